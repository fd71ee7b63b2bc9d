import type { CasinoGame, Seeds as OwnSeeds } from '../../../../shared/api/casino.ts'
import { areSeeds, type Seeds, type Verified, verify } from '../../../../shared/domain/games/verify.ts'
import style from '../../../../shared/ui/casino/casino.css?inline'
import type { VerifyProps } from '../../../../shared/ui/casino/props.ts'
import type { Page, PageContext } from '../../page.ts'
import { Island } from '../../render/island.tsx'
import { gameIn, houseGame, playTexts } from './game-data.ts'
import { gameLink, gameName } from './names.ts'
import { paysOf } from './pays.ts'
import { CasinoScreen, casinoHead, fromLobby, type Listed } from './screen.tsx'

const FAIR = 'provably-fair'
const KINDS = ['slot', 'coin', 'dice', 'crash', 'roulette', 'keno', 'mines', 'scratch', 'bingo', 'lucky6'] as const

type LandingData = Listed<
  { game: CasinoGame } | { game: null; seeds: Seeds | null; verified: Verified | null; own: OwnSeeds | null } | null
>

/** The seeds of a filled-in form; null before that. */
function askedSeeds({ visit: { url } }: PageContext): Seeds | null {
  const query = url.searchParams
  if (!query.has('server')) return null
  const nonce = query.get('nonce') ?? ''
  return {
    server: (query.get('server') ?? '').trim().toLowerCase().slice(0, 200),
    client: (query.get('client') ?? '').trim().slice(0, 200),
    nonce: /^[0-9]{1,15}$/.test(nonce) ? Number(nonce) : -1,
  }
}

/** Pages about games (spec §2 `games-landing`): the rules and pays of each, and how a round is checked, with the check itself. */
export const gamesLandingPage: Page<LandingData> = {
  style,
  load: (ctx, { landingRoute = '' }) =>
    fromLobby(
      ctx,
      async (lobby) => {
        if (landingRoute !== FAIR) {
          const game = gameIn(lobby, { gameRoute: landingRoute })
          return game && houseGame(game) ? { game } : null
        }
        const seeds = askedSeeds(ctx)
        const own = ctx.visit.player ? await ctx.origin.casino.seeds() : null
        return { game: null, seeds, verified: seeds && areSeeds(seeds) ? await verify(seeds) : null, own }
      },
      null,
    ),
  view: ({ lobby, rest }, ctx) => (
    <CasinoScreen ctx={ctx} lobby={lobby} title={titleOf(rest, ctx)}>
      {rest && (rest.game ? <Rules game={rest.game} ctx={ctx} /> : <Fair {...rest} ctx={ctx} />)}
    </CasinoScreen>
  ),
  head: ({ rest }, ctx) => casinoHead(titleOf(rest, ctx), ctx, { noindex: ctx.visit.url.search !== '' }),
}

const titleOf = (rest: LandingData['rest'], ctx: PageContext): string =>
  rest?.game ? gameName(rest.game, ctx) : ctx.t('casino_fair_title')

function Rules({ game, ctx }: { game: CasinoGame; ctx: PageContext }) {
  const { t } = ctx
  const kind = houseGame(game)?.kind
  const rows = kind ? paysOf(kind, ctx) : []
  return (
    <section className="box card">
      <h2>{t('casino_rules')}</h2>
      {kind && <p>{t(`casino_rules_${kind}`)}</p>}
      {game.rtp !== null && <p>{t('casino_rtp_long', { percent: game.rtp })}</p>}
      {rows.length > 0 && (
        <dl className="facts">
          <div className="fact">
            <dt>{t('casino_pays_result')}</dt>
            <dd>{t('casino_pays_head')}</dd>
          </div>
          {rows.map(([result, pays]) => (
            <div className="fact" key={result}>
              <dt>{result}</dt>
              <dd>{pays}</dd>
            </div>
          ))}
        </dl>
      )}
      <a className="btn btn-main" href={gameLink(game, ctx)}>
        {t('casino_to_game')}
      </a>
    </section>
  )
}

interface FairProps {
  seeds: Seeds | null
  verified: Verified | null
  own: OwnSeeds | null
  ctx: PageContext
}
function Fair({ seeds, verified, own, ctx }: FairProps) {
  const { t } = ctx
  const props: VerifyProps = {
    mode: 'verify',
    lang: t.lang,
    texts: playTexts(ctx),
    action: ctx.href('gamesLanding', { landingRoute: FAIR }),
    seeds,
    verified,
  }
  return (
    <>
      <p>{t('casino_fair_text')}</p>
      <Island name="game" when="idle" props={props} />
      <section className="box card">
        <p>{t('casino_fair_bytes')}</p>
        <ul className="rows">
          {KINDS.map((kind) => (
            <li key={kind}>{t(`casino_fair_map_${kind}`)}</li>
          ))}
        </ul>
      </section>
      {own && <OwnPairs own={own} ctx={ctx} />}
    </>
  )
}

function OwnPairs({ own: { current, revealed }, ctx: { t, href } }: { own: OwnSeeds; ctx: PageContext }) {
  const link = (server: string, client: string) =>
    `${href('gamesLanding', { landingRoute: FAIR })}?${new URLSearchParams({ server, client, nonce: '0' })}`
  return (
    <section className="box card">
      <h2>{t('casino_fair_here')}</h2>
      <dl className="fair">
        <dt>{t('play_commit')}</dt>
        <dd>
          <code>{current.commit}</code>
        </dd>
        <dt>{t('play_client')}</dt>
        <dd>
          <code>{current.clientSeed}</code>
        </dd>
        <dt>{t('play_nonce')}</dt>
        <dd>{current.nonce}</dd>
      </dl>
      {revealed.length > 0 && <h3>{t('casino_fair_old')}</h3>}
      <ul className="fair">
        {revealed.map(({ serverSeed, clientSeed, nonce }) => (
          <li key={serverSeed}>
            <a href={link(serverSeed, clientSeed)}>
              <code>{serverSeed}</code>
            </a>{' '}
            · <code>{clientSeed}</code> · {nonce}
          </li>
        ))}
      </ul>
    </section>
  )
}

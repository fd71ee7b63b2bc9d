import type { CasinoGame } from '../../../../shared/api/casino.ts'
import { getSlotSession, type SlotSessionState } from '../../../../shared/api/slot-session.ts'
import type { Category } from '../../../../shared/domain/games/catalogue.ts'
import { readChoice } from '../../../../shared/domain/games/read-form.ts'
import style from '../../../../shared/ui/casino/casino.css?inline'
import type { PlayProps } from '../../../../shared/ui/casino/props.ts'
import { GamePicture } from '../../../../shared/ui/casino/tile.tsx'
import { wireAmount } from '../../../../shared/ui/islands/coupon/amount.ts'
import type { Loaded, Page, PageContext } from '../../page.ts'
import { Island } from '../../render/island.tsx'
import { gameIn, houseGame, playProps } from './game-data.ts'
import { gameLink, gameName } from './names.ts'
import { CasinoScreen, casinoHead, fromLobby, type Listed } from './screen.tsx'
import { BeginSlots, beginBy, mustBegin, SlotsLeft } from './slot-session.tsx'

type GameData = Listed<{
  game: CasinoGame
  /** Null for a visitor, and for a game of another provider. */
  play: PlayProps | null
  isFavourite: boolean
  /** The player's session of slots; null at other games, and when the origin does not tell. */
  slots: SlotSessionState | null
} | null>

async function ownOf(ctx: PageContext, game: CasinoGame) {
  const own = houseGame(game)
  const [play, favourites, slots] = await Promise.all([
    own && playProps(ctx, own),
    ctx.origin.casino.favourites(),
    own?.kind === 'slot' ? ctx.read(getSlotSession) : null,
  ])
  return { game, play, slots, isFavourite: favourites?.some(({ id }) => id === game.id) ?? false }
}

/**
 * A game to play (spec §2): with a script without reloading, without one each round is a plain form. A visitor sees it and how it pays. Under
 * an address of `only` one category stand that category's games alone.
 */
export const casinoGamePage = (only?: Category): Page<GameData> => ({
  style,
  load: (ctx, params) =>
    fromLobby(
      ctx,
      async (lobby) => {
        const game = gameIn(lobby, params)
        if (!game || (only && game.category !== only)) return null
        return ctx.visit.player ? ownOf(ctx, game) : { game, play: null, isFavourite: false, slots: null }
      },
      null,
    ),
  view: ({ lobby, rest }, ctx) => {
    if (!rest)
      return (
        <CasinoScreen ctx={ctx} lobby={lobby} title="">
          {null}
        </CasinoScreen>
      )
    const { t, href } = ctx
    const { game, play, slots } = rest
    const own = houseGame(game)
    return (
      <CasinoScreen ctx={ctx} lobby={lobby} title={gameName(game, ctx)} current={game.category}>
        {mustBegin(slots) ? (
          <BeginSlots slots={slots} ctx={ctx} />
        ) : play ? (
          <Island name="game" when="load" props={play} />
        ) : (
          <Shut {...rest} ctx={ctx} />
        )}
        <SlotsLeft slots={slots} ctx={ctx} />
        {game.rtp !== null && <p className="mu">{t('casino_rtp_long', { percent: game.rtp })}</p>}
        <div className="scroll">
          {own && (
            <a className="chip" href={href('gamesLanding', { landingRoute: game.slug })}>
              {t('casino_rules')}
            </a>
          )}
          <a className="chip" href={href('gamesLanding', { landingRoute: 'provably-fair' })}>
            {t('casino_fair_title')}
          </a>
          {ctx.visit.player && (
            <>
              <a className="chip" href={href('responsible')}>
                {t('casino_limits')}
              </a>
              <Star {...rest} ctx={ctx} />
            </>
          )}
        </div>
      </CasinoScreen>
    )
  },
  head: ({ rest }, ctx) =>
    rest
      ? casinoHead(gameName(rest.game, ctx), ctx, {
          canonical: gameLink(rest.game, ctx).replace(/^\/[a-z]{2}(?=\/)/, ''),
          noindex: ctx.visit.player !== null,
        })
      : casinoHead(ctx.t('casino_title'), ctx, { noindex: true }),
  post: act,
})

/** A visitor is asked to sign in; a game of another provider opens there. */
function Shut({ game, ctx }: { game: CasinoGame; ctx: PageContext }) {
  const { t, href, visit } = ctx
  const own = houseGame(game)
  const isOther = visit.player && !own
  return (
    <section className="box card">
      <GamePicture kind={own?.kind ?? null} category={game.category} />
      <p>{t(isOther ? 'casino_provider_note' : own ? `casino_rules_${own.kind}` : 'casino_visitor')}</p>
      {isOther ? (
        <form method="post" action={ctx.form().action}>
          <input type="hidden" name="csrf" value={ctx.form().csrf} />
          <input type="hidden" name="action" value="launch" />
          <button type="submit" className="btn btn-main">
            {t('casino_open_provider')}
          </button>
        </form>
      ) : (
        <a className="btn btn-main" href={href('login')}>
          {t('casino_sign_in')}
        </a>
      )}
    </section>
  )
}

function Star({ isFavourite, ctx }: { isFavourite: boolean; ctx: PageContext }) {
  const form = ctx.form()
  return (
    <form method="post" action={form.action}>
      <input type="hidden" name="csrf" value={form.csrf} />
      <input type="hidden" name="action" value={isFavourite ? 'unmark' : 'mark'} />
      <button type="submit" className="chip" aria-pressed={isFavourite}>
        <span aria-hidden="true">{isFavourite ? '★' : '☆'}</span>
        {ctx.t(isFavourite ? 'casino_favourite_remove' : 'casino_favourite_add')}
      </button>
    </form>
  )
}

/** What a plain form asks for; each ends with the page anew. */
async function act(form: URLSearchParams, ctx: PageContext, params: Record<string, string>): Promise<Loaded<GameData>> {
  const lobby = await ctx.origin.casino.lobby()
  const game = lobby && gameIn(lobby, params)
  if (!game) return { kind: 'notFound' }
  const back = (query = ''): Loaded<GameData> => ({ kind: 'redirect', status: 303, to: ctx.visit.url.pathname + query })
  const refused = (title: string) => back(`?refused=${encodeURIComponent(title)}`)
  const favourite = `/web-api/casino/favourites/${game.id}`
  switch (form.get('action')) {
    case 'mark':
      await ctx.origin.send('PUT', favourite, null)
      return back()
    case 'unmark':
      await ctx.origin.send('DELETE', favourite, null)
      return back()
    case 'slots': {
      const title = await beginBy(form, ctx)
      return title === null ? back() : refused(title)
    }
    case 'seeds': {
      const answer = await ctx.origin.post('/web-api/casino/seeds', { clientSeed: form.get('clientSeed') || null })
      return answer.ok ? back() : refused(answer.title)
    }
    case 'launch': {
      const launched = await ctx.origin.casino.launch(game.id)
      return launched?.type === 'provider'
        ? { kind: 'redirect', status: 303, to: launched.url }
        : refused('main_unavailable')
    }
    default:
      return playForm(form, ctx, game, back, refused)
  }
}

/** Plays the round of a plain form, by the form's own key: a double click is harmless. */
async function playForm(
  form: URLSearchParams,
  ctx: PageContext,
  game: CasinoGame,
  back: (query: string) => Loaded<GameData>,
  refused: (title: string) => Loaded<GameData>,
): Promise<Loaded<GameData>> {
  const own = houseGame(game)
  const choice = own && readChoice(own.kind, form)
  if (!choice) return refused('choice')
  const answer = await ctx.origin.post(
    '/web-api/casino/rounds',
    { gameId: game.id, amount: wireAmount(form.get('amount') ?? '', 'EUR'), choice },
    { 'idempotency-key': form.get('key') ?? '' },
  )
  if (!answer.ok) return refused(answer.status === 0 ? 'main_outcome_unknown' : answer.title)
  const { id }: { id?: unknown } = Object(answer.data)
  return back(`?round=${Number(id)}`)
}

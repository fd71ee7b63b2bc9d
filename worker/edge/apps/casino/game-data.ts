import type { CasinoGame, CasinoLobby, GameRound } from '../../../../shared/api/casino.ts'
import { gameOf, HOUSE, type HouseGame } from '../../../../shared/domain/games/catalogue.ts'
import { cycleOf } from '../../../../shared/domain/games/cycle.ts'
import { profileOf } from '../../../../shared/domain/licence/profiles.ts'
import { initialBet } from '../../../../shared/domain/money/steps.ts'
import texts from '../../../../shared/i18n/casino/en.ts'
import type { PlayKey, PlayProps, PlayTexts } from '../../../../shared/ui/casino/props.ts'
import { idText } from '../../forms/id-text.ts'
import { isTold } from '../../forms/notice.ts'
import type { PageContext } from '../../page.ts'

/** Rounds that are listed below the game. */
const LISTED = 10
const isPlayKey = (key: string): key is PlayKey => key.startsWith('play_') && Object.hasOwn(texts, key)

/** What the island says, in the visit's language. */
export function playTexts({ t }: PageContext): PlayTexts {
  const said: Partial<Record<PlayKey, string>> = {}
  // What has values is filled where it is said: the text itself goes along, for placeholders that only the browser knows.
  for (const key of Object.keys(texts)) if (isPlayKey(key)) said[key] = t(key)
  return said
}

/** The game that an address means: by its number, or by its name. */
export function gameIn(lobby: CasinoLobby, { gameId, gameName, gameRoute }: Record<string, string>): CasinoGame | null {
  const games = lobby.categories.flatMap((category) => category.games)
  return gameRoute === undefined
    ? (games.find(({ id, slug }) => String(id) === gameId && slug === gameName) ?? null)
    : (games.find(({ slug }) => slug === gameRoute) ?? null)
}

export const houseGame = ({ id, provider }: CasinoGame): HouseGame | null => (provider === HOUSE ? gameOf(id) : null)

/** What only a player has at a game. Null: the origin does not let him play, or does not answer. */
export async function playProps(ctx: PageContext, game: HouseGame): Promise<PlayProps | null> {
  const { origin, config, visit, t } = ctx
  const query = visit.url.searchParams
  const asked = idText(query.get('round'))
  const [launched, rounds, check, last] = await Promise.all([
    origin.casino.launch(game.id),
    origin.casino.rounds(game.id),
    origin.realityCheck(),
    asked === null ? null : origin.casino.round(asked),
  ])
  if (launched?.type !== 'own') return null
  const { currency, min, max, seeds, left } = launched
  const shown = last?.gameId === game.id ? last : justPlayed(rounds?.[0], check?.time)
  return {
    mode: 'play',
    lang: t.lang,
    texts: playTexts(ctx),
    gameId: game.id,
    kind: game.kind,
    form: ctx.form(),
    currency,
    min,
    max,
    amount: amountOf(shown, currency, game),
    seeds,
    last: shown,
    rounds: (rounds ?? []).slice(0, LISTED),
    error: errorOf(query, ctx),
    session: check && {
      net: check.net,
      currency: check.currency,
      startedAt: Date.parse(check.startedAt),
      now: Date.parse(check.time),
      clock: visit.display,
    },
    left: game.kind === 'scratch' ? left.reduce((sum, tickets) => sum + tickets, 0) : null,
    cycle: cycleOf(profileOf(config.licenceProfile, config.countryCode), game.kind),
  }
}

/** How long a round stands on its stage again when the page is loaded anew, milliseconds. */
const FRESH_MS = 60_000

/** The newest round, when it has only just been played: whoever reloads in the middle of it sees it again. */
const justPlayed = (newest: GameRound | undefined, now: string | undefined): GameRound | null =>
  newest && now !== undefined && Date.parse(now) - Date.parse(newest.placedAt) < FRESH_MS ? newest : null

/** A round's own amount once more; of several spots the player says it himself. */
const amountOf = (round: GameRound | null, currency: string, { kind }: HouseGame): string =>
  round && kind !== 'roulette' ? round.amount : kind === 'scratch' ? '1' : initialBet(currency)

/** What a form without a script has left in the query. */
function errorOf(query: URLSearchParams, { t }: PageContext): string | null {
  const refused = query.get('refused')
  if (refused === 'choice') return t('play_choose')
  return refused !== null && isTold(refused) ? t(refused) : null
}

import { BINGO_PAYS } from '../../../../shared/domain/games/rules/bingo.ts'
import { KENO_PAYS } from '../../../../shared/domain/games/rules/keno.ts'
import { LUCKY_PAYS, LUCKY_PICKED } from '../../../../shared/domain/games/rules/lucky6.ts'
import { BOX } from '../../../../shared/domain/games/rules/scratch.ts'
import { ONE_CHERRY, SYMBOLS, THREE, TWO_CHERRIES } from '../../../../shared/domain/games/rules/slot.ts'
import { BINGO_ROWS } from '../../../../shared/ui/casino/stage.tsx'
import type { PageContext } from '../../page.ts'

/** The table of a game whose pays are a table. */
export function paysOf(kind: string, { t }: Pick<PageContext, 't'>): [string, string][] {
  const cherry = t('play_cherry')
  if (kind === 'slot')
    return [
      ...SYMBOLS.map((name): [string, string] => [`3 × ${t(`play_${name}`)}`, String(THREE[name])]),
      [`2 × ${cherry}`, String(TWO_CHERRIES)],
      [`1 × ${cherry}`, String(ONE_CHERRY)],
    ]
  if (kind === 'keno')
    return Object.entries(KENO_PAYS).flatMap(([picked, hits]) =>
      Object.entries(hits).map(([n, tenths]): [string, string] => [
        t('play_out_keno', { hits: n, picked }),
        String(tenths / 10),
      ]),
    )
  if (kind === 'bingo')
    return BINGO_ROWS.flatMap((text, rows): [string, string][] => {
      const pays = BINGO_PAYS[rows] ?? 0
      return pays > 0 ? [[t(text), String(pays)]] : []
    })
  if (kind === 'lucky6')
    return LUCKY_PAYS.map((pays, n) => [t('play_out_lucky6', { ball: n + LUCKY_PICKED }), String(pays)])
  if (kind === 'scratch') return BOX.map(([pays, tickets]) => [String(tickets), String(pays)])
  return []
}

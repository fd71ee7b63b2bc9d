import style from '../../../../shared/ui/casino/casino.css?inline'
import type { Page } from '../../page.ts'
import { type GamesData, slotsIn } from './list-pages.tsx'
import { paysOf } from './pays.ts'
import { CasinoScreen, casinoHead, fromLobby } from './screen.tsx'
import { Tiles } from './tiles.tsx'

/** The hall of classic slots (spec §2 `slots/vulkan`, a page of its own): the slots, and what the house's line pays. */
export const vulkanPage: Page<GamesData> = {
  style,
  load: (ctx) => fromLobby(ctx, slotsIn, []),
  view: ({ lobby, rest }, ctx) => {
    const { t } = ctx
    return (
      <CasinoScreen ctx={ctx} lobby={lobby} title={t('casino_vulkan_title')} current="slots">
        <p className="mu">{t('casino_vulkan_text')}</p>
        <Tiles games={rest} ctx={ctx} />
        <section className="box card">
          <h2>{t('casino_vulkan_pays')}</h2>
          <ul className="rows">
            {paysOf('slot', ctx).map(([result, pays]) => (
              <li key={result}>
                <span>{result}</span>
                <b className="end">{pays}×</b>
              </li>
            ))}
          </ul>
        </section>
      </CasinoScreen>
    )
  },
  head: (_data, ctx) => casinoHead(ctx.t('casino_vulkan_title'), ctx),
}

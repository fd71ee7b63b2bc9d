import type { IslandTranslate } from '../../../i18n/translate.ts'
import { Icon } from '../../icon.tsx'
import { Kept } from '../../raw.tsx'
import type { IslandProps } from '../props.ts'
import type { CouponAwake } from './awake.ts'
import { AwakeCoupon } from './awake-coupon.tsx'
import { Leg } from './leg.tsx'
import { couponModel } from './model.ts'
import { Empty, Sum } from './parts.tsx'
import { isUnanswered } from './placing.ts'
import { PlainCoupon } from './plain-form.tsx'

interface CouponViewProps {
  props: IslandProps['coupon']
  t: IslandTranslate
  awake?: CouponAwake | undefined
}

/** The slip. Without `awake` it is what the server renders: empty, or the one bet of a plain form. */
export function CouponIslandView({ props, t, awake }: CouponViewProps) {
  const count = awake ? awake.model.legs.length : props.picked ? 1 : 0
  return (
    <section className="coupon card" data-coupon="" aria-label={t('coupon_title')}>
      <header className="coupon-head">
        <h2>{t('coupon_title')}</h2>
        {/* The boot script may have counted already. */}
        <span className="coupon-count" data-coupon-count="" suppressHydrationWarning>
          {count}
        </span>
        {awake && count > 0 && !isUnanswered(awake.placing) && (
          <button type="button" className="link" onClick={awake.acts.clear}>
            {t('coupon_clear')}
          </button>
        )}
        {awake && (
          <button
            type="button"
            className="icon-btn"
            aria-label={t('coupon_tools')}
            aria-expanded={awake.tools !== null}
            data-coupon-tools=""
            onClick={awake.acts.tools}
          >
            <Icon name="menu" />
          </button>
        )}
      </header>
      {awake?.tools && <awake.tools.Panel props={props} awake={awake} locked={false} t={awake.tools.t} />}
      {awake ? <AwakeCoupon props={props} t={t} awake={awake} /> : <EarlyCoupon props={props} t={t} />}
      <p className="sr" role="status">
        {awake?.announcement ?? ''}
      </p>
    </section>
  )
}

/** Before the browser's part: the list that the boot script fills, and what the server knows. */
function EarlyCoupon({ props, t }: { props: IslandProps['coupon']; t: IslandTranslate }) {
  return (
    <>
      <Kept as="ul" html="" className="legs-early" data-coupon-early="" suppressHydrationWarning />
      {props.picked ? <Picked {...props} leg={props.picked} t={t} /> : <Empty lang={props.lang} t={t} />}
    </>
  )
}

function Picked({
  lang,
  leg,
  form,
  player,
  coefViewId,
  t,
}: IslandProps['coupon'] & { leg: NonNullable<IslandProps['coupon']['picked']>; t: IslandTranslate }) {
  const model = couponModel({
    legs: [leg],
    odds: new Map(),
    amount: '',
    currency: player?.currency ?? 'EUR',
    change: 2,
    coefViewId,
    signedIn: player !== null,
    stale: false,
  })
  return (
    <div className="coupon-body">
      <ul className="legs">
        {model.legs.map((own) => (
          <Leg key={own.leg.outcomeId} model={own} t={t} />
        ))}
      </ul>
      <dl className="coupon-sums">
        <Sum label={t('coupon_total_coef')} value={model.total ?? '–'} data-coupon-coef="" />
      </dl>
      {form && <PlainCoupon lang={lang} t={t} leg={leg} form={form} player={player} />}
    </div>
  )
}

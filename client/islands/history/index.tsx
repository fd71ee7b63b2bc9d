import { useEffect, useMemo, useRef, useState } from 'react'
import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import { withCurrency } from '../../../shared/ui/islands/coupon/amount.ts'
import { type Course, isRunning, type Sale, withCourse } from '../../../shared/ui/islands/history/model.ts'
import { SaleDialog, type SaleStep } from '../../../shared/ui/islands/history/sale-dialog.tsx'
import { HistoryIslandView } from '../../../shared/ui/islands/history/view.tsx'
import type { IslandProps } from '../../../shared/ui/islands/props.ts'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { refreshBalance, signedOut } from '../../api/accounts.ts'
import { errorText } from '../../api/error-text.ts'
import { type Answer, request } from '../../api/request.ts'
import { notify } from '../../stores/notifications.ts'
import { follow } from './follow.ts'
import { repeatCoupon } from './repeat.ts'
import { type Press, sellCoupon } from './sell.ts'
import { liveOf } from './wire.ts'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The server says alike that a part is worth nothing and that too little would be left. */
const refusalText = (answer: Exclude<Answer, { ok: true }>, t: IslandTranslate): string =>
  answer.answered && answer.title === 'cash_out_bad_amount' ? t('history_sell_bad_part') : errorText(answer, t)

/** Open coupons settle before the player's eyes, say what they are worth now, and can be sold or bet again. */
export default function HistoryIsland({ props, t }: { props: IslandProps['history']; t: IslandTranslate }) {
  const awake = useAwake()
  const [courses, setCourses] = useState<ReadonlyMap<number, Course>>(new Map())
  const [sales, setSales] = useState<ReadonlyMap<number, Sale>>(new Map())
  const latest = useRef(sales)
  latest.current = sales
  const [repeating, setRepeating] = useState<number | null>(null)
  /** The coupon being sold, and the offer that was made for it: it stays as it was read until it is over. */
  const [selling, setSelling] = useState<{ id: number; sale: Sale | undefined } | null>(null)
  const [step, setStep] = useState<SaleStep>({ step: 'ready', note: null })
  const coupons = useMemo(
    () => props.coupons.map((coupon) => withCourse(coupon, courses.get(coupon.id))),
    [props, courses],
  )
  const open = useRef<readonly number[]>([])
  open.current = coupons.filter(({ status }) => isRunning(status)).map(({ id }) => id)
  const look = useRef<() => Promise<void>>(async () => {})

  useEffect(() => {
    const following = follow({
      call: request,
      ids: () => open.current,
      visible: () => document.visibilityState === 'visible',
      signedOut,
      take(data) {
        const items = liveOf(data)
        if (items.some(({ course }) => !isRunning(course.status))) void refreshBalance()
        setCourses((known) => new Map([...known, ...items.map(({ course }) => [course.id, course] as const)]))
        setSales((known) => new Map([...known, ...items.map(({ course, sale }) => [course.id, sale] as const)]))
      },
    })
    look.current = following.look
    const seen = () => void following.look()
    seen()
    document.addEventListener('visibilitychange', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      following.end()
    }
  }, [])

  const repeat = async (id: number) => {
    setRepeating(id)
    await repeatCoupon(id, t)
    setRepeating(null)
  }
  const renew = async (id: number, note: string | null = null) => {
    setStep({ step: 'asking' })
    await look.current()
    setSelling((now) => now && { id, sale: latest.current.get(id) })
    setStep({ step: 'ready', note })
  }
  const confirm = async (press: Omit<Press, 'key'>) => {
    setStep({ step: 'sending' })
    const sold = await sellCoupon({ call: request, wait }, { ...press, key: crypto.randomUUID() })
    const { couponId: id } = press
    if (sold.end === 'sold') {
      const { course } = sold
      if (course) setCourses((known) => new Map([...known, [id, course]]))
      setSales((known) => new Map([...known].filter(([other]) => other !== id)))
      setSelling(null)
      const currency = coupons.find((coupon) => coupon.id === id)?.currency ?? ''
      notify('done', t('history_sell_done', { amount: withCurrency(sold.paid, currency) }))
      void refreshBalance()
      return look.current()
    }
    if (sold.end === 'unknown') return setStep({ step: 'ready', note: t('main_outcome_unknown') })
    if (!sold.sale) return renew(id, refusalText(sold.answer, t))
    setSelling((now) => now && { id, sale: sold.sale ?? undefined })
    setStep({ step: 'ready', note: refusalText(sold.answer, t) })
  }

  const sold = selling && coupons.find(({ id }) => id === selling.id)
  const seconds = useSecondsTo(selling?.sale?.offer?.until ?? null)
  return (
    <>
      <HistoryIslandView
        props={{ ...props, coupons }}
        t={t}
        {...(awake && {
          awake: {
            sales,
            repeating,
            repeat: (id) => void repeat(id),
            sell(id) {
              setSelling({ id, sale: undefined })
              void renew(id)
            },
          },
        })}
      />
      {sold && (
        <SaleDialog
          coupon={sold}
          sale={selling.sale}
          state={step}
          seconds={seconds}
          t={t}
          confirm={(offerId, part) => void confirm({ couponId: sold.id, offerId, part })}
          renew={() => void renew(sold.id)}
          close={() => setSelling(null)}
        />
      )}
    </>
  )
}

/** Whole seconds until an instant of this clock, counted down; 0 without one. */
function useSecondsTo(until: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
}

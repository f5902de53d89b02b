import { useLingui } from '@lingui/react/macro'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import type { Coupon } from '#contract/coupons.ts'
import { couponStanding } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useMyCouponsInfiniteQuery } from '../../api/coupons.ts'
import { useKeptPages } from '../../api/kept.ts'
import { useLive } from '../../api/live.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useMinute } from '../../components/words/use-minute.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { Aside } from '../../ui/Aside.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { More } from '../../ui/More.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { CouponCard } from './CouponCard.tsx'
import { NoCoupons } from './NoCoupons.tsx'
import { OpenCoupon } from './OpenCoupon.tsx'
import { OverCoupons } from './OverCoupons.tsx'
import { RemoveCoupon } from './RemoveCoupon.tsx'
import '../../components/page/split.css'
import './coupons.css'

/** Her coupons: those to use, each with its code for the till, and those that are over. Spec §2. */
export function CouponsPage() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const activityId = useActivityId()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, useMinute()).day
  useLive('own')
  const coupons = useKeptPages(useMyCouponsInfiniteQuery(activityId ? { activityId, language } : skipToken))
  useShowing(coupons.at)
  const rows = coupons.data?.flatMap(({ data }) => data)
  const toUse = rows?.filter((row) => couponStanding(row, today) === 'valid') ?? []
  const count = toUse.length
  return (
    <Page title={t`Coupon`} actions={count > 0 ? <p className="small quiet">{t`${count} da usare`}</p> : undefined}>
      {coupons.failure?.status && rows ? <Outdated failure={coupons.failure} onRetry={coupons.retry} /> : null}
      {coupons.isLoading ? <Coming className="coupons" parts={[{ on: 'panels', count: 3, picture: 'stub', lines: [64, 82, 40] }]} /> : null}
      {!rows && !coupons.isLoading ? (
        <LoadFailed
          failure={coupons.failure}
          title={t`Non riusciamo a caricare i dati`}
          offline={t`I tuoi coupon valgono ancora: li rivedi appena torna la rete.`}
          onRetry={coupons.retry}
        />
      ) : null}
      {rows?.length === 0 ? <NoCoupons title={t`Nessun coupon, per ora`} /> : null}
      {rows && rows.length > 0 ? (
        <Coupons toUse={toUse} over={rows.filter((row) => !toUse.includes(row))} today={today} zone={zone} />
      ) : null}
      {coupons.hasMore ? <More isLoading={coupons.isLoadingMore} isFailed={coupons.failure !== undefined} onMore={coupons.more} /> : null}
    </Page>
  )
}

type Props = { toUse: Coupon[]; over: Coupon[]; today: string; zone: string }

function Coupons({ toUse, over, today, zone }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState<string>()
  const [leaving, setLeaving] = useState<Coupon>()
  const isWide = useWide()
  const beside = isWide ? (toUse.find(({ id }) => id === open) ?? toUse[0]) : undefined
  const card = (coupon: Coupon) => (
    <CouponCard
      key={coupon.id}
      coupon={coupon}
      today={today}
      isOpen={coupon === beside ? 'beside' : !isWide && coupon.id === open ? 'here' : undefined}
      onOpen={() => setOpen(coupon.id)}
      onClose={() => setOpen(undefined)}
      onRemove={() => setLeaving(coupon)}
    />
  )
  return (
    <div className={beside && 'split'}>
      <div>
        {toUse.length > 0 ? (
          <ul className="coupons" aria-label={t`Da usare`}>
            {toUse.map(card)}
          </ul>
        ) : (
          <NoCoupons title={t`Nessun coupon da usare, per ora`} />
        )}
        {over.length > 0 ? <OverCoupons coupons={over} today={today} zone={zone} onRemove={setLeaving} /> : null}
      </div>
      {beside ? (
        <Aside open={open} className="split-ticket" aria-label={t`Coupon`}>
          <OpenCoupon key={beside.id} coupon={beside} today={today} onRemove={() => setLeaving(beside)} />
        </Aside>
      ) : null}
      {leaving ? <RemoveCoupon coupon={leaving} isValid={toUse.includes(leaving)} onClose={() => setLeaving(undefined)} /> : null}
    </div>
  )
}

import { Plural, useLingui } from '@lingui/react/macro'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import type { Coupon } from '#contract/coupons.ts'
import { isForOrders } from '#rules/coupons.ts'
import { type Cents, centsOf, euros, signedEuros } from '#rules/money.ts'
import { OptionList } from '../../ui/OptionList.tsx'
import { offOf } from './choice.ts'
import { Section } from './Section.tsx'
import './checkout.css'

type Props = {
  coupons: readonly Coupon[]
  chosen: Coupon | undefined
  subtotal: Cents
  today: string
  onChoose: (id: string) => void
}

/** "domenica 29 novembre" as the coupon's own page says it, with the year where it is not this one: not `dayName`, which would bring its library to this page. */
function lastDay(day: string, today: string, locale: string) {
  const isFar = day.slice(0, 4) !== today.slice(0, 4)
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isFar && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(day))
}

/** Which of her coupons she uses, if any, with what each takes off; one for the till stays in sight and says so; where there is no other that is all. */
export function CouponSection({ coupons, chosen, subtotal, today, onChoose }: Props) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(!chosen)
  if (!coupons.some(isForOrders))
    return (
      <p className="checkout-aside">
        <Ticket aria-hidden size={20} strokeWidth={1.75} />
        <Plural value={coupons.length} one="Il tuo coupon vale solo in cassa" other="I tuoi coupon valgono solo in cassa" />
      </p>
    )
  const wordsOf = (coupon: Coupon) => {
    if (!isForOrders(coupon)) return { title: coupon.title, text: t`Vale solo in cassa`, isOff: true }
    const [off, worth] = [offOf(coupon, subtotal), coupon.type === 'P' ? centsOf(coupon.price ?? 0) : 0]
    const [takes, has, last] = [signedEuros(off), euros(worth), lastDay(coupon.expires, today, i18n.locale)]
    const text = worth > 0 - off ? t`${takes}: ne vale ${has}, il resto non torna` : t`${takes} · fino a ${last}`
    return { title: coupon.title, text }
  }
  const none = { title: t`Nessun coupon`, text: t`Resta tuo per un’altra volta` }
  return (
    <Section
      title={t({ message: 'Coupon', context: 'one' })}
      done={chosen ? wordsOf(chosen) : none}
      isOpen={isOpen}
      onEdit={() => setOpen(true)}
    >
      <OptionList
        legend={t({ message: 'Coupon', context: 'one' })}
        chosen={chosen?.id ?? ''}
        options={[...coupons.map((one) => ({ value: one.id, ...wordsOf(one), icon: Ticket })), { value: '', ...none }]}
        onChoose={(id) => {
          onChoose(id)
          setOpen(false)
        }}
      />
    </Section>
  )
}

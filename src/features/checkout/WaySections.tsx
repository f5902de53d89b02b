import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { OptionList } from '../../ui/OptionList.tsx'
import { AddressSection } from './AddressSection.tsx'
import type { Offer } from './choice.ts'
import { Section } from './Section.tsx'
import type { Choices } from './use-choices.ts'
import { paymentWords, shippingWords } from './way-words.ts'
import './checkout.css'

type Props = { offer: Offer; choices: Choices }

/** How it comes to her, and where. */
export function ShippingSections({ offer, choices }: Props) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState<'shipping' | 'address'>()
  const { shipping, address, isSent, today, priceOf, change, chooseShipping } = choices
  const wordsOf = (one: Offer['shippings'][number]) => shippingWords(one, { price: priceOf(one), today }, i18n)
  return (
    <>
      <Section
        title={t`Come lo ricevi`}
        done={shipping && wordsOf(shipping)}
        isOpen={open === 'shipping'}
        onEdit={() => setOpen('shipping')}
      >
        <OptionList
          legend={t`Come lo ricevi`}
          chosen={shipping?.id}
          options={offer.shippings.map((one) => ({ value: one.id, ...wordsOf(one) }))}
          onChoose={(id) => {
            setOpen('shipping')
            chooseShipping(id)
          }}
          onDone={() => setOpen(undefined)}
        />
      </Section>
      {isSent ? (
        <AddressSection
          addresses={offer.addresses}
          chosen={address}
          isOpen={open === 'address'}
          onEdit={() => setOpen('address')}
          onChoose={(addressId) => {
            setOpen('address')
            change({ addressId })
          }}
          onDone={() => setOpen(undefined)}
        />
      ) : null}
    </>
  )
}

/** How she pays; what does not go with the shipping says why. */
export function PaymentSection({ choices: { ways, payment, wasCleared, choosePayment, figures } }: Omit<Props, 'offer'>) {
  const { t, i18n } = useLingui()
  if (figures.total === 0 && payment) return <NothingToPay figures={figures} />
  return (
    <Section title={t`Come paghi`} isOpen isLacking={!payment}>
      {wasCleared ? (
        <p className="checkout-cleared" role="status">
          <Trans>Con il corriere non si paga in negozio: scegli un altro modo.</Trans>
        </p>
      ) : null}
      <OptionList
        legend={t`Come paghi`}
        chosen={payment?.id}
        options={ways.map((one) => ({ value: one.id, ...paymentWords(one, i18n), isOff: one.off !== undefined }))}
        onChoose={choosePayment}
      />
    </Section>
  )
}

/** In the place of the ways to pay: what covers it all. */
function NothingToPay({ figures: { coupon, credit } }: Pick<Choices, 'figures'>) {
  const { t } = useLingui()
  const [isByCoupon, isByCredit] = [coupon !== undefined, credit < 0]
  const by =
    isByCoupon && isByCredit
      ? t`Lo coprono coupon e credito`
      : isByCoupon
        ? t`Lo copre il coupon`
        : isByCredit
          ? t`Lo copre il credito`
          : ''
  const done = { title: t`Non resta niente da pagare`, text: by }
  return <Section title={t`Come paghi`} done={done} isOpen={false} />
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TillCustomer } from '#contract/counter-till.ts'
import { WorkFailed } from '../../../components/staff/WorkFailed.tsx'
import { useTillCustomer } from '../../../api/counter-till.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { ActsLink } from './ActsLink.tsx'
import { CouponStep } from './CouponStep.tsx'
import { CustomerComing } from './CustomerComing.tsx'
import { CustomerKeys } from './CustomerKeys.tsx'
import { EarnStep } from './EarnStep.tsx'
import { LostAnswer } from './LostAnswer.tsx'
import { MovementsStep } from './MovementsStep.tsx'
import { NotFound } from './NotFound.tsx'
import { SpendStep } from './SpendStep.tsx'
import type { Room } from './room.ts'
import { TillStep } from './TillStep.tsx'
import { useDeed } from './use-deed.ts'
import './amount.css'
import './till.css'

type Props = { id: string; step: string | undefined; of: string | undefined }

/** A customer at the till, and what is done with her card. LOOK "counter-3". */
export function CustomerPart({ id, step, of }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data: customer, isLoading, failure, retry } = useTillCustomer(id, language)
  // Each step begins anew.
  if (customer) return <CustomerRoom key={`${step} ${of}`} customer={customer} step={step} of={of} />
  return (
    <TillStep title={t`Cassa`} to="/counter/till">
      {isLoading ? (
        <CustomerComing />
      ) : failure && [403, 404].includes(failure.status) ? (
        <NotFound failure={failure} />
      ) : (
        <WorkFailed
          failure={failure}
          title={t`Non riusciamo a caricare la carta`}
          offline={t`La carta si apre appena torna la rete.`}
          onRetry={retry}
        />
      )}
    </TillStep>
  )
}

function CustomerRoom({ customer, step, of }: { customer: TillCustomer } & Omit<Props, 'id'>) {
  const { t } = useLingui()
  const deeds = useDeed(customer)
  const [typed, onType] = useState('')
  const room: Room = { customer, deeds, typed, onType, of }
  const to = `/counter/till/${customer.id}`
  if (step === 'movements')
    return (
      <TillStep title={t`Movimenti`} to={to}>
        <MovementsStep customer={customer} />
      </TillStep>
    )
  if (deeds.lost)
    return (
      <TillStep title={customer.name} to="/counter/till">
        <LostAnswer customer={customer} deeds={deeds} deed={deeds.lost} />
      </TillStep>
    )
  if (step === 'earn')
    return (
      <TillStep title={t`Accredita`} to={to}>
        <EarnStep {...room} />
      </TillStep>
    )
  if (step === 'spend')
    return (
      <TillStep title={t`Usa credito`} to={to}>
        <SpendStep {...room} />
      </TillStep>
    )
  if (step === 'coupons')
    return (
      <TillStep title={t`Riscatta`} to={to}>
        <CouponStep {...room} />
      </TillStep>
    )
  return (
    <TillStep title={customer.name} to="/counter/till" isFirst actions={<ActsLink />}>
      {deeds.refusal ? (
        <p className="cash-refusal" role="alert">
          {deeds.refusal}
        </p>
      ) : null}
      <CustomerKeys customer={customer} />
    </TillStep>
  )
}

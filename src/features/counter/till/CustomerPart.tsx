import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
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
import { useFind } from './use-find.ts'
import { BESIDE_AMOUNT, useTypingScanner } from './use-typing-scanner.ts'
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
  const deeds = useDeed(customer)
  const [typed, onType] = useState('')
  const find = useScannedNext({ typed, onType, isAmount: step === 'earn' || step === 'spend' })
  const room: Room = { customer, deeds, typed, onType, of }
  const { body, ...head } = useStep(step, room)
  return (
    <TillStep {...head}>
      {find.failure ? <NotFound failure={find.failure} onClose={find.clear} /> : null}
      {body}
    </TillStep>
  )
}

/** The next card, scanned whatever is done here: it opens, and of its digits nothing is left in an amount that was being typed. */
function useScannedNext({ typed, onType, isAmount }: Pick<Room, 'typed' | 'onType'> & { isAmount: boolean }) {
  const find = useFind()
  const before = useRef(typed)
  const onCode = (code: string) => {
    if (isAmount) onType(before.current)
    find.onCode(code)
  }
  const onFirst = () => {
    before.current = typed
  }
  useTypingScanner(onCode, { onFirst, ...(isAmount && { least: BESIDE_AMOUNT }) })
  return find
}

type Step = { title: string; to: string; isFirst?: boolean; actions?: ReactNode; body: ReactNode }

/** What stands at a step of the till, and the way back from it. */
function useStep(step: string | undefined, room: Room): Step {
  const { t } = useLingui()
  const { customer, deeds } = room
  const [to, till] = [`/counter/till/${customer.id}`, '/counter/till']
  if (step === 'movements') return { title: t`Movimenti`, to, body: <MovementsStep customer={customer} /> }
  if (deeds.lost) return { title: customer.name, to: till, body: <LostAnswer customer={customer} deeds={deeds} deed={deeds.lost} /> }
  if (step === 'earn') return { title: t`Accredita`, to, body: <EarnStep {...room} /> }
  if (step === 'spend') return { title: t`Usa credito`, to, body: <SpendStep {...room} /> }
  if (step === 'coupons') return { title: t`Riscatta`, to, body: <CouponStep {...room} /> }
  const body = (
    <>
      {deeds.refusal ? (
        <p className="cash-refusal" role="alert">
          {deeds.refusal}
        </p>
      ) : null}
      <CustomerKeys customer={customer} />
    </>
  )
  return { title: customer.name, to: till, isFirst: true, actions: <ActsLink />, body }
}

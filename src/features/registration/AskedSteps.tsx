import { type ComponentType, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { CodeStep } from './CodeStep.tsx'
import { ConsentsStep } from './ConsentsStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { StepHead } from '../../components/steps/StepHead.tsx'
import { part } from '../../ui/part.tsx'
import { KnownPassword, OwnPassword, PasswordStep } from './PasswordStep.tsx'
import { pathOf, type Question } from './questions.ts'
import type { StepProps } from './step.ts'
import { YouStep } from './YouStep.tsx'
import { type Under, useRegistering } from './use-registering.ts'

/** Few activities ask for it. */
const AddressStep = part(() => import('./AddressStep.tsx').then((m) => m.AddressStep))

const STEPS: Record<Question, ComponentType<StepProps>> = {
  email: EmailStep,
  code: CodeStep,
  password: PasswordStep,
  you: YouStep,
  consents: ConsentsStep,
  address: AddressStep,
}

/** For who is logged in alone. */
const FurtherStep = part(() => import('./FurtherStep.tsx').then((m) => m.FurtherStep))

/** The question of this address, and how far that is; without a letter on its way there is only the first. */
export function AskedSteps({ question: named, ...under }: Under & { question: Question }) {
  const at = useRegistering(under)
  const { me, draft, change, activity } = under
  // On a larger screen the consents are asked with her name.
  const question = at.asked.includes(named) ? named : 'you'
  const isReady = me !== undefined || question === 'email' || draft.challenge !== undefined

  useEffect(() => {
    if (isReady && me === undefined && draft.question !== question) change({ question })
  }, [isReady, me, draft.question, question, change])

  // Here before they are needed: she may be out of reach by then.
  const isAddressAsked = at.asked.includes('address')
  const { isKnown } = draft
  useEffect(() => {
    if (isAddressAsked) void AddressStep.fetch().catch(() => undefined)
    if (me !== undefined) return
    void (isKnown ? KnownPassword : OwnPassword).fetch().catch(() => undefined)
  }, [isAddressAsked, isKnown, me])

  if (!isReady) return <Navigate replace to={pathOf('email', activity.id)} />
  const Step = me === undefined ? STEPS[question] : FurtherStep
  return (
    <>
      <StepHead {...at.progress(question)} />
      <Step key={question} at={at} />
    </>
  )
}

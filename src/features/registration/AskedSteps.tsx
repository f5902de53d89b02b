import { type ComponentType, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { AddressStep } from './AddressStep.tsx'
import { BirthStep } from './BirthStep.tsx'
import { CodeStep } from './CodeStep.tsx'
import { ConsentsStep } from './ConsentsStep.tsx'
import { CountryStep } from './CountryStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { NameStep } from './NameStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { PhoneStep } from './PhoneStep.tsx'
import { pathOf, type Question } from './questions.ts'
import type { StepProps } from './step.ts'
import { type Under, useRegistering } from './use-registering.ts'

const STEPS: Record<Question, ComponentType<StepProps>> = {
  email: EmailStep,
  code: CodeStep,
  password: PasswordStep,
  name: NameStep,
  birth: BirthStep,
  phone: PhoneStep,
  address: AddressStep,
  country: CountryStep,
  consents: ConsentsStep,
}

/** The question of this address; without a letter on its way there is only the first. */
export function AskedSteps({ question, ...under }: Under & { question: Question }) {
  const at = useRegistering(under)
  const { draft, change, activity } = under
  const isReady = question === 'email' || (draft.challenge !== undefined && at.asked.includes(question))

  useEffect(() => {
    if (isReady && draft.question !== question) change({ question })
  }, [isReady, draft.question, question, change])

  if (!isReady) return <Navigate replace to={pathOf('email', activity.id)} />
  const Step = STEPS[question]
  return <Step key={question} at={at} />
}

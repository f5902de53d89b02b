import { type Progress, StepHead } from './StepHead.tsx'
import { type Step, StepForm } from './StepForm.tsx'
import './step-page.css'

/**
 * One question a step: progress above, the primary key at the bottom where the thumb is. Give each step a `key` of its own.
 * One that asks the server is told by `useSubmit` how it stands. LOOK "Registration".
 */
export function StepPage({ flow, of, step, steps, onBack, ...form }: Progress & Step) {
  return (
    <div className="step">
      <StepHead {...{ flow, of, step, steps, onBack }} />
      <StepForm of={of} {...form} />
    </div>
  )
}

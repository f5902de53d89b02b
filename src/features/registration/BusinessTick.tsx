import { Trans } from '@lingui/react/macro'
import { Tick } from '../../ui/Tick.tsx'
import type { StepProps } from './step.ts'
import './registration.css'

/** Is the card for a business? Spec §3. */
export const BusinessTick = ({ at: { answers, keep } }: StepProps) => (
  <Tick checked={answers.typo === 'G'} onChange={({ target }) => keep({ typo: target.checked ? 'G' : 'F' })} className="you-business">
    <Trans>La carta è per la mia azienda</Trans>
  </Tick>
)

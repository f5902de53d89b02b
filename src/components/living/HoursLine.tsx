import { useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { LivingSlip } from './LivingSlip.tsx'
import { useHours } from './use-hours.ts'

/** The living line where nothing else is to be said: is the first of the stores open, and until when? LOOK "phone-6". */
export function HoursLine() {
  const { t } = useLingui()
  const hours = useHours()
  if (!hours) return null
  const { store, title, text } = hours
  return <LivingSlip to={`/stores/${store.id}`} Icon={Clock} name={t`Orari`} title={title} text={text ?? ''} />
}

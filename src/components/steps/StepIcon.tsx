import type { LucideIcon } from 'lucide-react'
import './step-page.css'

/** The picture of a step: what it is about, at a glance. */
export function StepIcon({ icon: Icon, isBad = false }: { icon: LucideIcon; isBad?: boolean }) {
  return (
    <span className={isBad ? 'step-icon step-icon-bad' : 'step-icon'}>
      <Icon aria-hidden size={28} strokeWidth={1.75} />
    </span>
  )
}

import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import './living-slip.css'

type Props = {
  to: string
  Icon: LucideIcon
  /** What it is about, for who does not see the icon. */
  name: string
  /** The sentence as a text: a new one comes out again. */
  says: string
  children: ReactNode
}

/** The living line of home, a slip from under the card. LOOK "phone-6". */
export function LivingSlip({ to, Icon, name, says, children }: Props) {
  return (
    <div className="living">
      <Link className="living-slip" to={to}>
        <span className="unseen">{name}</span>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        <span key={says} className="living-words">
          {children}
        </span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Link>
    </div>
  )
}

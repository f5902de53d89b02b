import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import './living-slip.css'

type Props = {
  to: string
  Icon: LucideIcon
  /** What it is about, for who does not see the icon. */
  name: string
  /** What matters of it, and the rest: below it where both have no room in one line. */
  title: string
  /** Of words that are not ours: it keeps to one line, so that the rest always has the other. */
  isOfAnyLength?: boolean
  text: string
}

/** The living line of home, a slip from under the card. LOOK "phone-6". */
export function LivingSlip({ to, Icon, name, title, isOfAnyLength = false, text }: Props) {
  return (
    <div className="living">
      <Link className="living-slip" to={to}>
        <span className="unseen">{name}</span>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        {/* A new sentence comes out again. */}
        <span key={`${title} ${text}`} className="living-words">
          <strong className={isOfAnyLength ? 'living-cut' : undefined} dir="auto">
            {title}
          </strong>{' '}
          <span className="living-more">{text}</span>
        </span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Link>
    </div>
  )
}

import type { LucideIcon } from 'lucide-react'
import './living-slip.css'

export type Slip = {
  Icon: LucideIcon
  /** What it is about, for who does not see the icon. */
  name: string
  /** What matters of it, and the rest: below it where both have no room in one line. */
  title: string
  /** Of words that are not ours: it keeps to one line, so that the rest always has the other. */
  isOfAnyLength?: boolean
  text: string
}

/** What the living line says. */
export function SlipWords({ Icon, name, title, isOfAnyLength = false, text }: Slip) {
  return (
    <>
      <span className="unseen">{name}</span>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      {/* A new sentence comes out again. */}
      <span key={`${title} ${text}`} className="living-words">
        <strong className={isOfAnyLength ? 'living-cut' : undefined} dir="auto">
          {title}
        </strong>{' '}
        <span className="living-more">{text}</span>
      </span>
    </>
  )
}

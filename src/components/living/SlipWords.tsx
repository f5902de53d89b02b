import type { LucideIcon } from 'lucide-react'
import './living-slip.css'

export type Slip = {
  Icon: LucideIcon
  /** What it is about, for who does not see the icon. */
  name: string
  /** What matters of it, and the rest, one sentence: in two lines where one has no room for it. */
  title: string
  /** Of words that are not ours: it keeps to two lines, and what follows is no part of its sentence. */
  isOfAnyLength?: boolean
  text: string
  /** What was promised has passed: it is said in the colour of a warning too. */
  isOverdue?: boolean
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
          {text && !isOfAnyLength ? `${title},` : title}
        </strong>{' '}
        <span className="living-more">{text}</span>
      </span>
    </>
  )
}

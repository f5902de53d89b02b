import { ChevronDown } from 'lucide-react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/Panel.tsx'
import { type Slip, SlipWords } from './SlipWords.tsx'
import { takesRoom } from './takes-room.ts'
import './living-fold.css'
import './living-slip.css'

type Props = Slip & {
  /** How far it is, from 0 to 1. */
  share: number
  /** Over the title, once it is open. */
  head: ReactNode
  children: ReactNode
}

/** The living line of what goes on: a slip from under the card that opens where it stands. LOOK "phone-10". */
export function LivingFold({ share, head, children, ...slip }: Props) {
  const { Icon, title, text, isOverdue } = slip
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const closed = useCallback((slip: HTMLButtonElement | null) => {
    button.current = slip
    return takesRoom(slip)
  }, [])
  const press = () => {
    flushSync(() => setOpen(!isOpen))
    button.current?.focus() // it is another one, at the same place
  }
  const key = { type: 'button', 'aria-expanded': isOpen, onClick: press } as const
  return (
    <div className="living">
      {isOpen ? (
        <Panel as="section" ref={takesRoom} className="living-panel">
          <button {...key} ref={button} className="living-head">
            <span className={classes('living-about', isOverdue && 'living-overdue')}>
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              {head}
            </span>
            <strong>{title}</strong>
            {text ? <span className="small quiet">{text}</span> : null}
            <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
          </button>
          {children}
        </Panel>
      ) : (
        <button {...key} ref={closed} className={classes('living-slip', isOverdue && 'living-overdue')}>
          <SlipWords {...slip} />
          <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
          <span className="living-share" aria-hidden style={{ inlineSize: `${share * 100}%` }} />
        </button>
      )}
    </div>
  )
}

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Panel } from '../../ui/Panel.tsx'
import { type Slip, SlipWords } from './SlipWords.tsx'
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
  const { Icon, title, text } = slip
  const panel = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useRoom(panel, isOpen)
  const press = () => {
    flushSync(() => setOpen(!isOpen))
    button.current?.focus() // it is another one, at the same place
  }
  const key = { ref: button, type: 'button', 'aria-expanded': isOpen, onClick: press } as const
  return (
    <div className="living">
      {isOpen ? (
        <Panel as="section" ref={panel} className="living-panel">
          <button {...key} className="living-head">
            <span className="living-about">
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
        <button {...key} className="living-slip">
          <SlipWords {...slip} />
          <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
          <span className="living-share" aria-hidden style={{ inlineSize: `${share * 100}%` }} />
        </button>
      )}
    </div>
  )
}

/** What stands below makes room for as much as the open panel takes, also when that changes. */
function useRoom(panel: { current: HTMLElement | null }, isOpen: boolean) {
  useLayoutEffect(() => {
    const opened = panel.current
    const page = opened?.closest<HTMLElement>('.living')?.parentElement
    if (!isOpen || !opened || !page) return
    const measure = () => page.style.setProperty('--living-open', `${opened.offsetTop + opened.offsetHeight}px`)
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(opened)
    return () => {
      watcher.disconnect()
      page.style.removeProperty('--living-open')
    }
  }, [panel, isOpen])
}

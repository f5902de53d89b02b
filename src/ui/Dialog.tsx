import { Dialog as Part } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Overlay } from './Overlay.tsx'
import { useUnsaved } from './use-unsaved.ts'
import { Button } from './Button.tsx'
import './dialog.css'

type Props = {
  title: string
  size?: 'small' | 'normal'
  save: string
  onSave: () => void
  /** It takes something away for good. */
  isGrave?: boolean
  cancel: string
  onClose: () => void
  /** A second way to save. */
  second?: { label: string; onSave: () => void } | undefined
  children: ReactNode
}

/**
 * The general dialog: persistent (a tap outside does nothing), Esc closes, Enter saves, a hint on phones where there is more
 * to scroll. Its content is as high as the window less 150 px on phones, less 350 elsewhere. Mount it to open it. Spec §2.
 */
export function Dialog({ title, size = 'normal', save, onSave, isGrave = false, cancel, onClose, second, children }: Props) {
  useUnsaved()
  const { body, hasMore } = useMore()
  const saving = useRef<HTMLButtonElement>(null)
  // The first field; where there is none, the key that Enter presses.
  const first = () => body.current?.querySelector<HTMLElement>('input, select, textarea') ?? saving.current
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isControl =
      event.target instanceof HTMLButtonElement || event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLAnchorElement
    if (event.key !== 'Enter' || isControl) return
    event.preventDefault()
    onSave()
  }
  return (
    <Overlay shape="dialog" size={size} isPersistent firstFocus={first} onClose={onClose}>
      <Part.Content onKeyDown={onKeyDown}>
        <Part.Header>
          <Part.Title>{title}</Part.Title>
        </Part.Header>
        <Part.Body ref={body} className="dialog-body">
          {children}
          {hasMore ? (
            <span className="dialog-more">
              <ChevronDown aria-hidden size={16} /> <Trans>Scorri per continuare</Trans>
            </span>
          ) : null}
        </Part.Body>
        <Part.Footer>
          <Button onClick={onClose}>{cancel}</Button>
          {second ? <Button onClick={second.onSave}>{second.label}</Button> : null}
          <Button ref={saving} look={isGrave ? 'bad' : 'primary'} onClick={onSave}>
            {save}
          </Button>
        </Part.Footer>
      </Part.Content>
    </Overlay>
  )
}

/** Is there more below what is in sight? */
function useMore() {
  const body = useRef<HTMLDivElement>(null)
  const [hasMore, setMore] = useState(false)
  useEffect(() => {
    const node = body.current
    if (!node) return
    const look = () => setMore(node.scrollHeight - node.scrollTop - node.clientHeight > 8)
    look()
    node.addEventListener('scroll', look, { passive: true })
    const watcher = new ResizeObserver(look)
    watcher.observe(node)
    return () => {
      watcher.disconnect()
      node.removeEventListener('scroll', look)
    }
  }, [])
  return { body, hasMore }
}

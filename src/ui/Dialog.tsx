import { Dialog as Part } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Overlay } from './Overlay.tsx'
import { Button } from './Button.tsx'
import './dialog.css'
import { useUnsavedForm } from './use-unsaved.ts'

type Buttons = {
  save: string
  /** It takes something away for good: unless there is a field to fill in, the key that changes nothing has the focus. */
  isGrave?: boolean
  /** Without one it only says something, and one key ends it. */
  cancel?: string
  onClose: () => void
  /** What is lacking: the key is tinted, and `onSave` leads there. */
  missing?: string | undefined
  /** Nothing can be saved here at all. */
  isOff?: boolean
  isBusy?: boolean
  isOffline?: boolean
  /** A second way to save. */
  second?: { label: string; onSave: () => unknown } | undefined
}
type Props = Buttons & {
  title: string
  size?: 'small' | 'normal'
  onSave: () => unknown
  /** It may be saved as it stands, so that its key has the focus and no keyboard comes up. */
  isReady?: boolean
  /** What was refused and is about no field. */
  refusal?: string | undefined
  children: ReactNode
}

/**
 * The general dialog, a form: persistent (a tap outside does nothing), Esc closes, Enter saves, a hint where there is more to
 * scroll. Its content is as high as the window less 150 px on phones, less 350 elsewhere, and in a low window as high as it
 * takes. Mount it to open it. Spec §2.
 */
export function Dialog({ title, size = 'normal', onSave, isReady = false, refusal, children, ...buttons }: Props) {
  const { onClose, isGrave, isOff, isBusy, isOffline } = buttons
  const unsaved = useUnsavedForm(isBusy)
  const { body, more } = useMore()
  const [saving, cancelling] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  // The first field; where there is none, the key that Enter presses: in haste it must take nothing away.
  const field = () => (isReady ? null : body.current?.querySelector<HTMLElement>('input, select, textarea'))
  const first = () => field() ?? (isGrave ? cancelling.current : null) ?? saving.current
  const isWaiting = isOff || isOffline || isBusy
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // It may stand inside a page that is a form.
    event.stopPropagation()
    if (!isWaiting) onSave()
  }
  return (
    <Overlay shape="dialog" size={size} isPersistent firstFocus={first} onClose={onClose}>
      <Part.Content>
        <form className="dialog-form" noValidate onSubmit={submit} {...unsaved}>
          <Part.Header>
            <Part.Title>{title}</Part.Title>
          </Part.Header>
          <Part.Body ref={body} className="dialog-body">
            {refusal ? (
              <p className="dialog-refusal" role="alert">
                {refusal}
              </p>
            ) : null}
            {children}
          </Part.Body>
          {more === undefined ? null : (
            <p className="dialog-more" data-end={!more || undefined}>
              <ChevronDown aria-hidden size={16} /> <Trans>Scorri per continuare</Trans>
            </p>
          )}
          <Foot saving={saving} cancelling={cancelling} {...buttons} />
        </form>
      </Part.Content>
    </Overlay>
  )
}

type Keys = { saving: Ref<HTMLButtonElement>; cancelling: Ref<HTMLButtonElement> }

/** What stands in the way, and the buttons: the one that saves is last. */
function Foot({ saving, cancelling, save, isGrave, cancel, onClose, missing, isOff, isBusy, isOffline, second }: Buttons & Keys) {
  return (
    <>
      <p className="dialog-offline" role="status">
        {isOffline ? <Trans>Sei offline</Trans> : missing}
      </p>
      <Part.Footer>
        {cancel === undefined ? null : (
          <Button ref={cancelling} onClick={onClose}>
            {cancel}
          </Button>
        )}
        {second ? (
          <Button
            disabled={isOffline}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy) second.onSave()
            }}
          >
            {second.label}
          </Button>
        ) : null}
        <Button
          ref={saving}
          type="submit"
          look={isGrave ? 'bad' : 'primary'}
          isLacking={missing !== undefined}
          disabled={isOff || isOffline}
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
        >
          {save}
        </Button>
      </Part.Footer>
    </>
  )
}

/** Whether there is more below what is in sight; undefined where all of it is. */
function useMore() {
  const body = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState<boolean>()
  useEffect(() => {
    const node = body.current
    if (!node) return
    const look = () => {
      const hidden = node.scrollHeight - node.clientHeight
      setMore(hidden > 8 ? hidden - node.scrollTop > 8 : undefined)
    }
    look()
    node.addEventListener('scroll', look, { passive: true })
    const watcher = new ResizeObserver(look)
    watcher.observe(node)
    return () => {
      watcher.disconnect()
      node.removeEventListener('scroll', look)
    }
  }, [])
  return { body, more }
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Sun, X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { vibrate } from '../../pwa/vibrate.ts'
import { useWakeLock } from '../../pwa/wake-lock.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { ActivityMark } from '../activity/ActivityMark.tsx'
import { turnToCard, turnToTill } from './turn.ts'
import './till-mode.css'

type Props = {
  title: string
  under: string | undefined
  /** The code, as large as the screen allows, and what belongs to it. */
  children: ReactNode
  onClose: () => void
}

/** So long the phone says that the card lies flat, in milliseconds. */
export const TICK = 12

/** The white that is held out at the till, in both themes, the screen kept awake. LOOK "phone-6". */
export function TillMode({ title, under, children, onClose }: Props) {
  const { t } = useLingui()
  const till = useRef<HTMLDialogElement>(null)
  const isClosing = useRef(false)
  const isAwake = !useWakeLock(true)
  useUnsaved()
  useEffect(() => {
    const dialog = till.current
    if (!dialog) return
    dialog.showModal()
    void turnToTill(dialog).then(() => vibrate(TICK))
  }, [])
  const close = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (!till.current || isClosing.current) return
    isClosing.current = true
    await turnToCard(till.current)
    till.current?.close()
  }
  return (
    <dialog ref={till} className="till" aria-label={t`Mostra in cassa`} onCancel={(event) => void close(event)} onClose={onClose}>
      <header className="till-head">
        <ActivityMark />
        <div>
          <h2>{title}</h2>
          <p>{under}</p>
        </div>
        <IconButton label={t`Chiudi`} onClick={() => void close()}>
          <X aria-hidden strokeWidth={1.75} />
        </IconButton>
      </header>
      {children}
      <div className="till-foot">
        <p className="till-hint">
          <Sun aria-hidden size={20} strokeWidth={1.75} />
          {isAwake ? <Trans>Schermo acceso, alza la luminosità</Trans> : <Trans>Alza la luminosità al massimo</Trans>}
        </p>
        <Button isWide onClick={() => void close()}>
          <Trans>Chiudi</Trans>
        </Button>
      </div>
    </dialog>
  )
}

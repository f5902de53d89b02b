import { Trans, useLingui } from '@lingui/react/macro'
import { CheckCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { refocus, useRefocus } from '../../ui/refocus.ts'
import './inbox.css'

/** The double tick: all is read. Without a network it says what is missing, before the tap too. */
export function ReadAllKey({ isOffline, onPress }: { isOffline: boolean; onPress: () => void }) {
  const { t } = useLingui()
  useRefocus()
  return (
    <IconButton
      label={isOffline ? t`Segna tutto come letto: serve la rete` : t`Segna tutto come letto`}
      aria-disabled={isOffline || undefined}
      onClick={onPress}
    >
      <CheckCheck aria-hidden strokeWidth={1.75} />
    </IconButton>
  )
}

/** Says that all is read, as long as it can be taken back: that key has the focus, which the one that read all has left. */
export function ReadAllDone({ onUndo }: { onUndo: (() => void) | undefined }) {
  const key = useRef<HTMLButtonElement>(null)
  const isThere = onUndo !== undefined
  useEffect(() => {
    if (!isThere) return
    const { activeElement, body } = document
    const isFree = activeElement === body || activeElement === document.querySelector('main h1')
    if (isFree) key.current?.focus({ preventScroll: true })
    return () => refocus()
  }, [isThere])
  return (
    <div className="inbox-undo" role="status">
      {onUndo ? (
        <p>
          <Trans>Hai letto tutto</Trans>
          <Button ref={key} isSmall onClick={onUndo}>
            <Trans>Annulla</Trans>
          </Button>
        </p>
      ) : null}
    </div>
  )
}

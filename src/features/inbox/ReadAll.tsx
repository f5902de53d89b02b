import { Trans, useLingui } from '@lingui/react/macro'
import { CheckCheck } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import './inbox.css'

/** The double tick: all is read. Without a network it says what is missing, before the tap too. */
export function ReadAllKey({ isOffline, onPress }: { isOffline: boolean; onPress: () => void }) {
  const { t } = useLingui()
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

/** Says that all is read, as long as it can be taken back. */
export function ReadAllDone({ onUndo }: { onUndo: (() => void) | undefined }) {
  return (
    <div className="inbox-undo" role="status">
      {onUndo ? (
        <p>
          <Trans>Hai letto tutto</Trans>
          <Button isSmall onClick={onUndo}>
            <Trans>Annulla</Trans>
          </Button>
        </p>
      ) : null}
    </div>
  )
}

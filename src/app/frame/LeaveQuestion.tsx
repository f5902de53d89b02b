import { Trans, useLingui } from '@lingui/react/macro'
import { Beside } from '../../ui/Beside.tsx'
import { leaveAll, stay, useIsLeaving } from '../../ui/leave.ts'
import { Dialog } from '../../ui/overlays.ts'

/** Asks before a way out of the page loses what she typed. Where it cannot be asked, nobody is kept. */
export function LeaveQuestion() {
  const { t } = useLingui()
  const isLeaving = useIsLeaving()
  return (
    <Beside again={isLeaving} onFailure={leaveAll}>
      {isLeaving ? (
        <Dialog
          title={t`Vuoi uscire senza salvare?`}
          save={t`Esci senza salvare`}
          isGrave
          cancel={t`Resta qui`}
          size="small"
          onSave={leaveAll}
          onClose={stay}
        >
          <p>
            <Trans>Quello che hai scritto qui va perso.</Trans>
          </p>
        </Dialog>
      ) : null}
    </Beside>
  )
}

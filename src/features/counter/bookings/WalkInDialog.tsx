import { useLingui } from '@lingui/react/macro'
import { useSeatWalkInMutation } from '../../../api/counter-bookings.ts'
import { useFirstLacking } from '../../../components/submit/use-first-lacking.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useActivityId } from '../../../state/hooks.ts'
import { Dialog } from '../../../ui/overlays.ts'
import { TakingFields } from './TakingFields.tsx'
import { useTaking } from './use-taking.ts'
import { WhoField } from './WhoField.tsx'
import './taking.css'

/** Seats who stands at the door: how many, and confirm. LOOK "counter-2". */
export function WalkInDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const taking = useTaking()
  const lookAtFirst = useFirstLacking()
  const [seat] = useSeatWalkInMutation()
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => seat({ activityId, ...taking.wish }), {
    success: t`Il posto è preso, da adesso`,
    onDone: onClose,
  })
  return (
    <Dialog
      title={t`Senza prenotazione`}
      save={t`Segna l’arrivo`}
      cancel={t`Indietro`}
      size="small"
      isReady={taking.isWhat}
      missing={taking.isWhat ? undefined : t`Scegli il servizio`}
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      onSave={() => (taking.isWhat ? void submit() : lookAtFirst())}
      onClose={onClose}
    >
      <div className="walk-in">
        <TakingFields taking={taking} />
        <WhoField label={t`Nome, se lo dice`} taking={taking} />
      </div>
    </Dialog>
  )
}

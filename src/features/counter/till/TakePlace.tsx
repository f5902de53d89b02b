import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CounterPack } from '#contract/counter-packs.ts'
import { leftOf } from '#rules/packs.ts'
import { useUsePlaceMutation } from '../../../api/counter-packs.ts'
import { PlaceDots } from '../../../components/packs/PlaceDots.tsx'
import { DrawnCheck } from '../../../components/steps/DrawnCheck.tsx'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { Dialog } from '../../../ui/overlays.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { UndoPlace } from './UndoPlace.tsx'
import { useTillStore } from './use-till-store.ts'
import './till-packs.css'

type Props = { activityId: string; pack: CounterPack; onClose: () => void }
type Done = { pack: CounterPack; at: number }

/** Uses a place of a pack: what will be taken, then that it was, with a minute to take it back. LOOK "counter-3". */
export function TakePlace({ activityId, pack, onClose }: Props) {
  const [done, setDone] = useState<Done>()
  if (done) return <Taken activityId={activityId} done={done} onClose={onClose} />
  return <Asked activityId={activityId} pack={pack} onDone={(taken) => setDone({ pack: taken, at: Date.now() })} onClose={onClose} />
}

function Asked({ activityId, pack, onDone, onClose }: Props & { onDone: (pack: CounterPack) => void }) {
  const { t } = useLingui()
  const { stores, storeId, setStore } = useTillStore()
  const [take] = useUsePlaceMutation()
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => take({ activityId, id: pack.id, storeId: storeId || null }), {
    onDone: ({ data }) => onDone(data),
  })
  const { places } = pack
  const before = leftOf(pack)
  const after = before - 1
  const what = pack.pack.service?.title
  return (
    <Dialog
      title={pack.pack.title}
      save={what ? t`Scala: ${what}` : t`Scala un ingresso`}
      cancel={t`Indietro`}
      size="small"
      isReady
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <div className="till-place">
        <p className="till-place-sum">
          <span className="unseen">{t`Da ${before} a ${after} di ${places}`}</span>
          <span aria-hidden>
            {before} <span className="quiet">→</span> <strong>{after}</strong> <span className="till-place-of">{t`di ${places}`}</span>
          </span>
        </p>
        <PlaceDots pack={pack} isTaken />
        {stores.length > 1 ? (
          <SelectField
            label={t`Dove`}
            none={t`Non detto`}
            value={storeId}
            options={stores.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setStore(target.value)}
          />
        ) : null}
        <p className="small quiet">
          <Trans>Il cliente lo vede subito. Per un minuto puoi annullare.</Trans>
        </p>
      </div>
    </Dialog>
  )
}

function Taken({ activityId, done: { pack, at }, onClose }: { activityId: string; done: Done; onClose: () => void }) {
  const { t } = useLingui()
  const left = leftOf(pack)
  return (
    <Dialog title={t`Scalato`} save={t`Fatto`} size="small" isReady onSave={onClose} onClose={onClose}>
      <div className="till-place till-place-done" role="status">
        <DrawnCheck />
        <strong>{pack.pack.title}</strong>
        <PlaceDots pack={pack} />
        <p className="quiet">{plural(left, { 0: 'Era l’ultimo', one: 'Ne resta #', other: 'Ne restano #' })}</p>
      </div>
      {pack.undo ? <UndoPlace activityId={activityId} use={pack.undo} from={at} title={pack.pack.title} onDone={onClose} /> : null}
    </Dialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { NotebookText } from 'lucide-react'
import { useState } from 'react'
import type { TillCustomer } from '#contract/counter-till.ts'
import { useTillNoteMutation } from '../../../api/counter-till.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useActivityId } from '../../../state/hooks.ts'
import { Dialog } from '../../../ui/overlays.ts'
import { Field } from '../../../ui/Field.tsx'
import './till.css'

/** As the contract has it. */
const LONGEST = 200

/** What staff wrote down about how she likes to be served; a tap changes it. */
export function TillNote({ customer }: { customer: TillCustomer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={customer.note ? 'cash-note' : 'cash-note cash-note-none'} onClick={() => setOpen(true)}>
        <NotebookText aria-hidden size={20} strokeWidth={1.75} />
        {customer.note || <Trans>Aggiungi una nota sul servizio</Trans>}
      </button>
      {isOpen ? <NoteDialog customer={customer} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function NoteDialog({ customer: { id, name, note: before }, onClose }: { customer: TillCustomer; onClose: () => void }) {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const [note, setNote] = useState(before)
  const [write] = useTillNoteMutation()
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => write({ activityId, id, note }), { onDone: onClose })
  return (
    <Dialog
      title={t`Nota su ${name}`}
      save={t`Salva`}
      cancel={t`Annulla`}
      size="small"
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <Field
        label={t`Come preferisce essere servita o servito`}
        hint={<Trans>Solo sul servizio, mai sulla salute. Chi è cliente la legge nei suoi dati.</Trans>}
        value={note}
        maxLength={LONGEST}
        onChange={({ target }) => setNote(target.value)}
      />
    </Dialog>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useUndoPlaceMutation } from '../../../api/counter-packs.ts'
import { UndoMinute } from './UndoMinute.tsx'

type Props = {
  activityId: string
  use: { id: string; seconds: number }
  /** When the server said how many seconds are left, in milliseconds of this device. */
  from: number
  title: string
  onDone?: () => void
}

/** Takes back a use of a minute ago at most. LOOK "counter-3". */
export function UndoPlace({ activityId, use: { id, seconds }, from, title, onDone }: Props) {
  const { t } = useLingui()
  const [undo] = useUndoPlaceMutation()
  const success = t`Annullato: il posto è di nuovo nel pacchetto`
  return <UndoMinute {...{ seconds, from, title, success, onDone }} undo={() => undo({ activityId, id })} />
}

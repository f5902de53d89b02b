import { useLingui } from '@lingui/react/macro'
import { useUndoSaleMutation } from '../../../api/counter-packs.ts'
import { UndoMinute } from './UndoMinute.tsx'

type Props = { activityId: string; id: string; isGift: boolean; seconds: number; from: number; title: string }

/** Takes back a pack that was sold or given a minute ago at most, as long as no place of it was used. */
export function UndoSale({ activityId, id, isGift, seconds, from, title }: Props) {
  const { t } = useLingui()
  const [undo] = useUndoSaleMutation()
  const success = isGift ? t`Annullato: il pacchetto non c’è più` : t`Annullato: il pacchetto non c’è più. I soldi li restituisci tu.`
  return <UndoMinute {...{ seconds, from, title, success }} undo={() => undo({ activityId, id })} />
}

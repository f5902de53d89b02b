import { useLingui } from '@lingui/react/macro'
import type { TillAct } from '#contract/counter-till.ts'
import { UNDO_SECONDS } from '#rules/till.ts'
import { useTillActs, useTillUndoMutation } from '../../../api/counter-till.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { serverTime } from '../../../state/clock.ts'
import { useActivityId } from '../../../state/hooks.ts'
import { UndoMinute } from './UndoMinute.tsx'

type Props = { customerId: string; kind: 'given' | 'issued' }

/** What of the last minute can be taken back of what she was given: asked of the server, so that whoever comes back to her finds it. */
export function UndoGifts({ customerId, kind }: Props) {
  const { language } = useLanguage()
  const acts = useTillActs(language).data ?? []
  return acts
    .filter((act) => act.kind === kind && act.customer.id === customerId && !act.undone)
    .map((act) => <UndoGift key={act.id} act={act} />)
}

function UndoGift({ act: { id, kind, title, created } }: { act: TillAct }) {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const [undo] = useTillUndoMutation()
  return (
    <UndoMinute
      seconds={UNDO_SECONDS}
      from={Date.parse(created) - serverTime(0)}
      title={title ?? ''}
      undo={() => undo({ activityId, id, wish: id })}
      success={kind === 'given' ? t`Annullato: il coupon non c’è più` : t`Annullato: la carta non c’è più`}
    />
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarOff } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Closing, CounterDay } from '#contract/counter-bookings.ts'
import { useReopenBookingsMutation } from '../../../api/counter-bookings.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useActivityId } from '../../../state/hooks.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { CloseDialog } from './CloseDialog.tsx'
import { isShut } from './timeline/entries.ts'
import { useLeaving } from './leaving.ts'
import './bookings.css'

type Props = { day: CounterDay; date: string; today: string; zone: string; now: number }

/** What is closed of a day, each to be taken back, and the key that closes. LOOK "counter-2". */
export function Closings({ day, date, today, zone, now }: Props) {
  const { closings, operators } = day
  const [isClosing, setClosing] = useState(false)
  const isOnline = useOnline()
  const canClose = date >= today && !isShut(day)
  return (
    <section className="desk-part">
      {closings.length > 0 ? (
        <Panel as="ul">
          {closings.map((closing) => (
            <Closed key={closing.id} closing={closing} who={operators.find(({ id }) => id === closing.bookingOperatorId)?.fullName} />
          ))}
        </Panel>
      ) : null}
      {canClose ? <CloseKey onPress={() => setClosing(true)} /> : null}
      {isOnline || (!canClose && closings.length === 0) ? null : (
        <p className="small quiet">
          <Trans>Serve la rete</Trans>
        </p>
      )}
      {isClosing ? <CloseDialog closable={{ day, date, zone, now }} today={today} onClose={() => setClosing(false)} /> : null}
    </section>
  )
}

function CloseKey({ onPress }: { onPress: () => void }) {
  const isOnline = useOnline()
  const key = useRef<HTMLButtonElement>(null)
  useLeaving(key)
  return (
    <Button ref={key} isWide disabled={!isOnline} onClick={onPress}>
      <CalendarOff aria-hidden size={20} strokeWidth={1.75} />
      <Trans>Chiudi il giorno o un’ora</Trans>
    </Button>
  )
}

function Closed({ closing, who }: { closing: Closing; who: string | undefined }) {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const [reopen] = useReopenBookingsMutation()
  const { id, startTime, endTime } = closing
  const row = useRef<HTMLLIElement>(null)
  useLeaving(row)
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => reopen({ activityId, id }), { success: t`Di nuovo aperto` })
  return (
    <li ref={row} className="closing">
      <CalendarOff aria-hidden size={20} strokeWidth={1.75} />
      <span className="closing-words">
        <strong>{startTime && endTime ? t`Chiuso dalle ${startTime} alle ${endTime}` : t`Chiuso tutto il giorno`}</strong>
        {who || refusal ? <span className="small quiet">{refusal ?? who}</span> : null}
      </span>
      <Button isSmall disabled={isOffline} aria-busy={isBusy || undefined} onClick={() => void submit()}>
        <Trans>Riapri</Trans>
      </Button>
    </li>
  )
}

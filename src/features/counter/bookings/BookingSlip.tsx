import { Trans, useLingui } from '@lingui/react/macro'
import { Check, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../../api/activities.ts'
import { useAcceptBookingMutation } from '../../../api/counter-bookings.ts'
import { stateTone, stateWords, whatWords } from '../../../components/booking/booking-words.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { dayTitle } from '../../../components/words/day-name.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { useActivityId } from '../../../state/hooks.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import './bookings.css'

type Props = {
  booking: CounterBooking
  /** Its day stands with it. */
  isDated?: boolean
}

/** A booking at the counter: when, who, what, and what staff may do with it. */
export function BookingSlip({ booking, isDated = false }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const activityId = useActivityId() ?? ''
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const [isDeclining, setDeclining] = useState(false)
  const [accept] = useAcceptBookingMutation()
  const { id, date, timeStart: time, customer, bookingOperator, note, keys } = booking
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => accept({ activityId, id }), {
    success: t`Confermata: il cliente lo sa già`,
  })
  const tone = stateTone(booking)
  const today = onTheWall(zone, Date.now()).day
  return (
    <Panel as="li" className="booking-slip">
      <p className="booking-slip-head">
        <strong className="booking-slip-time">{time}</strong>
        <span className="booking-slip-words">
          <strong>{customer.name || t`Senza nome`}</strong>
          <span className="small quiet">
            {[isDated ? dayTitle(date, language, today) : '', whatWords(booking, i18n), bookingOperator?.fullName]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <Tag {...(tone && { look: tone })}>{stateWords(booking, i18n)}</Tag>
      </p>
      {note ? (
        <p className="booking-slip-note">
          <MessageSquareText aria-hidden size={18} strokeWidth={1.75} />
          <span>{note}</span>
        </p>
      ) : null}
      {refusal ? (
        <p className="quiet" role="alert">
          {refusal}
        </p>
      ) : null}
      {keys.length > 0 ? (
        <div className="booking-slip-keys">
          {keys.includes('decline') ? (
            <Button isSmall disabled={isOffline} onClick={() => setDeclining(true)}>
              {keys.includes('accept') ? <Trans>Rifiuta</Trans> : <Trans>Disdici</Trans>}
            </Button>
          ) : null}
          {keys.includes('accept') ? (
            <Button isSmall look="primary" disabled={isOffline} aria-busy={isBusy || undefined} onClick={() => void submit()}>
              <Check aria-hidden size={18} strokeWidth={2} />
              <Trans>Accetta</Trans>
            </Button>
          ) : null}
        </div>
      ) : null}
      {isDeclining ? <DeclineDialog booking={booking} onClose={() => setDeclining(false)} /> : null}
    </Panel>
  )
}

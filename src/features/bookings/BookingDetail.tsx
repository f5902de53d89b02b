import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, CalendarPlus, MessageSquareText, Navigation, Scissors, StickyNote, UserRound, Users } from 'lucide-react'
import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { directionsLink } from '#rules/contact-links.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useBookingFile } from '../../api/bookings.ts'
import { useStores } from '../../api/stores.ts'
import { DrawnCheck } from '../../components/steps/DrawnCheck.tsx'
import { dayTitle } from '../../components/words/day-name.ts'
import { usePrice } from '../../components/words/use-price.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { serverTime } from '../../state/clock.ts'
import { platformOf } from '../../pwa/install.ts'
import { fileFrom, saveFile } from '../../pwa/save-file.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { OnlineLink } from '../../ui/OnlineLink.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { peopleWords, stateTone, stateWords, whatWords } from '../../components/booking/booking-words.ts'
import { CancelBooking } from './CancelBooking.tsx'
import { Fact } from './ConfirmPart.tsx'
import { NearTimes } from './NearTimes.tsx'
import { Reminded } from './Reminded.tsx'
import '../../components/page/outside.css'
import './bookings.css'

/** The whole of a booking, and what she can do with it. */
export function BookingDetail({ booking, isNew }: { booking: Booking; isNew: boolean }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const price = usePrice()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, serverTime()).day
  const { date, timeStart, timeEnd, bookingService: service, bookingOperator: operator, numberOfPeople, note, reason } = booking
  const minutes = service?.duration
  const tone = stateTone(booking)
  return (
    <div className="booking-detail">
      {isNew && booking.confirmed !== 'N' ? (
        <div className="booking-done" role="status">
          <DrawnCheck />
          <h2>
            {booking.confirmed === 'Y' ? (
              <Trans>Prenotazione confermata</Trans>
            ) : (
              <Trans>Richiesta di prenotazione inviata correttamente</Trans>
            )}
          </h2>
          <p className="quiet">
            {booking.confirmed === 'Y' ? <Reminded /> : <Trans>Ti diciamo appena è confermata. Il posto intanto è tuo.</Trans>}
          </p>
        </div>
      ) : null}
      <Panel as="section" className="booking-ticket" aria-label={t`La tua prenotazione`}>
        <p className="booking-ticket-head">
          <strong>{whatWords(booking, i18n)}</strong>
          <Tag {...(tone && { look: tone })}>{stateWords(booking, i18n)}</Tag>
        </p>
        <ul>
          <Fact Icon={CalendarDays} title={dayTitle(date, language, today)} detail={`${timeStart}–${timeEnd}`} />
          {service ? (
            <Fact Icon={Scissors} title={t`${minutes} minuti`} detail={service.price === null ? undefined : price(service.price)} />
          ) : (
            <Fact Icon={Users} title={peopleWords(numberOfPeople)} />
          )}
          {operator ? <Fact Icon={UserRound} title={operator.fullName} /> : null}
          {note ? <Fact Icon={StickyNote} title={note} /> : null}
          {reason ? <Fact Icon={MessageSquareText} title={reason} /> : null}
        </ul>
      </Panel>
      <Actions booking={booking} />
    </div>
  )
}

/** Another app opens over this one; a page needs a place of its own. */
const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' }

function Actions({ booking }: { booking: Booking }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const file = useBookingFile(booking, language)
  const [store] = useStores().data ?? []
  const way = store && directionsLink(store, platformOf())
  const name = whatWords(booking, i18n)
  const isOn = booking.confirmed !== 'N'
  return (
    <div className="booking-actions">
      {isOn && file !== undefined ? (
        <Button look="primary" isWide onClick={() => saveFile(fileFrom(file, `${name}.ics`, 'text/calendar'))}>
          <CalendarPlus aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Aggiungi al calendario</Trans>
        </Button>
      ) : null}
      {isOn && way ? (
        <ButtonLink isWide href={way} {...(way.startsWith('https:') && OUTSIDE)}>
          <Navigation aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Indicazioni</Trans>
        </ButtonLink>
      ) : null}
      {booking.steps.includes('move') ? (
        <OnlineLink isWide to={`/bookings/${booking.id}/move`}>
          <Trans>Sposta</Trans>
        </OnlineLink>
      ) : null}
      {booking.steps.includes('cancel') ? (
        <Button isWide onClick={() => setAsked(true)}>
          <Trans>Annulla la prenotazione</Trans>
        </Button>
      ) : null}
      {isOn ? null : <NearTimes booking={booking} />}
      {isOn ? null : (
        <ButtonLink look="primary" isWide to="/booking">
          <Trans>Prenota di nuovo</Trans>
        </ButtonLink>
      )}
      {isOn && booking.steps.length === 0 && Date.parse(booking.start) > serverTime() ? (
        <p className="quiet">
          <Trans>Per cambiare o disdire ormai serve una telefonata.</Trans>
        </p>
      ) : null}
      {isAsked ? <CancelBooking booking={booking} label={t`Annulla la prenotazione`} onClose={() => setAsked(false)} /> : null}
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, Phone } from 'lucide-react'
import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { phoneLink } from '#rules/contact-links.ts'
import { useBookingFile } from '../../api/bookings.ts'
import { useStores } from '../../api/stores.ts'
import { whatWords } from '../../components/booking/booking-words.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { fileFrom, saveFile } from '../../pwa/save-file.ts'
import { serverTime } from '../../state/clock.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { OnlineLink } from '../../ui/OnlineLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BookingDone } from './BookingDone.tsx'
import { BookingTicket } from './BookingTicket.tsx'
import { CancelBooking } from './CancelBooking.tsx'
import { useJustChanged } from './just-changed.ts'
import { NearTimes } from './NearTimes.tsx'
import './bookings.css'

/** The whole of a booking, and what she can do with it. */
export function BookingDetail({ booking, isNew }: { booking: Booking; isNew: boolean }) {
  const change = useJustChanged(booking.id)
  return (
    <div className="booking-detail">
      {(isNew || change) && booking.confirmed !== 'N' ? <BookingDone booking={booking} change={change} /> : null}
      <BookingTicket booking={booking} />
      <Actions booking={booking} isChanged={change !== undefined} />
    </div>
  )
}

function Actions({ booking, isChanged }: { booking: Booking; isChanged: boolean }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const isOn = booking.confirmed !== 'N'
  if (!isOn || Date.parse(booking.start) <= serverTime())
    return (
      <div className="booking-actions">
        {isOn ? null : <NearTimes booking={booking} />}
        <OnlineLink look="primary" isWide to="/booking">
          <Trans>Prenota di nuovo</Trans>
        </OnlineLink>
      </div>
    )
  const { steps } = booking
  return (
    <div className="booking-actions">
      <CalendarKey booking={booking} isChanged={isChanged} />
      {steps.length > 0 ? (
        <div className="booking-changes">
          {steps.includes('move') ? (
            <OnlineLink isWide to={`/bookings/${booking.id}/move`}>
              <Trans context="booking">Modifica</Trans>
            </OnlineLink>
          ) : null}
          {steps.includes('cancel') ? (
            <Button isWide onClick={() => setAsked(true)}>
              <Trans>Annulla la prenotazione</Trans>
            </Button>
          ) : null}
        </div>
      ) : (
        <ByPhone />
      )}
      {isAsked ? <CancelBooking booking={booking} label={t`Annulla la prenotazione`} onClose={() => setAsked(false)} /> : null}
    </div>
  )
}

/** Her own calendar; the keys below keep their place while what it is given is still to come. */
function CalendarKey({ booking, isChanged }: { booking: Booking; isChanged: boolean }) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const { data: file, isLoading } = useBookingFile(booking, language)
  if (file === undefined) return isLoading ? <Skeleton className="booking-file-coming" /> : null
  return (
    <Button look="primary" isWide onClick={() => saveFile(fileFrom(file, `${whatWords(booking, i18n)}.ics`, 'text/calendar'))}>
      <CalendarPlus aria-hidden size={20} strokeWidth={1.75} />
      {isChanged ? <Trans>Aggiorna il calendario</Trans> : <Trans>Aggiungi al calendario</Trans>}
    </Button>
  )
}

/** It is too late to change it here: whom she calls, where that is known. */
function ByPhone() {
  const [store] = useStores().data ?? []
  const tel = phoneLink(store?.phone ?? null)
  return (
    <>
      <p className="quiet">
        <Trans>Per cambiare o disdire ormai serve una telefonata.</Trans>
      </p>
      {tel ? (
        <ButtonLink isWide href={tel}>
          <Phone aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Chiama</Trans>
        </ButtonLink>
      ) : null}
    </>
  )
}

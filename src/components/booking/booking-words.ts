import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Booking, CalendarDay } from '#contract/bookings.ts'
import type { When } from './when.ts'

/** How a day stands, as the calendar shows it: `away` where its last time has just gone by, `absent` where the operator she chose is not there. */
export type DayLook = CalendarDay['status'] | 'away' | 'absent'

const days = {
  open: msg`Disponibile`,
  full: msg`Pieno`,
  closed: msg`Chiuso`,
  own: msg`Tua prenotazione`,
  away: msg`Non disponibile`,
  absent: msg`Operatore non disponibile`,
} satisfies Record<DayLook, ReturnType<typeof msg>>

/** Spec §8. */
export const dayWords = (look: DayLook, i18n: I18n): string => i18n._(days[look])

const states = {
  Y: msg`Confermata`,
  I: msg`In attesa`,
  customer: msg`Annullata da te`,
  activity: msg`Rifiutata`,
  absent: msg`Assente`,
}

function stateOf({ confirmed, cancelledBy, noShow }: Booking) {
  if (confirmed !== 'N') return confirmed
  return noShow ? 'absent' : (cancelledBy ?? 'activity')
}

/** How a booking stands, in a word and a colour. Spec §3, SEMANTICS 6. */
export const stateWords = (booking: Booking, i18n: I18n): string => i18n._(states[stateOf(booking)])
export const stateTone = ({ confirmed }: Booking): 'good' | 'warn' | undefined =>
  (({ Y: 'good', I: 'warn', N: undefined }) as const)[confirmed]

type What = { bookingService: { title: string } | null; numberOfPeople: number }
/** "Tavolo per 4", or the service. */
export const whatWords = ({ bookingService, numberOfPeople }: What, i18n: I18n): string =>
  bookingService?.title ?? i18n._(msg`Tavolo per ${numberOfPeople}`)

/** "45 min", "1 h 30 min" */
export function durationWords(minutes: number, i18n: I18n): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (minutes < 60) return i18n._(msg`${minutes} min`)
  return rest === 0 ? i18n._(msg`${hours} h`) : i18n._(msg`${hours} h ${rest} min`)
}

/** "4 persone" */
export const peopleWords = (people: number): string => plural(people, { one: '# persona', other: '# persone' })

/** What of the day and the time is still to be chosen; undefined once both are. */
export function missingOf({ date, time, isTaken }: When, i18n: I18n): string | undefined {
  if (date === undefined) return i18n._(msg`Scegli giorno e ora`)
  if (time !== undefined) return undefined
  return isTaken ? i18n._(msg`Occupata: c’è la lista d’attesa`) : i18n._(msg`Scegli l’ora`)
}

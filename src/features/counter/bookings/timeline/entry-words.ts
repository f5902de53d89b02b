import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { onTheWall } from '#rules/days.ts'
import { peopleWords } from '../../../../components/booking/booking-words.ts'
import { spanWords } from '../../minutes.ts'
import { guestName } from '../guest-name.ts'
import { type Entry, lookOf } from './entries.ts'

const noName = msg`Senza nome`
const confirmed = msg`confermata`
const here = msg`è qui`
const waiting = msg`in attesa`

export const nameOf = ({ name, booking }: Entry, i18n: I18n): string => (booking ? guestName(booking, i18n) : name || i18n._(noName))

/** How an entry stands: "in attesa", "fino alle 20:00", "20 min di ritardo". */
export function standWords(entry: Entry, zone: string, i18n: I18n): string {
  const look = lookOf(entry)
  if (look === 'waiting') return i18n._(waiting)
  if (look === 'held') {
    const { time } = onTheWall(zone, entry.until ?? entry.start)
    return i18n._(msg`fino alle ${time}`)
  }
  if (look === 'late') {
    const span = spanWords(entry.late ?? 0, i18n.locale)
    return i18n._(msg`${span} di ritardo`)
  }
  return i18n._(look === 'here' ? here : confirmed)
}

/** "Ferri, 4 persone, 19:00, confermata"; instead of the people the service, where there is one. */
export function entryWords(entry: Entry, zone: string, i18n: I18n): string {
  const what = entry.service || peopleWords(entry.people)
  return [nameOf(entry, i18n), what, entry.time, standWords(entry, zone, i18n)].join(', ')
}

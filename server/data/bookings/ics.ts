import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { LanguageCode } from '#contract/languages.ts'
import { refuse } from '#rules/refusal.ts'
import type { activities } from '../../db/schema/activities.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { stores } from '../../db/schema/stores.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads } from '../../work/work.ts'
import { wordsIn } from '../../words.ts'
import { whole } from '../stores/rows.ts'
import { bookingById } from './rows.ts'
import type { BookingRow } from './shown.ts'

const STATUS = { Y: ICalEventStatus.CONFIRMED, I: ICalEventStatus.TENTATIVE, N: ICalEventStatus.CANCELLED }
const TWO_HOURS_S = 2 * 60 * 60

const table = /*i18n*/ { id: 'ics.table', message: '{place}: tavolo per {people}' }
const service = /*i18n*/ { id: 'ics.service', message: '{place}: {service}' }

type Ask = { language: LanguageCode; origin: string }

/** One event under one name for ever: a calendar that has it moves it. Instants alone: a zone named without its rules is an hour off in some calendars. */
async function eventOf(row: BookingRow, activity: Row<typeof activities>, where: string, { language, origin }: Ask): Promise<string> {
  const words = await wordsIn(language)
  const place = activity.name
  const title = row.translations[language]?.['title'] ?? row.serviceTitle
  const summary =
    title === null
      ? words._({ ...table, values: { place, people: row.people } })
      : words._({ ...service, values: { place, service: title } })
  // Without a name of its own: some calendars make a new one of it, and the generator writes it as it is, its commas and line breaks too.
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Tessera', product: 'Prenotazioni', language },
  })
  const event = calendar.createEvent({
    id: `${row.id}@${activity.permalink}.tessera`,
    sequence: row.sequence + (row.status === 'N' ? 1 : 0),
    stamp: row.updated,
    start: row.start,
    end: row.end,
    summary,
    location: where,
    status: STATUS[row.status],
    url: `${origin}/bookings/${row.id}`,
  })
  if (row.status !== 'N') event.createAlarm({ type: ICalAlarmType.display, trigger: TWO_HOURS_S })
  // RFC 5545, 3.1: every line ends, the last one too.
  return `${calendar.toString()}\r\n`
}

/** A booking of hers for the calendar of her phone, in base64; or not_found. */
export async function ics(w: Reads, id: string, ask: Ask) {
  const row = await w.mine(bookings).first(bookingById, { id })
  const activity = await w.activity()
  if (!row || !activity) return refuse('not_found')
  const store = (await w.all(stores).list(whole({}))).find(({ visible }) => visible)
  const where = store ? [store.name, store.address, `${store.cap} ${store.city}`].join(', ') : activity.name
  return { data: Buffer.from(await eventOf(row, activity, where, ask)).toString('base64') }
}

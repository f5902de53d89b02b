import { isDayBefore, remindersOf } from '#rules/reminders.ts'
import { members } from '../../db/schema/auth.ts'
import { bookingReminder } from '../../jobs/definitions.ts'
import type { Work } from '../../work/work.ts'
import { news } from '../notifications/kinds.ts'
import { bookingById, remindersWanted, staff } from './rows.ts'
import { bookings } from '../../db/schema/bookings.ts'
import type { BookingRow } from './shown.ts'

type Deed = 'requested' | 'confirmed' | 'moved' | 'cancelled' | 'accepted' | 'declined' | 'absent'

const factsOf = (
  { id: bookingId, sequence, date, time, people, serviceTitle, translations, reason, reasonCode, near }: BookingRow,
  is: Deed,
) => ({
  bookingId,
  about: `${is} ${sequence}`,
  is,
  date,
  time,
  people,
  service: serviceTitle,
  translations,
  reason,
  reasonCode,
  near,
})

/** For the live line: whoever stands at the counter hears of a guest without an account too. */
const GUEST = ''

/** Whoever looks at a booking sees at once how it stands by now. */
export const heard = (w: Work, { userId, id }: BookingRow): Promise<void> => w.changed(userId ?? GUEST, 'bookings', id)

/** Tells her how her booking stands, and staff where they have to answer, or a place has become free; a guest without an account has heard it. */
export async function told(w: Work, row: BookingRow, is: Deed, tellStaff = is === 'requested'): Promise<void> {
  await heard(w, row)
  if (row.userId === null) return
  const isTheirs = w.scope.actor.via !== 'customer'
  await w.tell(row.userId, news(isTheirs ? 'bookingAnswer' : 'booking', factsOf(row, is)))
  if (!tellStaff) return
  for (const { userId } of await w.all(members).list(staff)) {
    if (userId !== row.userId) await w.tell(userId, news('bookingAtCounter', { ...factsOf(row, is), reason: '', reasonCode: null }))
  }
}

/** Asks for her reminders, those that are still to come; one of a booking that has moved by then says nothing. */
export async function remind(w: Work, { activityId, userId, id, sequence, start }: BookingRow): Promise<void> {
  if (userId === null) return
  for (const { hours, due } of remindersOf(start.getTime(), w.now().getTime()))
    await w.enqueue(bookingReminder, { activityId, userId, id, sequence, hours }, new Date(due))
}

/** Reminds her, if she wants it and the booking still stands where it stood when this was asked for. */
export async function remindNow(w: Work, { id, sequence, hours }: { id: string; sequence: number; hours: number }): Promise<void> {
  const row = await w.mine(bookings).first(bookingById, { id })
  if (!row?.userId || row.status !== 'Y' || row.sequence !== sequence || row.start <= w.now()) return
  const wish = await remindersWanted(w)
  if (!(isDayBefore(hours) ? wish?.remindDay : wish?.remindHours)) return
  const { date, time, people, serviceTitle: service, translations } = row
  await w.tell(
    row.userId,
    news('bookingSoon', { bookingId: id, about: `${sequence} ${hours}`, date, time, people, service, translations, hours }),
  )
}

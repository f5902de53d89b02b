import { creditStep, noticeOf } from '#rules/credit-expiry.ts'
import { dayAfter, instantOf, onTheWall } from '#rules/days.ts'
import { cents, points4 } from '#rules/money.ts'
import { isRefusal } from '#rules/refusal.ts'
import { jobScope, openScope } from '../../work/scope.ts'
import type { Work } from '../../work/work.ts'
import type { Works } from '../../work/works.ts'
import { credit } from '../flows/flows.ts'
import { news } from '../notifications/kinds.ts'
import { dueCards, expiring, heldCard } from './rows.ts'

/** By day alone: at night nobody is told anything. */
const HOURS = { from: '10:00', until: '20:00' }

/** Whose credit is to be looked at, of activities where it is day. */
export async function due(rooms: Works, now: number): Promise<{ activityId: string; userId: string }[]> {
  const activities = await rooms.run(openScope(), 'reads', expiring)
  const found: { activityId: string; userId: string }[] = []
  for (const { activityId, zone, days } of activities) {
    const { day: today, time } = onTheWall(zone, now)
    if (time < HOURS.from || time >= HOURS.until) continue
    const before = new Date(instantOf(zone, dayAfter(today, 1 + noticeOf(days) - days), '00:00'))
    found.push(...(await rooms.run(openScope(), 'reads', (w) => dueCards(w, { activityId, today, before }))))
  }
  return found
}

/** Does what is to be done about her credit today: she is told its last day, or it ends. A movement of any kind comes before, or after. */
export async function age(rooms: Works, { activityId, userId }: { activityId: string; userId: string }): Promise<void> {
  const done = await rooms.run(jobScope({ activityId, customerId: userId }), 'writes', ageNow)
  if (isRefusal(done)) throw new Error(done.refused)
}

async function ageNow(w: Work) {
  const [activity, card] = [await w.activity(), await heldCard(w)]
  const days = Number(activity?.configuration['cashBackExpiration'] ?? 0)
  if (!activity || !card?.moved || days === 0 || card.balance === 0 || card.held > 0) return undefined
  const { day: today } = onTheWall(activity.zone, w.now().getTime())
  const step = creditStep({ days, moved: onTheWall(activity.zone, card.moved).day, told: card.creditEnds, today })
  if (step === undefined) return undefined
  if (step === 'end') return credit(w, { type: 'SM', cents: cents(card.balance), points: points4(0), reason: { code: 'credit_ended' } })
  const day = step === 'forget' ? null : step.tell
  await w.ledger.endOn(day)
  const userId = String(w.scope.customerId)
  if (day !== null) await w.tell(userId, news('creditEnds', { cardId: card.id, money: card.balance, day }))
  await w.changed(userId, 'card', card.id)
  return undefined
}

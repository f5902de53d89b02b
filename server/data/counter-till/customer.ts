import type { FoundCode, TillCustomer } from '#contract/counter-till.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { codeTyped, couponStanding } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { moneyOf, pointsOf } from '#rules/money.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { cards, flows } from '../../db/schema/cards.ts'
import { couponCustomers, coupons } from '../../db/schema/coupons.ts'
import { customers } from '../../db/schema/customers.ts'
import { scratchCustomers } from '../../db/schema/scratch-cards.ts'
import type { Reads, Work } from '../../work/work.ts'
import { shown as shownCoupon } from '../coupons/coupons.ts'
import { give as giveOne } from '../coupons/give.ts'
import { byId, namedByCode, withoutOne } from '../coupons/rows.ts'
import { newest, shownFlows } from '../flows/flows.ts'
import { namedByCode as namedByPrizeCode } from '../scratch-cards/rows.ts'
import { spendable } from '../spendable.ts'
import { record } from './acts.ts'
import { cardByCode, cardWithOwner, couponsAtTill } from './rows.ts'

/** A coupon that was used is shown for a day: whoever brings it again is told when. */
const DAY_MS = 86_400_000
/** Movements that answer whether something arrived. */
const LAST = 10

/** Whose a code is: a kind that has codes of its own is a line here. */
const kinds: ((w: Reads, typed: string) => Promise<FoundCode | undefined>)[] = [
  async (w, typed) => {
    const card = await w.all(cards).first(cardByCode, { typed, bare: typed.replace(/\s/g, '') })
    return card && { kind: 'card', customerId: card.userId }
  },
  async (w, typed) => {
    const found = await w.all(couponCustomers).first(namedByCode, { code: codeTyped(typed) })
    return found && { kind: 'coupon', customerId: found.coupon.userId, couponId: found.coupon.id }
  },
  async (w, typed) => {
    const found = await w.all(scratchCustomers).first(namedByPrizeCode, { code: codeTyped(typed) })
    return found && { kind: 'prize', customerId: found.card.userId, prizeId: found.card.id }
  },
]

/** What a code stands for that was read or typed. @returns it; or not_found, own_card where it is their own */
export async function find(w: Reads, typed: string) {
  for (const kind of kinds) {
    const data = await kind(w, typed)
    if (!data) continue
    w.customer(data.customerId, 'counter')
    return { data }
  }
  return refuse('not_found')
}

/** Her card in this activity, with who she is. @returns it; or not_found, own_card */
async function cardOf(w: Reads | Work, id: string) {
  w.customer(id, 'counter')
  return (await w.all(cards).first(cardWithOwner, { id })) ?? refuse('not_found')
}

/** A customer as the till shows her. @returns her; or not_found, own_card */
export async function customer(
  w: Reads | Work,
  id: string,
  language: LanguageCode,
): Promise<ReturnType<typeof refuse> | { data: TillCustomer }> {
  const [found, activity] = [await cardOf(w, id), await w.activity()]
  if (isRefusal(found)) return found
  if (!activity) return refuse('not_found')
  const { card, name, surname, serviceNote } = found
  const now = w.now().getTime()
  const today = onTheWall(activity.zone, now).day
  const hers = await w.all(couponCustomers).list(couponsAtTill, { id, since: new Date(now - DAY_MS).toISOString() })
  const { cashBackType, rate, pointValue } = activity
  return {
    data: {
      id,
      name: `${name} ${surname}`.trim(),
      code: card.code,
      codeType: card.codeType,
      ...spendable(card),
      pointBalance: pointsOf(card.pointBalance),
      note: serviceNote ?? '',
      gives: { cashBackType, rate, pointValue: moneyOf(pointValue) },
      // What counts comes first, whatever is over last.
      coupons: hers
        .map(({ coupon, usedByName }) => ({
          ...shownCoupon(coupon, language),
          usedBy: usedByName,
          standing: couponStanding(coupon, today),
        }))
        .toSorted((one, other) => Number(one.standing !== 'valid') - Number(other.standing !== 'valid')),
    },
  }
}

/** Her last movements, the newest first. @returns them; or not_found, own_card */
export async function movements(w: Reads, id: string, language: LanguageCode) {
  const found = await cardOf(w, id)
  if (isRefusal(found)) return found
  const { rows, totalRows } = await w.customer(id, 'counter').rows(flows).page({ offset: 0, limit: LAST }, newest({}))
  return { data: await shownFlows(rows, language), totalRows }
}

/** Writes down how she likes to be served; nothing takes it away. @returns her; or not_found, own_card */
export async function note(w: Work, id: string, text: string, language: LanguageCode) {
  const found = await cardOf(w, id)
  if (isRefusal(found)) return found
  await w
    .customer(id, 'counter')
    .rows(customers)
    .set(found.customerId, { serviceNote: text || null })
  return customer(w, id, language)
}

/** The coupons of the bundle of which she has none that counts still. @returns them; or not_found, own_card */
export async function gifts(w: Reads, id: string, language: LanguageCode) {
  const [found, activity] = [await cardOf(w, id), await w.activity()]
  if (isRefusal(found)) return found
  const today = onTheWall(activity?.zone ?? 'Europe/Rome', w.now().getTime()).day
  const rows = await w.all(coupons).list(withoutOne, { userId: id, today })
  const data = rows.map(({ id: couponId, title, description, translations: { [language]: own } }) => ({
    id: couponId,
    title: own?.['title'] ?? title,
    description: own?.['description'] ?? description ?? '',
  }))
  return { data, totalRows: data.length }
}

/** Gives her a coupon of the bundle, an act that can be undone; one that she has still is not given twice. @returns nothing; or not_found, own_card */
export async function give(w: Work, id: string, couponId: string) {
  const found = await cardOf(w, id)
  if (isRefusal(found)) return found
  const definition = await w.all(coupons).first(byId, { id: couponId })
  if (!definition) return refuse('not_found')
  const [given] = await giveOne(w, definition, id)
  if (given) await record(w, id, { kind: 'given', about: given })
  return {}
}

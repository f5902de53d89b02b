import type { CounterPrize, GivenCard, Issued } from '#contract/counter-prizes.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { codeTyped } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { date } from '#rules/formats.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { isOpenOn } from '#rules/scratch-cards.ts'
import { customers } from '../../db/schema/customers.ts'
import { scratchCards, scratchCustomers, scratchPrizes } from '../../db/schema/scratch-cards.ts'
import type { Reads, Work } from '../../work/work.ts'
import { record } from '../counter-till/acts.ts'
import { news } from '../notifications/kinds.ts'
import { definition, issue } from '../scratch-cards/issue.ts'
import { cardById, inTurn, isShown, namedByCode, namedById, pools, toCollect } from '../scratch-cards/rows.ts'
import { type CardRow, type DrawRow, titleIn } from '../scratch-cards/scratch-cards.ts'

type Named = { card: CardRow; prize: DrawRow; name: string; surname: string }

const zoneOf = async (w: Reads | Work) => (await w.activity())?.zone ?? 'Europe/Rome'
const todayOf = async (w: Reads | Work) => onTheWall(await zoneOf(w), w.now().getTime()).day

const standingOf = (card: CardRow, today: string): CounterPrize['standing'] =>
  card.state === 'collected' ? 'used' : isOpenOn(card, today) ? 'valid' : 'expired'

const shown = ({ card, prize, name, surname }: Named, today: string, language: LanguageCode): CounterPrize => ({
  id: card.id,
  title: titleIn(prize, language),
  code: card.code ?? '',
  scratched: (card.scratched ?? card.created).toISOString(),
  expires: card.expires,
  collected: card.collected?.toISOString() ?? null,
  standing: standingOf(card, today),
  customer: { id: card.userId, name: `${name} ${surname}`.trim() },
})

/** What a customer can collect today. @returns it; or not_found, own_card where it is their own */
export async function prizesOf(w: Reads, userId: string, language: LanguageCode) {
  if ((await w.customer(userId, 'counter').rows(customers).count()) === 0) return refuse('not_found')
  const today = await todayOf(w)
  const rows = await w.all(scratchCustomers).list(toCollect, { today, userId })
  return { data: rows.map((row) => shown(row, today, language)), totalRows: rows.length }
}

/** The prize that carries a code. @returns it; or not_found, own_card where it is their own */
export async function byCode(w: Reads, code: string, language: LanguageCode) {
  const found = await w.all(scratchCustomers).first(namedByCode, { code: codeTyped(code) })
  if (!found) return refuse('not_found')
  w.customer(found.card.userId, 'counter')
  return { data: shown(found, await todayOf(w), language) }
}

/** Is it handed over now? @returns why not */
function check(card: CardRow, zone: string, now: number): Refusal | undefined {
  if (card.code === null) return refuse('not_found')
  const standing = standingOf(card, onTheWall(zone, now).day)
  if (standing === 'expired') return refuse('prize_expired', { day: date(card.expires) })
  if (standing === 'valid') return undefined
  const { day, time } = onTheWall(zone, card.collected?.getTime() ?? now)
  return refuse('prize_used', { day: date(day), time })
}

/** Hands a prize over, whoever comes second not. @returns it; or not_found, own_card, prize_used, prize_expired */
export async function redeem(w: Work, id: string, language: LanguageCode) {
  const found = await w.all(scratchCustomers).first(cardById, { id })
  if (!found) return refuse('not_found')
  const theirs = w.customer(found.userId, 'counter').rows(scratchCustomers)
  const [card] = await theirs.hold(cardById, { id })
  if (!card) return refuse('not_found')
  const zone = await zoneOf(w)
  const no = check(card, zone, w.now().getTime())
  if (isRefusal(no)) return no
  const done = await theirs.set(id, { state: 'collected', collected: w.now(), collectedBy: w.scope.actor.id }, isShown)
  const after = done && (await w.all(scratchCustomers).first(namedById, { id }))
  if (!after) return refuse('not_found')
  const { title, translations } = after.prize
  const at = onTheWall(zone, w.now().getTime())
  await w.tell(done.userId, news('prizeCollected', { cardId: id, title, translations, at }))
  await w.changed(done.userId, 'scratchCards', id)
  return { data: shown(after, at.day, language) }
}

/** The cards that staff can give, in the order of the bundle. */
export async function cards(w: Reads, language: LanguageCode) {
  const [all, prizes] = [await w.all(scratchCards).list(inTurn), await w.all(scratchPrizes).list(pools)]
  const data: GivenCard[] = all.map(({ id, name, description, translations }) => ({
    id,
    name: translations[language]?.['name'] ?? name,
    description: translations[language]?.['description'] ?? description ?? '',
    isLeft: prizes.some(({ scratchCardId, onHand, reserved }) => scratchCardId === id && onHand > reserved),
  }))
  return { data, totalRows: data.length }
}

type Wish = { scratchCardId: string; customerId: string }

/** Gives one to a customer, an act that can be undone. @returns what staff hear of it; or not_found, own_card, scratch_over where no prize is left */
export async function give(w: Work, { scratchCardId, customerId }: Wish, language: LanguageCode) {
  w.customer(customerId, 'counter')
  const card = await definition(w, scratchCardId)
  if (isRefusal(card)) return card
  const [made] = await issue(w, card, [customerId])
  if (!made) return refuse('scratch_over')
  await record(w, customerId, { kind: 'issued', about: made.id })
  const data: Issued = {
    id: made.id,
    name: made.translations[language]?.['name'] ?? made.name,
    expires: made.expires,
    customer: { id: customerId },
  }
  return { data }
}

import { randomInt } from 'node:crypto'
import { lastDay } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { type Refusal, isRefusal, refuse } from '#rules/refusal.ts'
import { draw } from '#rules/scratch-cards.ts'
import { customers } from '../../db/schema/customers.ts'
import { scratchCards, scratchCustomers, scratchDraws, scratchPrizes } from '../../db/schema/scratch-cards.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'
import { news } from '../notifications/kinds.ts'
import type { CardRow } from './scratch-cards.ts'
import { cardById, definitionById, drawOf, inTurn, issuedAt, poolOf, without } from './rows.ts'

export type Definition = Row<typeof scratchCards>
type Prize = Row<typeof scratchPrizes>

/** What the activity can give, in the order of its bundle. */
export const definitions = (w: Reads): Promise<Definition[]> => w.all(scratchCards).list(inTurn)

/** One of them. @returns not_found if the activity has none of this id */
export const definition = async (w: Reads | Work, id: string): Promise<Definition | Refusal> =>
  (await w.all(scratchCards).first(definitionById, { id })) ?? refuse('not_found')

/** Draws a card: the place of its prize in the pool, undefined if it loses. Another than this one is for tests and the demo. */
export type Draw = (winning: number, left: readonly number[]) => number | undefined
const atRandom: Draw = (winning, left) => draw(winning, left, randomInt)

/** Who issues a card together waits here, and an import that changes the pool. */
const holdPool = async (w: Work, { id }: Definition): Promise<Prize[]> =>
  (await w.all(scratchPrizes).hold(poolOf, { scratchCardId: id })).toSorted((one, other) => one.sort - other.sort)

/**
 * Issues a card to each of these, as long as there is a prize to win, and tells them. What it wins is drawn here, once and for
 * all, and taken out of the pool. SEMANTICS 9; docs/decisions/scratch-cards.md
 * @returns the cards, fewer than asked for where the pool is empty
 */
export async function issue(w: Work, card: Definition, userIds: readonly string[], drawing: Draw = atRandom): Promise<CardRow[]> {
  const pool = await holdPool(w, card)
  const left = pool.map(({ onHand, reserved }) => onHand - reserved)
  const issued: CardRow[] = []
  for (const userId of userIds) {
    if (left.every((count) => count === 0)) break
    const at = drawing(card.winning, left)
    if (at !== undefined) left[at] = (left[at] ?? 0) - 1
    issued.push(await issueOne(w, card, userId, at === undefined ? undefined : pool[at]))
  }
  return issued
}

async function issueOne(w: Work, card: Definition, userId: string, prize: Prize | undefined): Promise<CardRow> {
  const { id: scratchCardId, name, description, image, translations, validDays } = card
  const today = onTheWall((await w.activity())?.zone ?? 'Europe/Rome', w.now().getTime()).day
  const theirs = w.scope.customerId === undefined ? w.customer(userId, 'counter') : { rows: w.mine }
  const made = await theirs.rows(scratchCustomers).add({
    scratchCardId,
    name,
    description,
    image,
    translations,
    validDays,
    state: 'new',
    created: w.now(),
    expires: lastDay(today, validDays),
  })
  if (prize) {
    const no = await w.counter(scratchPrizes).reserve([{ id: prize.id, count: 1 }])
    if (isRefusal(no)) throw new Error('the pool is held, and yet a prize of it was gone')
    const { id: prizeId, title, credit, translations: words } = prize
    // By the number alone: the audit, too, is told nothing of what it wins.
    await theirs.rows(scratchDraws).addAll([{ cardId: made.id, prizeId, title, credit, translations: words }])
  }
  await w.tell(userId, news('scratchGiven', { cardId: made.id, name, translations, expires: made.expires }))
  await w.changed(userId, 'scratchCards', made.id)
  return made
}

/** Issues a card to some of those who have none of it to scratch. @returns to how many; 0 when nobody, or no prize, is left */
export async function issueToAll(w: Work, card: Definition): Promise<number> {
  await w.lock(`scratch ${card.id}`)
  const today = onTheWall((await w.activity())?.zone ?? 'Europe/Rome', w.now().getTime()).day
  const meant = await w.all(customers).list(without, { scratchCardId: card.id, today })
  const found = meant.map(({ userId }) => userId)
  return (await issue(w, card, found)).length
}

/** Are there cards that the bundle gives at this? */
export const givesCards = async (w: Work, at: 'welcome' | 'purchase'): Promise<boolean> =>
  (await w.all(scratchCards).count(issuedAt, { at })) > 0

/** Issues the cards that the bundle gives at this: when she joins, or when an order of hers is done. An empty pool gives none. */
export async function issueAt(w: Work, at: 'welcome' | 'purchase', userId: string): Promise<void> {
  for (const card of await w.all(scratchCards).list(issuedAt, { at })) await issue(w, card, [userId])
}

/**
 * Takes back a card that staff gave, as if it had never been given; what it would have won is in the pool again, and nobody is told of
 * it. @returns nothing; or not_found if she has thrown it away, undo_used once it was scratched
 */
export async function takeBack(w: Work, userId: string, id: string): Promise<Refusal | undefined> {
  const theirs = w.customer(userId, 'counter')
  const [card] = await theirs.rows(scratchCustomers).hold(cardById, { id })
  if (!card) return refuse('not_found')
  if (card.state !== 'new') return refuse('undo_used')
  const drawn = await theirs.rows(scratchDraws).first(drawOf, { id })
  if (drawn) await w.counter(scratchPrizes).release([{ id: drawn.prizeId, count: 1 }])
  await theirs.rows(scratchCustomers).removeOne(id)
  const { name, translations } = card
  await w.tell(userId, news('scratchTakenBack', { cardId: id, name, translations }))
  await w.changed(userId, 'scratchCards', id)
  return undefined
}

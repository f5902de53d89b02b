import type { LanguageCode } from '#contract/languages.ts'
import type { ScratchCard } from '#contract/scratch-cards.ts'
import type { Paging } from '#contract/wire.ts'
import { lastDay } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { date } from '#rules/formats.ts'
import { cents, moneyOf, points4 } from '#rules/money.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { isOpenOn, scratchedState } from '#rules/scratch-cards.ts'
import { scratchCustomers, scratchDraws } from '../../db/schema/scratch-cards.ts'
import { cut } from '../../work/sorting.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'
import { freshCodes } from '../till-codes.ts'
import { cardById, carrying, drawOf, hers, isShown, one } from './rows.ts'

export type CardRow = Row<typeof scratchCustomers>
export type DrawRow = Row<typeof scratchDraws>
type Shown = { card: CardRow; prize: DrawRow | null }

export const titleIn = ({ title, translations }: Pick<DrawRow, 'title' | 'translations'>, language: LanguageCode) =>
  translations[language]?.['title'] ?? title

/** A card as its reader reads it; what it won, once it is scratched. */
export function shown({ card, prize }: Shown, language: LanguageCode): ScratchCard {
  const own = card.translations[language]
  return {
    id: card.id,
    name: own?.['name'] ?? card.name,
    description: own?.['description'] ?? card.description ?? '',
    image: card.image,
    state: card.state as ScratchCard['state'],
    created: card.created.toISOString(),
    expires: card.expires,
    scratched: card.scratched?.toISOString() ?? null,
    collected: card.collected?.toISOString() ?? null,
    prize: prize && {
      title: titleIn(prize, language),
      credit: prize.credit === null ? null : moneyOf(prize.credit),
      code: card.code,
    },
  }
}

/** A page of her cards, the newest first. Spec §9. */
export async function mine(w: Reads, { state, ...paging }: Paging & { state?: ScratchCard['state'] | undefined }, language: LanguageCode) {
  const { rows, totalRows } = await w.mine(scratchCustomers).page(cut(paging), hers(paging), { state: state ?? null })
  return { data: rows.map((row) => shown(row, language)), totalRows }
}

/** One of them. @returns not_found if it is not hers */
export async function byId(w: Reads | Work, id: string, language: LanguageCode) {
  const found = await w.mine(scratchCustomers).first(one, { id })
  return found ? { data: shown(found, language) } : refuse('not_found')
}

/**
 * Takes the foil off: whoever asks again, or at the same time, gets the same answer. Credit is one movement IS, in the same
 * transaction; anything else gets the code that it is collected by. SEMANTICS 9.
 * @returns the card with what it won; or not_found, scratch_expired
 */
export async function scratch(w: Work, id: string, language: LanguageCode) {
  const [card] = await w.mine(scratchCustomers).hold(cardById, { id })
  if (!card) return refuse('not_found')
  if (card.scratched === null) {
    const no = await uncover(w, card)
    if (no) return no
  }
  return byId(w, id, language)
}

async function uncover(w: Work, card: CardRow): Promise<Refusal | undefined> {
  const today = onTheWall((await w.activity())?.zone ?? 'Europe/Rome', w.now().getTime()).day
  if (!isOpenOn(card, today)) return refuse('scratch_expired', { day: date(card.expires) })
  const prize = await w.mine(scratchDraws).first(drawOf, { id: card.id })
  const state = scratchedState(prize)
  if (prize?.credit) {
    const paid = await w.ledger.post({ type: 'IS', cents: cents(prize.credit), points: points4(0), reason: { code: 'scratched' } })
    if (isRefusal(paid)) return paid
  }
  const collecting = state === 'to_collect' && { code: await freshCode(w), expires: lastDay(today, card.validDays) }
  await w.mine(scratchCustomers).set(card.id, { state, scratched: w.now(), ...collecting })
  await w.changed(card.userId, 'scratchCards', card.id)
  return undefined
}

async function freshCode(w: Work): Promise<string | null> {
  await w.lock('prize codes')
  const [code = null] = await freshCodes(1, (some) => w.all(scratchCustomers).list(carrying(some)))
  return code
}

/** She throws a card away, and what it wins or won that is not collected. @returns not_found if it is not hers */
export async function remove(w: Work, id: string) {
  const gone = await w.mine(scratchCustomers).set(id, { state: 'deleted' }, isShown)
  if (!gone) return refuse('not_found')
  await w.changed(gone.userId, 'scratchCards', id)
  return {}
}

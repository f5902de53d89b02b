import type { TillAct } from '#contract/counter-till.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { moneyOf, pointsOf } from '#rules/money.ts'
import { undoUntil } from '#rules/till.ts'
import { tillActs } from '../../db/schema/till.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'
import { spendable } from '../spendable.ts'
import { actsSince, shownById } from './rows.ts'

/** So many milliseconds back: longer than an act can be undone, so that staff see what became of it. */
const RECENT = 600_000

type Made = Pick<Row<typeof tillActs>, 'kind' | 'about'> & { purchase?: number }
type Found = NonNullable<Awaited<ReturnType<typeof found>>>

/** Writes down what staff did to a customer, to be shown and undone. */
export const record = (w: Work, userId: string, made: Made) =>
  w
    .customer(userId, 'counter')
    .rows(tillActs)
    .add({ purchase: null, ...made, actor: w.scope.actor.id, created: w.now() })

/** With whose it is, and what it moved. */
const found = (w: Reads | Work, id: string) => w.all(tillActs).first(shownById, { id })

/** What the coupon or the scratch card is called that it is about. */
const titleOf = ({ coupon, scratchCard }: Found, language: LanguageCode): string | null =>
  coupon?.translations[language]?.['title'] ?? coupon?.title ?? scratchCard?.translations[language]?.['name'] ?? scratchCard?.name ?? null

const shown = (found: Found, language: LanguageCode): TillAct => {
  const { act, name, surname, card, value, pointValue, pointsAfter, isSeen } = found
  return {
    id: act.id,
    kind: act.kind,
    customer: { id: act.userId, name: `${name} ${surname}`.trim() },
    created: act.created.toISOString(),
    purchase: act.purchase === null ? null : moneyOf(act.purchase),
    value: moneyOf(value ?? 0),
    points: pointsOf(pointValue ?? 0),
    pointsAfter: pointsOf(pointsAfter ?? card.pointBalance),
    balance: spendable(card).balance,
    pointBalance: pointsOf(card.pointBalance),
    title: titleOf(found, language),
    undoUntil: new Date(undoUntil(act.created.getTime())).toISOString(),
    undone: act.undone?.toISOString() ?? null,
    isSeen,
  }
}

/** An act as the till shows it, with what the card has now. */
export async function shownAct(w: Reads | Work, id: string, language: LanguageCode): Promise<TillAct> {
  const act = await found(w, id)
  if (!act) throw new Error('an act of this transaction is gone')
  return shown(act, language)
}

/** What whoever asks did within the last minutes, the newest first; the operator's tool does nothing here. */
export async function recent(w: Reads, language: LanguageCode) {
  const since = new Date(w.now().getTime() - RECENT).toISOString()
  const rows = await w.all(tillActs).list(actsSince, { actor: w.scope.actor.id ?? '', since })
  return { data: rows.map((row) => shown(row, language)), totalRows: rows.length }
}

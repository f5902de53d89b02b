import type { CounterPack, PackOffer } from '#contract/counter-packs.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { date } from '#rules/formats.ts'
import { centsOf, moneyOf } from '#rules/money.ts'
import { inOrder, leftOf, packStanding, usesThatStand } from '#rules/packs.ts'
import { type Refusal, refuse } from '#rules/refusal.ts'
import { isUndoable, undoUntil } from '#rules/till.ts'
import { packCustomers, packs, packUses } from '../../db/schema/packs.ts'
import { stores } from '../../db/schema/stores.ts'
import type { Reads, Work } from '../../work/work.ts'
import { news } from '../notifications/kinds.ts'
import { definitions, give } from '../packs/give.ts'
import { type PackRow, shownPack, todayOf, wallOf, worded } from '../packs/packs.ts'
import { hers, offerById, packById, seenStores, storeById, undoingOf, useById, usesOf } from '../packs/rows.ts'

/** Packs as staff see them, each with its history. */
async function shownHere(w: Reads | Work, rows: readonly PackRow[], language: LanguageCode): Promise<CounterPack[]> {
  const today = await todayOf(w)
  const lines = rows.length > 0 ? await w.all(packUses).list(usesOf, { ids: rows.map(({ id }) => id) }) : []
  return rows.map((row) => {
    const pack = shownPack(row, lines, language)
    const last = usesThatStand(pack.uses).at(-1)
    const left = last ? undoUntil(Date.parse(last.created)) - w.now().getTime() : -1
    const undo = last && left >= 0 ? { id: last.id, seconds: Math.ceil(left / 1000) } : null
    const since = undoUntil(row.created.getTime()) - w.now().getTime()
    const undoSale = pack.uses.length === 0 && since >= 0 ? Math.ceil(since / 1000) : undefined
    return { ...pack, standing: packStanding(pack, today), undo, ...(undoSale !== undefined && { undoSale }) }
  })
}

async function shownOne(w: Work, row: PackRow, language: LanguageCode): Promise<{ data: CounterPack }> {
  const [data] = await shownHere(w, [row], language)
  if (!data) throw new Error('one row is shown as none')
  return { data }
}

/** A customer's packs, those that can be used first, and what can be sold to her. @returns own_card where it is their own */
export async function ofCustomer(w: Reads, customerId: string, language: LanguageCode) {
  const rows = await w.customer(customerId, 'counter').rows(packCustomers).list(hers({}), { packId: null, standing: null, today: '' })
  const { toUse, over } = inOrder(await shownHere(w, rows, language), await todayOf(w))
  const offers = (await definitions(w)).map((row): PackOffer => {
    const { title, description } = worded(row, language)
    return { id: row.id, title, description, price: moneyOf(row.price), places: row.places, validDays: row.validDays }
  })
  return { data: [...toUse, ...over], totalRows: rows.length, offers }
}

type Sale = { customerId: string; packId: string; paid: string | null }

/** Sells a pack or gives it; the money was taken outside. @returns it; or not_found, own_card */
export async function sell(w: Work, { customerId, packId, paid }: Sale, language: LanguageCode) {
  const definition = await w.all(packs).first(offerById, { id: packId })
  if (!definition) return refuse('not_found')
  return shownOne(w, await give(w, definition, customerId, paid === null ? null : centsOf(paid)), language)
}

/** A pack that nobody else changes until commit. */
async function held(w: Work, id: string) {
  const found = await w.all(packCustomers).first(packById, { id })
  if (!found) return undefined
  const theirs = w.customer(found.userId, 'counter')
  const [row] = await theirs.rows(packCustomers).hold(packById, { id })
  return row && { row, packs: theirs.rows(packCustomers), uses: theirs.rows(packUses) }
}

/** Can a place be used? @returns why not, with how it stands */
function check({ places, used, expires }: PackRow, today: string): Refusal | undefined {
  const standing = packStanding({ places, used, expires }, today)
  if (standing === 'valid') return undefined
  const fresh = { places, used, expires }
  return standing === 'used' ? refuse('pack_used_up', { places }, { fresh }) : refuse('pack_expired', { day: date(expires) }, { fresh })
}

/** Where a place is used: the store that the till names; where there is one alone, that. */
async function placeOf(w: Work, storeId: string | null): Promise<string | null> {
  if (storeId !== null) return (await w.all(stores).first(storeById, { id: storeId }))?.name ?? null
  const [one, another] = await w.all(stores).list(seenStores)
  return one && !another ? one.name : null
}

type Held = NonNullable<Awaited<ReturnType<typeof held>>>

/** Writes a line of the history, and tells her. `undoes`: the use that it takes back. */
async function note(w: Work, row: PackRow, uses: Held['uses'], { undoes, place }: { undoes: string | null; place: string | null }) {
  const left = leftOf(row)
  const { id } = await uses.add({ packCustomerId: row.id, created: w.now(), left, undoes, actor: w.scope.actor.id, place })
  const { title, translations, places } = row
  const at = await wallOf(w)
  await w.tell(row.userId, news(undoes ? 'packUndone' : 'packUsed', { packId: row.id, useId: id, title, translations, left, places, at }))
  await w.changed(row.userId, 'packs', row.id)
}

/** Uses a place of a pack, as often as it has places and not more. @returns it; or not_found, own_card, pack_used_up, pack_expired */
export async function take(w: Work, { id, storeId }: { id: string; storeId?: string | null | undefined }, language: LanguageCode) {
  const found = await held(w, id)
  if (!found) return refuse('not_found')
  const no = check(found.row, await todayOf(w))
  if (no) return no
  const after = await found.packs.set(id, { used: found.row.used + 1 })
  if (!after) return refuse('not_found')
  await note(w, after, found.uses, { undoes: null, place: await placeOf(w, storeId ?? null) })
  return shownOne(w, after, language)
}

/** Takes a use back within a minute, once. @returns its pack; or not_found, own_card, undo_done, undo_over */
export async function undo(w: Work, useId: string, language: LanguageCode) {
  const use = await w.all(packUses).first(useById, { id: useId })
  const found = use && (await held(w, use.packCustomerId))
  if (!found) return refuse('not_found')
  if (await found.uses.first(undoingOf, { id: useId })) return refuse('undo_done')
  if (!isUndoable(use.created.getTime(), w.now().getTime())) return refuse('undo_over')
  const after = await found.packs.set(found.row.id, { used: found.row.used - 1 })
  if (!after) return refuse('not_found')
  await note(w, after, found.uses, { undoes: useId, place: use.place })
  return shownOne(w, after, language)
}

/**
 * Takes a pack back within a minute of its sale, as if it had never been; what was paid goes back by hand. Once a place was used it
 * stays, also if that was taken back: the history of its places is not undone. @returns nothing; or not_found, own_card, undo_used, undo_over
 */
export async function undoSale(w: Work, id: string) {
  const found = await held(w, id)
  if (!found) return refuse('not_found')
  const { row, packs: theirs, uses } = found
  if ((await uses.list(usesOf, { ids: [id] })).length > 0) return refuse('undo_used')
  if (!isUndoable(row.created.getTime(), w.now().getTime())) return refuse('undo_over')
  await theirs.removeOne(id)
  const { title, translations, places, userId } = row
  await w.tell(userId, news('packTakenBack', { packId: id, title, translations, places, at: await wallOf(w) }))
  await w.changed(userId, 'packs', id)
  return {}
}

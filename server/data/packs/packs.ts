import type { LanguageCode } from '#contract/languages.ts'
import type { Pack, PackStanding, PackUse } from '#contract/packs.ts'
import type { Paging } from '#contract/wire.ts'
import { onTheWall } from '#rules/days.ts'
import { moneyOf } from '#rules/money.ts'
import { packCustomers, packUses } from '../../db/schema/packs.ts'
import { cut } from '../../work/sorting.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'
import { hers, usesOf } from './rows.ts'

export type PackRow = Row<typeof packCustomers>
type UseRow = { use: Row<typeof packUses>; who: string | null }

/** Day and time on the activity's wall, now. */
export const wallOf = async (w: Reads | Work) => onTheWall((await w.activity())?.zone ?? 'Europe/Rome', w.now().getTime())
export const todayOf = async (w: Reads | Work): Promise<string> => (await wallOf(w)).day

/** Words as their reader reads them. */
export function worded<R extends Pick<PackRow, 'title' | 'description' | 'service' | 'serviceId' | 'translations'>>(
  row: R,
  language: LanguageCode,
) {
  const own = row.translations[language]
  const { serviceId } = row
  return {
    title: own?.['title'] ?? row.title,
    description: own?.['description'] ?? row.description ?? '',
    service: row.service === null || serviceId === null ? null : { id: serviceId, title: own?.['service'] ?? row.service },
  }
}

const shownUse = ({ use: { id, created, left, undoes, place }, who }: UseRow): PackUse => ({
  id,
  created: created.toISOString(),
  left,
  undoes,
  who,
  where: place,
})

/** A pack as its reader reads it. @param lines its history, the latest first */
export function shownPack(row: PackRow, lines: readonly UseRow[], language: LanguageCode): Pack {
  const { id, userId, packId, places, used, created, expires, paid } = row
  return {
    id,
    customer: { id: userId },
    pack: { id: packId, ...worded(row, language) },
    places,
    used,
    created: created.toISOString(),
    expires,
    paid: paid === null ? null : moneyOf(paid),
    uses: lines.filter(({ use }) => use.packCustomerId === id).map(shownUse),
  }
}

type Wish = Paging & { packId?: string | undefined; standing?: PackStanding | undefined }

/** A page of her packs with their history, the first one first. Spec §9. */
export async function mine(w: Reads, { packId, standing, ...paging }: Wish, language: LanguageCode) {
  const asked = { packId: packId ?? null, standing: standing ?? null, today: await todayOf(w) }
  const { rows, totalRows } = await w.mine(packCustomers).page(cut(paging), hers(paging), asked)
  const lines = rows.length > 0 ? await w.mine(packUses).list(usesOf, { ids: rows.map(({ id }) => id) }) : []
  return { data: rows.map((row) => shownPack(row, lines, language)), totalRows }
}

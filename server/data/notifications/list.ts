import type { LanguageCode } from '#contract/languages.ts'
import type { Paging } from '#contract/wire.ts'
import { instantOf, onTheWall } from '#rules/days.ts'
import { notifications } from '../../db/schema/notices.ts'
import { cut } from '../../work/sorting.ts'
import type { Reads } from '../../work/work.ts'
import { wordsIn } from '../../words.ts'
import { entryIn } from './kinds.ts'
import { all, ofToday } from './rows.ts'

/** A page of the person's feed, newest first unless asked otherwise; `daily`: of today on the activity's wall. Spec §7, §9. */
export async function mine(w: Reads, { daily, ...paging }: Paging & { daily?: boolean | undefined }, language: LanguageCode) {
  const feed = w.mine(notifications)
  const page = cut(paging)
  const { rows, totalRows } = daily
    ? await feed.page(page, ofToday(paging), { since: await midnight(w) })
    : await feed.page(page, all(paging))
  const words = await wordsIn(language)
  const data = rows.map((row) => ({
    ...row,
    ...entryIn(words, row),
    created: row.created.toISOString(),
    updated: row.updated?.toISOString() ?? null,
  }))
  return { data, totalRows }
}

async function midnight(w: Reads): Promise<Date> {
  const zone = (await w.activity())?.zone ?? 'Europe/Rome'
  return new Date(instantOf(zone, onTheWall(zone, w.now().getTime()).day, '00:00'))
}

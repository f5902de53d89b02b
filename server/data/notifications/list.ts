import { gte, sql } from 'drizzle-orm'
import type { LanguageCode } from '#contract/languages.ts'
import type { Paging } from '#contract/wire.ts'
import { instantOf, onTheWall } from '#rules/days.ts'
import { notifications } from '../../db/schema/notices.ts'
import type { Work } from '../../db/work.ts'
import { wordsIn } from '../../words.ts'
import { cut, order } from '../order.ts'
import { entryIn } from './kinds.ts'

const BY = { created: [notifications.created, notifications.id] }
const since = sql.placeholder('since')

/** A page of the person's feed, newest first unless asked otherwise; `daily`: of today on the activity's wall. Spec §7, §9. */
export async function mine(w: Work, { daily, ...paging }: Paging & { daily?: boolean | undefined }, language: LanguageCode) {
  const page = cut(paging, order(paging, BY, { by: 'created', descending: 1 }))
  const { rows, totalRows } = daily ? await (await ofToday(w)).page(page) : await w.mine(notifications).page(page)
  const words = await wordsIn(language)
  const data = rows.map((row) => ({
    ...row,
    ...entryIn(words, row),
    created: row.created.toISOString(),
    updated: row.updated?.toISOString() ?? null,
  }))
  return { data, totalRows }
}

async function ofToday(w: Work) {
  const zone = (await w.activity())?.zone ?? 'Europe/Rome'
  const midnight = instantOf(zone, onTheWall(zone, w.now().getTime()).day, '00:00')
  const values = { since: new Date(midnight).toISOString() }
  return w.mine(notifications).only({ kind: 'since', where: gte(notifications.created, since), values })
}

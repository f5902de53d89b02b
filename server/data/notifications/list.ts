import type { LanguageCode } from '#contract/languages.ts'
import type { Subject } from '#contract/notifications.ts'
import type { Paging } from '#contract/wire.ts'
import { instantOf, onTheWall } from '#rules/days.ts'
import { refuse } from '#rules/refusal.ts'
import { notifications } from '../../db/schema/notices.ts'
import { cut } from '../../work/sorting.ts'
import type { Reads, Work } from '../../work/work.ts'
import { wordsIn } from '../../words.ts'
import { entryIn, kindsOf, matterOf } from './kinds.ts'
import { all, ofKinds, ofToday, readAt, unread as theUnread } from './rows.ts'

type Asked = Paging & { daily?: boolean | undefined; subject?: Subject | undefined }

/** A page of the person's feed, newest first unless asked otherwise, and how many of all are to be read. Spec §7, §9. */
export async function mine(w: Reads, asked: Asked, language: LanguageCode) {
  const { rows, totalRows } = await page(w, asked)
  const words = await wordsIn(language)
  const data = rows.map((row) => ({
    ...row,
    ...entryIn(words, row),
    ...matterOf(row),
    read: row.read !== null,
    created: row.created.toISOString(),
    updated: row.updated?.toISOString() ?? null,
  }))
  return { data, totalRows, unread: await unread(w) }
}

/** `daily`: of today on the activity's wall; `subject`: those about it. */
async function page(w: Reads, { daily, subject, ...paging }: Asked) {
  const feed = w.mine(notifications)
  if (daily) return feed.page(cut(paging), ofToday(paging), { since: await midnight(w) })
  return subject ? feed.page(cut(paging), ofKinds(paging), { kinds: kindsOf(subject) }) : feed.page(cut(paging), all(paging))
}

async function unread(w: Reads): Promise<Partial<Record<Subject, number>>> {
  const bySubject: Partial<Record<Subject, number>> = {}
  for (const { kind, count } of await w.mine(notifications).list(theUnread)) {
    const { subject } = matterOf({ kind })
    bySubject[subject] = (bySubject[subject] ?? 0) + count
  }
  return bySubject
}

/** Marks an entry as read; not_found if it is not hers. */
export async function read(w: Work, id: string) {
  const entry = await w.mine(notifications).set(id, { read: readAt(w.now()) })
  return entry ? { data: { id, read: true } } : refuse('not_found')
}

async function midnight(w: Reads): Promise<Date> {
  const zone = (await w.activity())?.zone ?? 'Europe/Rome'
  return new Date(instantOf(zone, onTheWall(zone, w.now().getTime()).day, '00:00'))
}

import type { Work } from '../../work/work.ts'
import { KEPT_IN } from './rows.ts'

/** Reads all notices and entries of hers that are unread, at one instant. @returns which */
export async function readAll(w: Work) {
  const at = w.now()
  for (const { table, isUnread } of KEPT_IN) await w.mine(table).setAll(isUnread, { read: at })
  return { data: { at: at.toISOString() } }
}

/** What was read at that instant is unread again; where nothing was, nothing is. */
export async function unreadAll(w: Work, at: Date) {
  for (const { table, wasReadAt } of KEPT_IN) await w.mine(table).setAll(wasReadAt(at), { read: null })
  return {}
}

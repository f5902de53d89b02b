import { and, eq, sql } from 'drizzle-orm'
import { notifications } from '../../db/schema/notices.ts'
import type { Work } from '../../db/work.ts'

const isAbout = and(eq(notifications.kind, 'sending'), eq(notifications.about, sql.placeholder('noticeId')))

/** Tells whoever sent a notice what became of it: how many it was delivered to, or that it broke off. */
export async function sendingEnded(w: Work, noticeId: string, reached: { customers: number; devices: number } | undefined) {
  const entry = { kind: 'about', where: isAbout, values: { noticeId } }
  const started = await w.mine(notifications).only(entry).first()
  if (!started) return
  const facts = { ...started.facts, ...(reached && { reached: { customers: reached.customers, devices: reached.devices } }) }
  await w.mine(notifications).set(started.id, { status: reached ? 'D' : 'E', facts, updated: w.now() })
}

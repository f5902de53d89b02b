import { notifications } from '../../db/schema/notices.ts'
import type { Work } from '../../work/work.ts'
import { about } from './rows.ts'

/** Tells whoever sent a notice what became of it: how many it was delivered to, or that it broke off. */
export async function sendingEnded(w: Work, noticeId: string, reached: { customers: number; devices: number } | undefined) {
  const hers = w.mine(notifications)
  const started = await hers.first(about, { kind: 'sending', about: noticeId })
  if (!started) return
  const facts = { ...started.facts, ...(reached && { reached: { customers: reached.customers, devices: reached.devices } }) }
  await hers.set(started.id, { status: reached ? 'D' : 'E', facts, updated: w.now() })
}

import { sendingEnded } from '../data/notifications/sending-ended.ts'
import { counted, deliver, stall, unfinished, type Which } from '../data/sendings/rows.ts'
import type { Db } from '../db/connect.ts'
import { jobScope } from '../work/scope.ts'
import { workOf } from '../work/work.ts'
import * as definitions from './definitions.ts'
import { each } from './each.ts'
import { type Tools, worker } from './job.ts'

/** Delivers one notice to all that it is for; without a name, every one that a process may have left behind when it ended. */
export const campaign = worker(definitions.campaign, {
  every: 1,
  retries: 5,
  schedule: '* * * * *',
  atStart: true,
  async run(named, tools) {
    await each(isOne(named) ? [named] : await unfinished(tools.db, tools.clock()), (one) => fanOut(one, tools))
  },
})

const isOne = (named: object | null | undefined): named is Which => Boolean(named && 'noticeId' in named)

/** Step by step, each a transaction of its own: after a crash it goes on behind the last one. */
async function fanOut(which: Which, tools: Tools) {
  try {
    while (await tools.db.transaction((tx) => step(tx, which, tools)));
  } catch (error) {
    await tools.db.transaction(async (tx) => tell(tx, which, await stall(tx, which), tools))
    throw error
  }
}

async function step(tx: Db, which: Which, tools: Tools): Promise<boolean> {
  const done = await deliver(tx, which, tools.clock())
  if (!done) return false
  for (const userId of done.letters) await tools.enqueue(tx, definitions.mail, { letter: 'notice', ...which, userId })
  if (!done.last) return true
  await tools.enqueue(tx, definitions.push, {})
  await tell(tx, which, done, tools)
  return false
}

/** Tells the sender how it ended, if there is one. */
async function tell(tx: Db, { activityId, noticeId }: Which, found: { sender: string | null } | undefined, { clock, enqueue }: Tools) {
  if (!found?.sender) return
  const w = workOf({ tx, now: clock, enqueue, forget: () => {} }, jobScope({ activityId, customerId: found.sender }))
  const sending = await counted(w, noticeId)
  await sendingEnded(w, noticeId, sending?.notice.state === 'done' ? { ...sending.notice, ...sending } : undefined)
}

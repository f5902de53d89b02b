import { createHash } from 'node:crypto'
import { setImmediate as breath } from 'node:timers/promises'
import { languageOf } from '#rules/languages.ts'
import { entryIn } from '../data/notifications/kinds.ts'
import pLimit, { type LimitFunction } from 'p-limit'
import { type Claimed, claim, dueServices, failed, giveUpUnanswered, later, lose, nextDue, type Push, rest, sent } from '../data/pushes/rows.ts'
import type { Db } from '../db/connect.ts'
import { newsPush, noticePush } from '../push/payload.ts'
import type { Outcome } from '../push/port.ts'
import { receiptOf } from '../push/receipt.ts'
import { wordsIn } from '../words.ts'
import * as definitions from './definitions.ts'
import { type Tools, worker } from './job.ts'

/** Requests that one service gets at once, and at how many open ones more are taken. */
const AT_ONCE = 20
const FEW = 5
/** A longer run gives way to a new one, so that the queue knows it is alive. */
const RUN_MS = 10_000
const SWEEP_MS = 60_000
const DAY_S = 86_400
const MOST_TRIES = 6
const FIRST_WAIT_MS = 15_000
/** A push that found its service busy waits for this part of its age at least, even where it was told "in a second". */
const LEAST_PART = 8

/**
 * Sends what is due, each service's by itself, and writes down every answer at once. Any number of processes may do so
 * together; what one leaves behind when it ends is taken up again.
 */
export const push = worker(definitions.push, {
  every: 1,
  retries: 0,
  schedule: '* * * * *',
  atStart: true,
  async run(_, tools) {
    const { db, clock } = tools
    const sending = { ...tools, inTurn: pLimit(tools.writesAtOnce) }
    await giveUpUnanswered(db, clock())
    const end = Date.now() + RUN_MS
    const lanes = await Promise.allSettled((await dueServices(db, clock())).map((service) => drain(service, sending, end)))
    for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
    await askAgain(tools)
  },
})

type Sending = Tools & { inTurn: LimitFunction }

/** Sends what is due at one service. */
async function drain(service: string, tools: Sending, end: number) {
  const open = new Set<Promise<unknown>>()
  const wrong: unknown[] = []
  for (;;) {
    const goesOn = Date.now() < end && wrong.length === 0
    const taken = goesOn ? await claim(tools.db, service, tools.clock(), AT_ONCE - open.size) : []
    for (const one of taken) {
      const done = deliver(one, tools).catch((error: unknown) => wrong.push(error))
      open.add(done)
      void done.finally(() => open.delete(done))
      await breath() // encrypting takes the thread: others want it too
    }
    if (taken.length === 0) await Promise.all(open)
    while (open.size > FEW) await Promise.race(open)
    if (taken.length === 0) break
  }
  if (wrong.length > 0) throw wrong[0]
}

async function deliver({ push, to }: Claimed, tools: Sending) {
  const { db, clock, inTurn } = tools
  if (!to?.device.endpoint || !to.device.active || !to.device.authNotice) return failed(db, push, 'off')
  const { device } = to
  const since = 'notice' in to ? to.notice.at : to.entry.created
  if (clock().getTime() > since.getTime() + DAY_S * 1000) return failed(db, push, 'late')
  const outcome = await tools.push.send({
    endpoint: device.endpoint ?? '',
    p256dh: device.p256dh ?? '',
    auth: device.auth ?? '',
    text: await textOf(push, to),
    ttl: DAY_S,
    urgency: 'normal',
    topic: topicOf(push.activityId),
  })
  await inTurn(async () => {
    if (outcome.is === 'gone') await lose(db, device)
    await write(db, push, outcome, { now: clock(), since })
  })
}

/** What a device is sent, in its language. */
async function textOf(push: Push, { device, logo, unread, ...subject }: NonNullable<Claimed['to']>): Promise<string> {
  const { activityId, userId: owner } = push
  const told = { origin: device.origin, language: device.language, owner, receipt: receiptOf(push), activityId, logo, unread }
  if ('notice' in subject) return noticePush({ ...told, notice: subject.notice })
  const { entry } = subject
  const said = entryIn(await wordsIn(languageOf(device.language) ?? 'it'), entry)
  return newsPush({ ...told, news: { kind: entry.kind, about: entry.about, path: entry.link ?? '/', ...said } })
}

/** A newer notice of an activity replaces an older one that still waits for the device. */
const topicOf = (activityId: string) => createHash('sha256').update(activityId).digest('base64url').slice(0, 32)

/** Fifteen seconds, twice that, four times that, each more or less: not all come back at once. */
const waitMs = (tries: number) => FIRST_WAIT_MS * 2 ** (tries - 1) * (0.75 + Math.random() / 2)

/** What was not answered stays taken, and is taken again after a while as what a process left behind. */
async function write(db: Db, push: Push, outcome: Outcome, { now, since }: { now: Date; since: Date }) {
  const inMs = (ms: number) => new Date(now.getTime() + ms)
  if (outcome.is === 'sent') await sent(db, push, now)
  else if (outcome.is === 'gone') await failed(db, push, 'gone')
  else if (outcome.is === 'refused') await failed(db, push, outcome.why)
  else if (outcome.is === 'busy') {
    const { seconds } = outcome
    const wait = seconds === undefined ? waitMs(push.tries) : seconds * 1000
    await later(db, push, inMs(Math.max(wait, (now.getTime() - since.getTime()) / LEAST_PART)), seconds === undefined)
    await rest(db, push.service, inMs(wait))
  } else if (outcome.is === 'away')
    await (push.tries < MOST_TRIES ? later(db, push, inMs(waitMs(push.tries)), true) : failed(db, push, outcome.why))
  else if (push.uncertain) await failed(db, push, 'unanswered')
}

/** For when this process has asked to be woken, by its rows. */
const wakes = new WeakMap<Db, number>()

/** Has the next run start when something is due, where that is before the sweep of every minute, and once only. */
async function askAgain({ db, clock, enqueue }: Tools) {
  const [next, now] = [await nextDue(db), clock().getTime()]
  const asked = wakes.get(db) ?? 0
  if (!next || next.getTime() > now + SWEEP_MS || (asked > now && asked <= next.getTime())) return
  wakes.set(db, next.getTime())
  await enqueue(db, definitions.push, {}, next)
}

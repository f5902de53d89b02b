import { deviceToTry, lose } from '../data/pushes/rows.ts'
import { testPush } from '../push/payload.ts'
import * as definitions from './definitions.ts'
import { worker } from './job.ts'

/** Whoever asked looks at the screen: later is too late. */
const TTL_S = 60

/** Sends the test that somebody asked for on one of her devices. */
export const tryPush = worker(definitions.tryPush, {
  every: 1,
  retries: 1,
  async run({ id }, { db, push }) {
    const device = await deviceToTry(db, id)
    if (!device?.test || !device.endpoint) return
    const { endpoint, p256dh, auth, origin, language, userId: owner, test: receipt } = device
    const text = await testPush({ origin, language, owner, receipt })
    const outcome = await push.send({ endpoint, p256dh: p256dh ?? '', auth: auth ?? '', text, ttl: TTL_S, urgency: 'high' })
    if (outcome.is === 'gone') await lose(db, device)
    if (outcome.is === 'away') throw new Error(`the push service did not take the test (${outcome.why})`)
  },
})

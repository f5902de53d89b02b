import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { crowd } from '../../tests/setup/audience.ts'
import { databaseAlone, engines } from '../../tests/setup/engines.ts'
import { freshActivity, freshPerson, stillClock } from '../../tests/setup/scene.ts'
import { send } from '../data/notices/send.ts'
import { entryIn } from '../data/notifications/kinds.ts'
import { users } from '../db/schema/auth.ts'
import { devices } from '../db/schema/devices.ts'
import { notices, noticeSents, notifications, pushes } from '../db/schema/notices.ts'
import { customerScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import type { Letter } from '../mail/port.ts'
import { wordsIn } from '../words.ts'
import { campaign } from './campaign.ts'
import type { Tools } from './job.ts'
import { mail } from './mail.ts'

describe.each(engines)('a campaign, %s', async (engine) => {
  const connection = await databaseAlone(engine)
  const { db } = connection

  /** A notice to so many customers with a device each, and the job with what it asks for. */
  async function planned(size: number, wish: object = {}) {
    const clock = stillClock()
    const asked: { name: string; payload: object }[] = []
    const enqueue: Tools['enqueue'] = async (_, { name }, payload) => void asked.push({ name, payload: payload as object })
    const activity = await freshActivity(connection)
    const admin = await freshPerson(connection, [activity], ['ROLE_ADMIN'])
    const crowded = await crowd(connection, activity.id, size)
    const who = { activityId: activity.id, userId: admin.id, roles: ['ROLE_ADMIN'] }
    const doors = works(db, clock, enqueue)
    const sent = await doors.run(customerScope(who), 'writes', (w) =>
      send(w, { activityId: activity.id, title: 'Stasera', message: 'Punti doppi', dryRun: false, ...wish }),
    )
    if ('refused' in sent) throw new Error(sent.refused)
    const which = asked.splice(0)[0]?.payload as { activityId: string; noticeId: string }
    const tools = { db, clock, enqueue } as Partial<Tools> as Tools
    const [ofNotice, ofPush] = [eq(noticeSents.activityId, activity.id), eq(pushes.activityId, activity.id)]
    const counts = async () => [
      await db.$count(noticeSents, ofNotice),
      (await db.selectDistinct({ id: noticeSents.userId }).from(noticeSents).where(ofNotice)).length,
      await db.$count(pushes, and(ofPush, eq(pushes.service, 'push.example'), eq(pushes.state, 'queued'))),
      (await db.selectDistinct({ id: pushes.deviceId }).from(pushes).where(ofPush)).length,
    ]
    const state = async () => (await db.select().from(notices).where(eq(notices.activityId, activity.id)))[0]
    const feed = async () => {
      const [row] = await db.select().from(notifications).where(eq(notifications.userId, admin.id))
      return row && { ...row, ...entryIn(await wordsIn('de'), row) }
    }
    return {
      activity,
      which,
      tools,
      asked,
      clock,
      crowded,
      counts,
      state,
      feed,
      run: (named: object = which) => campaign.run(campaign.payload.parse(named), tools),
    }
  }

  test('1,000 customers with a device each are queued once each', async () => {
    const { run, counts, state, feed, asked } = await planned(1000)
    expect(await feed()).toMatchObject({ status: 'R', title: 'Versand der Nachricht „Stasera“', message: 'Wird verschickt' })
    await run()
    expect(await counts()).toEqual([1000, 1000, 1000, 1000])
    expect(await state()).toMatchObject({ state: 'done', customers: 1000 })
    expect(await feed()).toMatchObject({ status: 'D', message: '1.000 Kunden, 1.000 Geräte', updated: expect.any(Date) })
    expect(asked).toEqual([{ name: 'push', payload: {} }])
    await run()
    expect(await counts()).toEqual([1000, 1000, 1000, 1000])
    expect(asked).toHaveLength(1)
  })

  test('what broke off in the middle goes on behind the last step: nobody twice, nobody left out', async () => {
    const { run, which, counts, state, feed, tools, clock } = await planned(1201)
    let steps = 0
    const breaking = new Proxy(db, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name) as unknown
        return (job: Parameters<typeof db.transaction>[0]) =>
          target.transaction(async (tx) => {
            const done = await job(tx)
            if (++steps === 2) throw new Error('the process ended')
            return done
          })
      },
    })
    await expect(campaign.run(which, { ...tools, db: breaking })).rejects.toThrow('the process ended')
    expect(await counts()).toEqual([500, 500, 500, 500])
    expect(await state()).toMatchObject({ state: 'failed', customers: 500 })
    expect(await feed()).toMatchObject({ status: 'E' })
    clock.pass(120)
    await run()
    expect(await counts()).toEqual([1201, 1201, 1201, 1201])
    expect(await state()).toMatchObject({ state: 'done', customers: 1201 })
    expect(await feed()).toMatchObject({ status: 'D' })
  })

  test('what broke off for good is taken up by itself, and keeps no other from going', async () => {
    const [other, broken] = [await planned(2), await planned(3)]
    await db.update(notices).set({ state: 'failed' }).where(eq(notices.activityId, broken.activity.id))
    await db
      .update(users)
      .set({ noticeMail: true })
      .where(eq(users.id, broken.crowded[0] ?? ''))
    const { enqueue } = broken.tools
    const failing: typeof enqueue = async (tx, job, payload) => {
      if (JSON.stringify(payload).includes(broken.which.noticeId)) throw new Error('still')
      return enqueue(tx, job, payload)
    }
    await expect(campaign.run({}, { ...broken.tools, enqueue: failing })).rejects.toThrow('still')
    expect([await broken.state(), await other.state()]).toMatchObject([{ state: 'failed' }, { state: 'done' }])
    await broken.run({})
    expect(await broken.state()).toMatchObject({ state: 'done', customers: 3 })
    expect(await broken.feed()).toMatchObject({ status: 'D' })
  })

  test('what a process left behind when it was killed is found again, and nothing else', async () => {
    const left = await planned(3)
    const later = await planned(2, { at: new Date(Date.now() + 86_400_000).toISOString() })
    await db.update(notices).set({ state: 'running' }).where(eq(notices.activityId, left.activity.id))
    await left.run({})
    expect([await left.counts(), await later.counts()]).toEqual([
      [3, 3, 3, 3],
      [0, 0, 0, 0],
    ])
  })

  test('a push service is one, however its devices write its name', async () => {
    const { run, crowded, activity } = await planned(3)
    for (const [n, host] of ['FCM.googleapis.com', 'fcm.googleapis.com:443', 'fcm.googleapis.com'].entries())
      await db
        .update(devices)
        .set({ endpoint: `https://${host}/x:443/${crowded[n]}` })
        .where(eq(devices.userId, crowded[n] ?? ''))
    await run()
    const found = await db.selectDistinct({ service: pushes.service }).from(pushes).where(eq(pushes.activityId, activity.id))
    expect(found).toEqual([{ service: 'fcm.googleapis.com' }])
  })

  test('several that work on one notice at once share it: nobody twice, one end', async () => {
    const { run, counts, asked, state } = await planned(1600)
    await Promise.all([run(), run(), run()])
    expect(await counts()).toEqual([1600, 1600, 1600, 1600])
    expect(await state()).toMatchObject({ state: 'done', customers: 1600 })
    expect(asked.filter(({ name }) => name === 'push')).toHaveLength(1)
  })

  test('those who want notices by e-mail too get one letter each, in their language, while they want it', async () => {
    const translations = { de: { title: 'Heute Abend' } }
    const { activity, run, crowded, asked, which, tools } = await planned(5, { translations })
    const [one = '', two = ''] = crowded
    const wants = (id: string, fields: object) => db.update(users).set(fields).where(eq(users.id, id))
    await wants(one, { noticeMail: true, language: 'de' })
    await wants(two, { noticeMail: true })
    await run()
    await run()
    const letters = asked.filter(({ name }) => name === 'mail').map(({ payload }) => payload)
    expect(letters).toHaveLength(2)
    expect(letters).toEqual(expect.arrayContaining([one, two].map((userId) => ({ letter: 'notice', ...which, userId }))))
    await wants(two, { noticeMail: false })
    const sent: Letter[] = []
    const send = async (letter: Letter) => {
      sent.push(letter)
      return { sent: true as const }
    }
    for (const payload of letters) await mail.run(mail.payload.parse(payload), { ...tools, mail: { send }, publicUrl: 'https://t.example' })
    expect(sent).toMatchObject([{ to: `${one}@example.com`, subject: 'Heute Abend', text: expect.stringContaining('Punti doppi') }])
    expect(sent[0]?.text).toContain(`: https://t.example/de/notices/${which.noticeId}?activity=${activity.id}\n`)
  })
})

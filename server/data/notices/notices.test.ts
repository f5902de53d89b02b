import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { freshDevice } from '../../../tests/setup/audience.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { users } from '../../db/schema/auth.ts'
import { flows } from '../../db/schema/cards.ts'
import { notices, noticeSents } from '../../db/schema/notices.ts'
import { campaign } from '../../jobs/campaign.ts'
import type { Tools } from '../../jobs/job.ts'

type Sent = { id: string; read: boolean; readNative: boolean; created: string; notice: { id: string; title: string } }
type Sending = { id: string | null; state: string; customers: number; devices: number }
/** A purchase that moved nothing. */
const NONE = { type: 'AA', value: 0, pointValue: 0, balance: 0, pointBalance: 0 }

describe.each(engines)('notices, %s', async (engine) => {
  const { app, clock, jobs, connection } = appOver(await database(engine))
  const { db } = connection
  const enqueue: Tools['enqueue'] = async (_, { name }, payload) => void jobs.push({ name, payload: payload as object })
  const tools = { db, clock, enqueue } as Partial<Tools> as Tools
  type Activity = Awaited<ReturnType<typeof freshActivity>>

  /** Does what the queue would do now. */
  const fanOut = async () => {
    for (const { name, payload } of jobs.splice(0)) if (name === 'campaign') await campaign.run(campaign.payload.parse(payload), tools)
  }
  async function person(activity: Activity, roles?: string[]) {
    const who = await freshPerson(connection, [activity], roles)
    const { token } = await tokensOf(app, who)
    const asked = (line: string, more: Parameters<typeof ask>[2] = {}) => {
      const [method, path = ''] = line.split(' ')
      const selects = path.startsWith('/api/activities')
        ? path
        : `${path}${path.includes('?') ? '&' : '?'}filters[activityId]=${activity.id}`
      return ask(app, `${method} ${selects}`, { token, ...more })
    }
    const inbox = async (query = '') => {
      const { body } = await asked(`GET /api/activities/${activity.id}/noticessent/user?${query}`)
      return body as unknown as { data: Sent[]; totalRows: number; unread: number }
    }
    return { ...who, asked, inbox }
  }
  async function scene() {
    const activity = await freshActivity(connection)
    const [giulia, marco, admin] = [await person(activity), await person(activity), await person(activity, ['ROLE_ADMIN'])]
    const wish = (more: object = {}) => ({ activityId: activity.id, title: 'Stasera', message: 'Punti doppi', ...more })
    const send = async (more: object = {}, headers = {}) => {
      const { status, body } = await admin.asked('POST /api/notices', { body: wish(more), headers })
      return { status, code: body.code, data: body.data as Sending }
    }
    return { activity, giulia, marco, admin, wish, send }
  }

  test('a notice reaches the customers of its activity, once each, with texts as they were given', async () => {
    const { giulia, marco, admin, send } = await scene()
    const other = await scene()
    const title = `<b>Stasera</b> \u200f${'🍝'.repeat(200)}`
    const translations = { de: { title: 'Heute Abend' } }
    const days = { from: '2098-11-27', until: '2098-11-29' }
    const { data } = await send({ title, translations, link: '/menus', externalLink: 'https://osteria.example/', ...days })
    expect(data).toMatchObject({ state: 'planned', customers: 2, devices: 0 })
    expect((await giulia.inbox()).data).toEqual([])
    await fanOut()
    for (const one of [giulia, marco]) {
      const { data: rows, totalRows, unread } = await one.inbox()
      expect([totalRows, unread, rows[0]?.read, rows[0]?.readNative]).toEqual([1, 1, false, false])
      const shown = { id: data.id, title, subTitle: null, message: 'Punti doppi', image: null, link: '/menus', ...days }
      expect(rows[0]?.notice).toMatchObject(shown)
      const opened = await one.asked(`GET /api/notices/${data.id}`)
      expect(opened.body.data).toMatchObject({ ...shown, externalLink: 'https://osteria.example/', sent: { id: rows[0]?.id, read: false } })
      expect(opened.body.data).toMatchObject({
        translations: [{ activityLanguage: { language: { code: 'de' } }, title: 'Heute Abend' }],
      })
    }
    expect((await admin.inbox()).totalRows).toBe(0)
    expect((await other.giulia.inbox()).totalRows).toBe(0)
    expect((await other.giulia.asked(`GET /api/notices/${data.id}`)).status).toBe(404)
    expect((await other.admin.asked(`GET /api/notices/${data.id}`)).status).toBe(404)
    expect((await other.admin.asked(`GET /api/notices/${data.id}/sending`)).status).toBe(404)
  })

  test('a customer sees only what was delivered to her, an administrator all of the activity', async () => {
    const { giulia, marco, admin, send } = await scene()
    const { data } = await send({ to: ` ${marco.email.toUpperCase()}` })
    await fanOut()
    const status = async (one: typeof giulia) => (await one.asked(`GET /api/notices/${data.id}`)).status
    expect([await status(giulia), await status(marco), await status(admin)]).toEqual([404, 200, 200])
    const [his] = (await marco.inbox()).data
    for (const line of [`PUT /api/notice-sents/${his?.id}/read`, `DELETE /api/noticesents/notice/${data.id}`])
      expect((await giulia.asked(line)).status).toBe(404)
    expect((await marco.inbox()).unread).toBe(1)
  })

  test('marks are kept from the first time, and a push that was opened is read as well', async () => {
    const { giulia, send } = await scene()
    for (const title of ['Prima', 'Seconda']) await send({ title })
    await fanOut()
    const [a, b] = (await giulia.inbox()).data
    const marked = async (line: string) => (await giulia.asked(`PUT /api/notice-sents/${line}`)).body.data
    expect(await marked(`${a?.id}/read`)).toEqual({ id: a?.id, read: true, readNative: false })
    const instants = () => db.select().from(noticeSents).where(eq(noticeSents.userId, giulia.id)).orderBy(noticeSents.id)
    const first = (await instants()).find(({ id }) => id === a?.id)?.read
    clock.pass(90)
    expect(await marked(`${a?.id}/read`)).toMatchObject({ read: true })
    expect((await instants()).find(({ id }) => id === a?.id)?.read).toEqual(first)
    expect(await marked(`${b?.id}/read-native`)).toEqual({ id: b?.id, read: true, readNative: true })
    const before = await instants()
    clock.pass(90)
    await marked(`${b?.id}/read-native`)
    await marked(`${b?.id}/read`)
    expect(await instants()).toEqual(before)
    expect((await giulia.inbox()).unread).toBe(0)
  })

  test('what she deletes is gone for her alone, and the sender’s figures stay', async () => {
    const { giulia, marco, admin, send } = await scene()
    const { data } = await send()
    await fanOut()
    const gone = `DELETE /api/noticesents/notice/${data.id}`
    expect((await giulia.asked(gone)).status).toBe(200)
    expect((await giulia.asked(gone)).status).toBe(404)
    expect((await giulia.asked(`GET /api/notices/${data.id}`)).status).toBe(404)
    expect([(await giulia.inbox()).totalRows, (await marco.inbox()).totalRows]).toEqual([0, 1])
    expect((await admin.asked(`GET /api/notices/${data.id}/sending`)).body.data).toMatchObject({ state: 'done', customers: 2 })
  })

  test('come newest first, in pages that neither repeat nor miss one, the unread counted over all', async () => {
    const { activity, giulia } = await scene()
    const ids = Array.from({ length: 33 }, () => randomUUID())
    const at = (i: number) => new Date(Date.parse('2026-11-01T10:00:00Z') + Math.floor(i / 2) * 1000)
    const row = (id: string, i: number) => ({ activityId: activity.id, id, created: at(i) })
    await db.insert(notices).values(ids.map((id, i) => ({ ...row(id, i), title: `N${i}`, at: at(i), state: 'done' as const })))
    await db
      .insert(noticeSents)
      .values(ids.map((id, i) => ({ ...row(id, i), userId: giulia.id, noticeId: id, read: i % 3 === 0 ? at(i) : null })))
    const pages = [await giulia.inbox(), await giulia.inbox('page=2'), await giulia.inbox('page=3'), await giulia.inbox('page=4')]
    expect(pages.map(({ data, totalRows, unread }) => [data.length, totalRows, unread])).toEqual([
      [15, 33, 22],
      [15, 33, 22],
      [3, 33, 22],
      [0, 33, 22],
    ])
    const seen = pages.flatMap(({ data }) => data)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(33)
    expect(seen.map(({ created }) => created)).toEqual(
      seen
        .map(({ created }) => created)
        .toSorted()
        .toReversed(),
    )
    const oldest = await giulia.inbox('sortBy=created&descending=0&rowsPerPage=50')
    expect(oldest.data.map(({ id }) => id)).toEqual(seen.map(({ id }) => id).toReversed())
  })

  test('only whoever administers the activity sends in it and sees what became of it', async () => {
    const { giulia, wish } = await scene()
    const other = await scene()
    const refused = await giulia.asked('POST /api/notices', { body: wish() })
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect((await other.admin.asked('POST /api/notices', { body: wish() })).status).toBe(404)
    expect((await giulia.asked('GET /api/notices/x/sending')).status).toBe(403)
    expect(jobs.filter(({ name }) => name === 'campaign')).toEqual([])
  })

  test.each([
    [{ link: '//evil.example' }, 422, 'notice_link'],
    [{ externalLink: 'http://osteria.example' }, 422, 'notice_link'],
    [{ at: '2020-01-01T10:00:00Z' }, 422, 'notice_time'],
    [{ from: '2099-11-28', until: '2099-11-27' }, 422, 'notice_days'],
    [{ to: 'nobody@example.com' }, 422, 'no_customer'],
    [{ title: '  ' }, 400, 'malformed'],
    [{ title: 'x'.repeat(501) }, 400, 'malformed'],
    [{ language: 'xx' }, 400, 'malformed'],
    [{ from: '2026-02-31' }, 400, 'malformed'],
    [{ withoutVisitDays: 0 }, 400, 'malformed'],
    [{ translations: { xx: { title: 'x' } } }, 400, 'malformed'],
    [{ at: '2026-11-21 10:00' }, 400, 'malformed'],
  ])('%o is refused with %i %s and leaves nothing', async (more, status, code) => {
    const { activity, send } = await scene()
    expect(await send(more)).toMatchObject({ status, code })
    expect(await db.$count(notices, eq(notices.activityId, activity.id))).toBe(0)
  })

  test('somebody who administers, is inactive or a customer elsewhere is no customer', async () => {
    const { admin, giulia, send } = await scene()
    const other = await scene()
    await db.update(users).set({ active: false }).where(eq(users.id, giulia.id))
    for (const to of [admin.email, giulia.email, other.marco.email]) expect(await send({ to })).toMatchObject({ code: 'no_customer' })
  })

  test('a dry run counts exactly whom the sending reaches, and sends nothing', async () => {
    const { activity, giulia, marco, admin, send } = await scene()
    const lazy = await person(activity)
    await db.update(users).set({ language: 'de' }).where(eq(users.id, lazy.id))
    const ago = (days: number) => new Date(clock().getTime() - days * 86_400_000)
    const visit = (userId: string, days: number) => ({ ...NONE, activityId: activity.id, id: randomUUID(), userId, created: ago(days) })
    await db.insert(flows).values([visit(giulia.id, 3), visit(marco.id, 40), visit(marco.id, 31)])
    const elsewhere = await freshActivity(connection)
    for (const one of [giulia, marco, lazy, admin]) await freshDevice(connection, one.id)
    await freshDevice(connection, giulia.id, { activityId: activity.id })
    await freshDevice(connection, giulia.id, { activityId: elsewhere.id })
    await freshDevice(connection, marco.id, { authNotice: false })
    await freshDevice(connection, marco.id, { active: false })
    await freshDevice(connection, marco.id, { endpoint: null })
    const audiences: [object, number, number][] = [
      [{}, 3, 4],
      [{ withoutVisitDays: 30 }, 2, 2],
      [{ withoutVisitDays: 32 }, 1, 1],
      [{ language: 'it' }, 2, 3],
      [{ language: 'de', withoutVisitDays: 2 }, 1, 1],
      [{ language: 'fr' }, 0, 0],
      [{ to: giulia.email }, 1, 2],
      [{ to: giulia.email, withoutVisitDays: 30 }, 0, 0],
    ]
    for (const [audience, customers, devices] of audiences) {
      const dry = await send({ ...audience, dryRun: true })
      expect(dry.data).toMatchObject({ id: null, state: 'counted', customers, devices })
      expect(jobs.filter(({ name }) => name === 'campaign')).toEqual([])
      const { data } = await send(audience)
      const status = async () => (await admin.asked(`GET /api/notices/${data.id}/sending`)).body.data
      expect(await status()).toEqual(data)
      await fanOut()
      expect(await status()).toMatchObject({ state: 'done', customers, devices, queued: devices, sent: 0 })
    }
    expect((await giulia.inbox()).totalRows).toBe(3)
  })

  test('a notice for later waits for its hour', async () => {
    const { giulia, admin, send } = await scene()
    const at = new Date(clock().getTime() + 3_600_000).toISOString()
    const { data } = await send({ at })
    expect((await giulia.inbox()).totalRows).toBe(0)
    expect((await admin.asked(`GET /api/notices/${data.id}/sending`)).body.data).toMatchObject({ state: 'planned', at, customers: 2 })
  })

  test('the same key sends once and answers the same, with another body it is refused', async () => {
    const { activity, giulia, send } = await scene()
    const key = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all([send({}, key), send({}, key), send({}, key)])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await send({ title: 'Domani' }, key)).toMatchObject({ status: 422, code: 'key_reused' })
    expect(await db.$count(notices, eq(notices.activityId, activity.id))).toBe(1)
    await fanOut()
    expect((await giulia.inbox()).totalRows).toBe(1)
  })
})

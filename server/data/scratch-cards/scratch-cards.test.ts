import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { dayAfter } from '#rules/days.ts'
import { date } from '#rules/formats.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask } from '../../../tests/setup/scene.ts'
import { scratchScene } from '../../../tests/setup/scratch.ts'
import { audit } from '../../db/schema/audit.ts'
import { cards as loyaltyCards, flows } from '../../db/schema/cards.ts'
import { pushes } from '../../db/schema/notices.ts'
import { scratchCustomers, scratchDraws } from '../../db/schema/scratch-cards.ts'
import { openWorkOf } from '../../work/open.ts'
import { CHANNEL } from '../../work/live.ts'
import { openScope, ownScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { wordsIn } from '../../words.ts'
import { removeExpired } from '../expired/rows.ts'
import { sayIn } from '../exports/exports.ts'
import { personalDataExport } from '../exports/personal-data.ts'
import { entryIn } from '../notifications/kinds.ts'
import { lastDayIn } from '../notifications/kinds/day.ts'

describe.each(engines)('scratch cards, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { connection, app, clock } = stage
  const { db } = connection
  const scene = () => scratchScene(stage)

  test('a card is there under its foil, told to her, and answers the same for ever once it is scratched', async () => {
    const { someone, hand, told, today } = await scene()
    const her = await someone()
    const id = await hand(her.id, 1)
    const { rows, totalRows } = await her.list()
    const expires = dayAfter(today(), 60)
    const under = { id, name: 'Gratta', description: 'A cena', state: 'new', expires, scratched: null, collected: null, prize: null }
    expect([totalRows, rows[0]]).toEqual([1, expect.objectContaining(under)])
    expect((await her.one(id)).data).toMatchObject(under)
    expect((await her.one(id, { 'Accept-Language': 'de' })).data).toMatchObject({ name: 'Rubbeln', description: 'A cena' })
    const [entry] = await told(her.id, 'scratchGiven')
    if (!entry) throw new Error('she was not told')
    expect(entry.link).toBe(`/instant-win/scratch-and-wins/${id}`)
    expect(entryIn(await wordsIn('it'), entry)).toEqual({
      title: 'Hai una carta da grattare: Gratta',
      message: `Si gratta fino a ${lastDayIn(await wordsIn('it'), expires)}.`,
    })
    stage.clock.pass(86_400)
    await her.enter()
    const first = await her.scratch(id)
    const code = expect.stringMatching(/^[2-9A-HJKMNP-Z]{6}$/)
    expect(first.data).toMatchObject({
      state: 'to_collect',
      expires: dayAfter(today(), 60),
      prize: { title: 'Un caffè segreto', credit: null, code },
    })
    expect((await her.scratch(id)).data).toEqual(first.data)
    expect((await her.one(id)).data).toEqual(first.data)
    expect((await her.one(id, { 'Accept-Language': 'de' })).data).toMatchObject({ prize: { title: 'Ein geheimer Kaffee' } })
  })

  test('credit is one movement, however often and from how many hands it is scratched', async () => {
    const { someone, hand, activityId } = await scene()
    const her = await someone()
    const id = await hand(her.id, 0)
    const key = randomUUID()
    const answers = await Promise.all([her.scratch(id, key), her.scratch(id, key), ...Array.from({ length: 8 }, () => her.scratch(id))])
    for (const { status, data } of answers) {
      expect([status, data]).toEqual([
        200,
        expect.objectContaining({ state: 'credited', prize: { title: 'Settecento segreti', credit: '777.31', code: null } }),
      ])
    }
    const mine = and(eq(flows.activityId, activityId), eq(flows.userId, her.id))
    expect(await db.select().from(flows).where(mine)).toMatchObject([{ type: 'IS', value: 77_731, reason: { code: 'scratched' } }])
    expect(await db.select().from(loyaltyCards).where(eq(loyaltyCards.userId, her.id))).toMatchObject([{ balance: 77_731 }])
  })

  test('a losing card says so, and moves nothing', async () => {
    const { someone, hand } = await scene()
    const her = await someone()
    const id = await hand(her.id, undefined)
    expect((await her.scratch(id)).data).toMatchObject({ state: 'lost', prize: null })
    expect(await db.select().from(flows).where(eq(flows.userId, her.id))).toEqual([])
  })

  test('nothing that anybody is answered tells what a card wins before it is scratched', async () => {
    const { someone, hand, activityId, told } = await scene()
    const [her, banco] = [await someone(), await someone('ROLE_STORE')]
    const secrets = ['segret', 'geheim', '777.31', ':77731']
    const draws = async () => {
      const rows = await db.select().from(scratchDraws).where(eq(scratchDraws.activityId, activityId))
      return rows.flatMap(({ id, prizeId }) => [id, prizeId])
    }
    const sizes = new Set<number>()
    const live: string[] = []
    const stop = await connection.hear(
      CHANNEL,
      (said) => live.push(said),
      () => {},
    )
    for (const prize of [0, 1, undefined]) {
      const id = await hand(her.id, prize)
      const answers = [await her.one(id), await her.list(), await banco.prizes(her.id)]
      const bare = JSON.stringify((await her.one(id)).data)
      sizes.add(bare.length)
      const heard = await told(her.id, 'scratchGiven')
      const words = await wordsIn('de')
      const pushed = await db.select().from(pushes).where(eq(pushes.userId, her.id))
      const written = await db.select().from(audit).where(eq(audit.activityId, activityId))
      await vi.waitFor(() => expect(live.join('\n')).toContain(id))
      const everything = JSON.stringify([answers, heard, heard.map((entry) => entryIn(words, entry)), pushed, stage.jobs, written, live])
      for (const secret of [...secrets, ...(await draws())]) expect(everything).not.toContain(secret)
      const data = JSON.stringify(await dataOf(her.id))
      for (const secret of [...secrets, ...(await draws())]) expect(data).not.toContain(secret)
    }
    await stop()
    // A winning card is as long as a losing one.
    expect(sizes.size).toBe(1)
    const { body } = await ask(app, 'GET /api/openapi.json')
    for (const secret of ['segret', 'geheim']) expect(JSON.stringify(body)).not.toContain(secret)
  })

  const dataOf = async (userId: string) => {
    const say = await sayIn('it')
    return works(db, clock, async () => {}).run(ownScope(userId), 'reads', (w) => personalDataExport(w, say))
  }

  test('her data name what she won, once it is scratched', async () => {
    const { someone, hand } = await scene()
    const her = await someone()
    const id = await hand(her.id, 1)
    expect(JSON.stringify(await dataOf(her.id))).toContain('"status":"new"')
    await her.scratch(id)
    expect(JSON.stringify(await dataOf(her.id))).toContain('Un caffè segreto')
  })

  test('until the end of its last day; then nothing is scratched, and nothing paid', async () => {
    const { someone, hand } = await scene()
    const her = await someone()
    const id = await hand(her.id, 0)
    const { expires } = (await her.one(id)).data
    stage.clock.pass(61 * 86_400)
    await her.enter()
    const late = await her.scratch(id)
    expect(late).toMatchObject({ status: 409, code: 'scratch_expired', message: expect.stringContaining(date(expires)) })
    expect((await her.one(id)).data).toMatchObject({ state: 'new', prize: null })
    expect(await db.select().from(flows).where(eq(flows.userId, her.id))).toEqual([])
  })

  test('they come newest first, page by page, of one state; what she deletes is gone, and nobody else’s is hers', async () => {
    const { someone, hand } = await scene()
    const [her, other] = [await someone(), await someone()]
    const old = await hand(her.id, undefined)
    stage.clock.pass(1)
    const young = await hand(her.id, 0)
    const ids = async (filters?: string) => (await her.list(filters)).rows.map(({ id }) => id)
    expect(await ids()).toEqual([young, old])
    expect(await ids('&sortBy=created&descending=0')).toEqual([old, young])
    await her.scratch(old)
    expect(await ids('&filters[state]=lost')).toEqual([old])
    expect(await ids('&filters[state]=new')).toEqual([young])
    for (const no of [await other.one(young), await other.scratch(young), await other.drop(young)]) expect(no.status).toBe(404)
    expect((await her.drop(young)).status).toBe(200)
    for (const no of [await her.one(young), await her.scratch(young), await her.drop(young)]) expect(no.status).toBe(404)
    expect(await ids()).toEqual([old])
  })

  test('in another activity, nothing of it can be seen or scratched', async () => {
    const [here, there] = [await scene(), await scene()]
    const her = await here.someone()
    const id = await here.hand(her.id, 0)
    const elsewhere = await there.someone()
    expect((await elsewhere.scratch(id)).status).toBe(404)
    expect((await elsewhere.one(id)).status).toBe(404)
  })

  test('a year after its last day it is removed, with what it won', async () => {
    const { someone, hand, activityId } = await scene()
    const her = await someone()
    await hand(her.id, 0)
    const then = () => new Date(clock().getTime() + 430 * 86_400_000)
    // Undone afterwards: what others of this database have must not grow old with it.
    const done = db.transaction(async (tx) => {
      await removeExpired(openWorkOf({ tx, now: then, enqueue: async () => {}, forget: () => {} }, openScope()))
      for (const table of [scratchCustomers, scratchDraws])
        expect(await tx.select().from(table).where(eq(table.activityId, activityId))).toEqual([])
      tx.rollback()
    })
    await expect(done).rejects.toThrow('Rollback')
  })
})

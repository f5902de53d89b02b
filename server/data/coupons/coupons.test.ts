import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CounterCoupon } from '#contract/counter-coupons.ts'
import type { Coupon } from '#contract/coupons.ts'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { date } from '#rules/formats.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { audit } from '../../db/schema/audit.ts'
import { couponCustomers, coupons } from '../../db/schema/coupons.ts'
import { notifications } from '../../db/schema/notices.ts'
import { toolScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { wordsIn } from '../../words.ts'
import { removeExpired } from '../expired/rows.ts'
import { entryIn } from '../notifications/kinds.ts'
import { lastDayIn } from '../notifications/kinds/day.ts'
import { openWorkOf } from '../../work/open.ts'
import { openScope } from '../../work/scope.ts'
import { definitions, give } from './give.ts'

const ROME = 'Europe/Rome'
const GLASS = { title: 'Un calice', description: 'Di Vermentino', price: 600, validDays: 30, translations: { de: { title: 'Ein Glas' } } }
const LUNCH = { title: 'Pranzo', percentage: 12.5, validDays: 7 }

describe.each(engines)('coupons, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { connection, app, clock } = stage
  const { db } = connection
  const rooms = works(db, clock, async () => {})

  /** An activity with two coupons to give. */
  async function osteria() {
    const activity = await freshActivity(connection, { zone: ROME })
    const activityId = activity.id
    const rows = [GLASS, LUNCH].map((one, sort) => ({ ...one, activityId, id: randomUUID(), sort }))
    await db.insert(coupons).values(rows)
    const here = `filters[activityId]=${activityId}`
    const someone = async (...roles: string[]) => {
      const person = await freshPerson(connection, [activity], roles.length > 0 ? roles : undefined)
      let { token } = await tokensOf(app, person)
      const call = async (line: string, body?: object, headers = {}) => {
        const answer = await ask(app, line, { token, headers, ...(body && { body: { activityId, ...body } }) })
        return { status: answer.status, ...(answer.body as { code?: string; message?: string; data: unknown; totalRows?: number }) }
      }
      return {
        ...person,
        call,
        enter: async () => {
          token = (await tokensOf(app, person)).token
        },
        list: async (filters = '', headers = {}) => {
          const { data, totalRows } = await call(`GET /api/coupon-customers/customers?${here}${filters}`, undefined, headers)
          return { rows: data as Coupon[], totalRows }
        },
        drop: (id: string) => call(`DELETE /api/app/couponcustomers/${id}?activityId=${activityId}`),
        look: async (code: string) => {
          const answer = await call(`GET /api/counter/coupons?${here}&filters[code]=${encodeURIComponent(code)}`)
          return { ...answer, data: answer.data as CounterCoupon }
        },
        redeem: (id: string, key?: string) => call(`PUT /api/counter/coupons/${id}/redeem`, {}, key ? { 'Idempotency-Key': key } : {}),
      }
    }
    const hand = (title: string, userId?: string) =>
      rooms.run(toolScope({ activityId }), 'writes', async (w) => {
        const found = (await definitions(w)).find((one) => one.title === title)
        return found ? (await give(w, found, userId)).length : 0
      })
    const told = async (userId: string) => {
      const rows = await db
        .select()
        .from(notifications)
        .where(and(eq(notifications.activityId, activityId), eq(notifications.userId, userId)))
      return rows.sort((one, other) => (one.kind < other.kind ? -1 : 1))
    }
    return { activityId, someone, hand, told, today: () => onTheWall(ROME, clock().getTime()).day }
  }

  test('one that is given is there in her language, told to her, and not given twice while it counts', async () => {
    const { someone, hand, told, today } = await osteria()
    const her = await someone()
    expect(await hand('Un calice', her.id)).toBe(1)
    expect(await hand('Un calice', her.id)).toBe(0)
    const { rows, totalRows } = await her.list()
    expect(totalRows).toBe(1)
    const expires = dayAfter(today(), 30)
    const glass = { title: 'Un calice', description: 'Di Vermentino', type: 'P', price: '6.00', percentage: null, state: 'unused', expires }
    expect(rows[0]).toMatchObject({ ...glass, used: null, code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{6}$/) })
    expect((await her.list('', { 'Accept-Language': 'de' })).rows[0]).toMatchObject({ title: 'Ein Glas', description: 'Di Vermentino' })
    const [entry] = await told(her.id)
    if (!entry) throw new Error('she was not told')
    expect(entry.link).toBe('/coupons')
    expect(entryIn(await wordsIn('it'), entry)).toEqual({
      title: 'Hai un nuovo coupon: Un calice',
      message: `Vale una volta, fino a ${lastDayIn(await wordsIn('it'), expires)}.`,
    })
    expect(entryIn(await wordsIn('de'), entry).title).toContain('Ein Glas')
  })

  test('they come newest first, page by page, of one type or state', async () => {
    const { someone, hand } = await osteria()
    const [her, banco] = [await someone(), await someone('ROLE_STORE')]
    await hand('Un calice', her.id)
    stage.clock.pass(1)
    await hand('Pranzo', her.id)
    const titles = async (filters?: string) => (await her.list(filters)).rows.map(({ title }) => title)
    expect(await titles()).toEqual(['Pranzo', 'Un calice'])
    expect(await titles('&sortBy=id&descending=0')).toEqual(['Un calice', 'Pranzo'])
    expect(await titles('&filters[type]=T')).toHaveLength(2)
    expect(await titles('&filters[type]=P')).toEqual(['Un calice'])
    expect(await titles('&filters[type]=S')).toEqual(['Pranzo'])
    expect(await her.list('&page=2&rowsPerPage=15')).toEqual({ rows: [], totalRows: 2 })
    const [lunch] = (await her.list()).rows
    expect(lunch).toMatchObject({ type: 'S', percentage: 12.5, price: null })
    await banco.redeem(lunch?.id ?? '')
    expect(await titles('&filters[state]=used')).toEqual(['Pranzo'])
    expect(await titles('&filters[state]=unused')).toEqual(['Un calice'])
  })

  test('given to all, everybody has one, and who comes twice none more', async () => {
    const { someone, hand, activityId } = await osteria()
    const crowd = await Promise.all(Array.from({ length: 5 }, () => someone()))
    const given = await Promise.all([hand('Pranzo'), hand('Pranzo')])
    expect(given.map(Number).toSorted()).toEqual([0, 5])
    for (const one of crowd) expect((await one.list()).totalRows).toBe(1)
    const rows = await db.select().from(couponCustomers).where(eq(couponCustomers.activityId, activityId))
    expect(new Set(rows.map(({ code }) => code)).size).toBe(5)
  })

  test('staff find it by its code, however it is typed, and redeem it once; she is told and the deed is written down', async () => {
    const { someone, hand, told, activityId } = await osteria()
    const [her, banco] = [await someone(), await someone('ROLE_STORE')]
    await hand('Un calice', her.id)
    const [mine] = (await her.list()).rows
    const { id, code } = mine!
    const seen = await banco.look(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`)
    expect(seen.data).toMatchObject({ id, standing: 'valid', customer: { id: her.id, name: 'Giulia Bianchi' } })
    const key = randomUUID()
    expect((await banco.redeem(id, key)).data).toMatchObject({ standing: 'used', state: 'used' })
    expect((await banco.redeem(id, key)).status).toBe(200)
    const { day, time } = onTheWall(ROME, clock().getTime())
    const message = `Questo coupon è già stato usato il ${date(day)} alle ${time}`
    expect(await banco.redeem(id)).toMatchObject({ status: 409, code: 'coupon_used', message })
    expect((await banco.look(code)).data.standing).toBe('used')
    expect((await her.list()).rows[0]).toMatchObject({ state: 'used', used: clock().toISOString() })
    expect((await told(her.id)).map(({ kind }) => kind)).toEqual(['couponGiven', 'couponUsed'])
    const deeds = await db
      .select()
      .from(audit)
      .where(and(eq(audit.activityId, activityId), eq(audit.entityId, id), eq(audit.via, 'staff')))
    expect(deeds).toMatchObject([{ actor: banco.id, subject: her.id, before: { state: 'unused' }, after: { state: 'used' } }])
  })

  test('fifty tills at once: one wins', async () => {
    const { someone, hand, told } = await osteria()
    const [her, banco] = [await someone(), await someone('ROLE_STORE')]
    await hand('Un calice', her.id)
    const id = (await her.list()).rows[0]?.id ?? ''
    const answers = await Promise.all(Array.from({ length: 50 }, () => banco.redeem(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'coupon_used')).toHaveLength(49)
    expect((await told(her.id)).filter(({ kind }) => kind === 'couponUsed')).toHaveLength(1)
  })

  test('it counts to the end of its last day on the wall; then it is refused in words, and another can be given', async () => {
    const { someone, hand, today } = await osteria()
    const [her, banco] = [await someone(), await someone('ROLE_STORE')]
    await hand('Pranzo', her.id)
    const [mine] = (await her.list()).rows
    const last = dayAfter(today(), 7)
    expect(mine?.expires).toBe(last)
    const toMidnight = () => onTheWall(ROME, clock().getTime()).day <= last
    while (toMidnight()) stage.clock.pass(3600)
    await banco.enter()
    await her.enter()
    expect((await banco.look(mine?.code ?? '')).data.standing).toBe('expired')
    expect(await banco.redeem(mine?.id ?? '')).toMatchObject({
      status: 409,
      code: 'coupon_expired',
      message: `Questo coupon è scaduto: valeva fino al ${date(last)}`,
    })
    expect(await hand('Pranzo', her.id)).toBe(1)
    expect((await her.list()).totalRows).toBe(2)
  })

  test('her own, another activity’s and a stranger’s are refused; a customer has no till', async () => {
    const here = await osteria()
    const [her, banco] = [await here.someone(), await here.someone('ROLE_USER', 'ROLE_STORE')]
    await here.hand('Un calice')
    const [mine] = (await her.list()).rows
    const [own] = (await banco.list()).rows
    expect(await banco.look(own?.code ?? '')).toMatchObject({ status: 403, code: 'own_card' })
    expect(await banco.redeem(own?.id ?? '')).toMatchObject({ status: 403, code: 'own_card' })
    expect((await her.look(mine?.code ?? '')).status).toBe(403)
    expect((await her.redeem(mine?.id ?? '')).status).toBe(403)
    expect(await banco.look('ZZZZZZ')).toMatchObject({ status: 404, message: 'Non lo troviamo: forse non c’è più' })
    const elsewhere = await (await osteria()).someone('ROLE_STORE')
    expect((await elsewhere.look(mine?.code ?? '')).status).toBe(404)
    expect((await elsewhere.redeem(mine?.id ?? '')).status).toBe(404)
    expect((await elsewhere.drop(mine?.id ?? '')).status).toBe(404)
    expect((await banco.drop(mine?.id ?? '')).status).toBe(404)
    expect((await her.list()).totalRows).toBe(1)
  })

  test('one that she deletes is gone: for her, for the till, and a second time', async () => {
    const { someone, hand } = await osteria()
    const [her, banco] = [await someone(), await someone('ROLE_STORE')]
    await hand('Un calice', her.id)
    const [mine] = (await her.list()).rows
    expect((await her.drop(mine?.id ?? '')).status).toBe(200)
    expect((await her.list()).totalRows).toBe(0)
    expect((await her.drop(mine?.id ?? '')).status).toBe(404)
    expect((await banco.look(mine?.code ?? '')).status).toBe(404)
    expect((await banco.redeem(mine?.id ?? '')).status).toBe(404)
  })

  test('a year after its last day it is tidied up', async () => {
    const { someone, hand, activityId } = await osteria()
    const her = await someone()
    await hand('Pranzo', her.id)
    // Undone afterwards: what others of this database have must not grow old with it.
    const left = async (days: number) => {
      const then = () => new Date(clock().getTime() + days * 86_400_000)
      let count: number | undefined
      const done = db.transaction(async (tx) => {
        await removeExpired(openWorkOf({ tx, now: then, enqueue: async () => {}, forget: () => {} }, openScope()))
        count = await tx.$count(couponCustomers, eq(couponCustomers.activityId, activityId))
        tx.rollback()
      })
      await expect(done).rejects.toThrow('Rollback')
      return count
    }
    expect(await left(7 + 360)).toBe(1)
    expect(await left(7 + 367)).toBe(0)
  })
})

import { eq, or } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { administration } from '../../../tests/setup/administration.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { lettersTo } from '../../../tests/setup/letters.ts'
import { newcomers, STRONG } from '../../../tests/setup/newcomers.ts'
import { appOver, ask, freshActivity, nobody, PASSWORD } from '../../../tests/setup/scene.ts'
import { waitersOf } from '../../../tests/setup/waiting.ts'
import type { Db } from '../../db/connect.ts'
import { audit } from '../../db/schema/audit.ts'
import { members, users } from '../../db/schema/auth.ts'
import { flows } from '../../db/schema/cards.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { couponCustomers } from '../../db/schema/coupons.ts'
import { orders } from '../../db/schema/orders.ts'
import { packCustomers } from '../../db/schema/packs.ts'
import { scratchCustomers } from '../../db/schema/scratch-cards.ts'

describe.each(engines)('an account that was never used, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { app, connection, clock } = stage
  const { db } = connection
  const activity = await freshActivity(connection)
  const { proven, signIn, isFree } = newcomers(stage, activity)
  const { scene, person, create, change, made, logIn } = administration(stage)

  const userOf = async (email: string) => (await db.select().from(users).where(eq(users.username, email)))[0]
  const membershipsOf = async (userId: string) => {
    const rows = await db.select().from(members).where(eq(members.userId, userId))
    return rows.map(({ activityId, roles }) => ({ activityId, roles }))
  }

  /** Made by an administrator for an address that is not hers. */
  async function squatted(more: object = {}) {
    const [at, email] = [await scene(), nobody()]
    const { id } = made(await create(at, { email, roles: ['ROLE_ADMIN'], ...more }))
    return { at, email, id }
  }

  const move = ({ at, id }: { at: { activity: { id: string } }; id: string }) => {
    const amounts = { value: 500, pointValue: 0, balance: 500, pointBalance: 0 }
    return db.insert(flows).values({ ...amounts, activityId: at.activity.id, id: nobody(), userId: id, type: 'AM', created: clock() })
  }
  const choosePassword = async (tx: Db, { at, id }: { at: { admin: { email: string } }; id: string }) =>
    tx
      .update(users)
      .set({ passwordHash: String((await userOf(at.admin.email))?.passwordHash) })
      .where(eq(users.id, id))

  test.each([{ active: 'N' }, { active: 'Y' }])('of another activity, %j, makes room, and nobody is told of it', async (how) => {
    const { at, email, id } = await squatted(how)
    expect([await isFree(email), await isFree(nobody())]).toEqual([{ data: { free: true } }, { data: { free: true } }])
    const pair = await proven(email)
    expect(pair.checked).toEqual((await proven()).checked)
    const { status, body } = await signIn(pair, { name: 'Zoe' })
    expect(status).toBe(200)
    const hers = await userOf(email)
    expect(hers).toMatchObject({ name: 'Zoe', active: true, roles: [], leaving: null })
    expect(hers?.id).not.toBe(id)
    expect(await membershipsOf(String(hers?.id))).toEqual([{ activityId: activity.id, roles: ['ROLE_USER'] }])
    const list = await ask(app, `GET /api/users?activityId=${at.activity.id}`, { token: at.admin.token })
    expect(JSON.stringify(list.body)).not.toContain(email)
    expect((await change(at.admin.token, id, { activityId: at.activity.id, active: 'N' })).status).toBe(404)
    expect((await ask(app, 'GET /api/app/users', { token: String((body.data as { token: string }).token) })).status).toBe(200)
  })

  test('leaves the register of changes whole, without anybody’s name', async () => {
    const { at, email, id } = await squatted()
    await change(at.admin.token, id, { activityId: at.activity.id, active: 'N' })
    await signIn(await proven(email), { name: 'Zoe' })
    const rows = await db.select().from(audit).where(eq(audit.activityId, at.activity.id))
    expect(
      rows
        .toSorted((one, other) => one.what.localeCompare(other.what))
        .map(({ what, actor, subject, before, after }) => ({ what, actor, subject, before, after })),
    ).toEqual(['changed', 'created'].map((what) => ({ what, actor: at.admin.id, subject: null, before: null, after: null })))
    const told = await ask(app, `GET /api/users/audit?activityId=${at.activity.id}`, { token: at.admin.token })
    expect(JSON.stringify(told.body)).not.toMatch(/Zoe|Ada/)
  })

  test('makes room in the activity where it was switched off, and its roles go', async () => {
    const { at, email, id } = await squatted({ active: 'N' })
    expect(await isFree(email, at.activity.id)).toEqual({ data: { free: true } })
    expect((await signIn(await proven(email, at.activity.id))).status).toBe(200)
    const hers = await userOf(email)
    expect(hers?.id).not.toBe(id)
    expect(await membershipsOf(String(hers?.id))).toEqual([{ activityId: at.activity.id, roles: ['ROLE_USER'] }])
  })

  test('is told how to come in where she is invited still, and keeps what she was invited as', async () => {
    const { at, email, id } = await squatted()
    expect(await isFree(email, at.activity.id)).toEqual({ data: { free: false } })
    await ask(app, 'PUT /public/send-code-emails', { body: { activityId: at.activity.id, username: email } })
    expect((await lettersTo(stage, email)).at(-1)?.text).not.toMatch(/^\d{6}$/m)
    expect(await membershipsOf(id)).toEqual([{ activityId: at.activity.id, roles: ['ROLE_ADMIN'] }])
  })

  test('is used once something moved on its card, or a password was chosen', async () => {
    const [credited, chosen] = [await squatted({ roles: ['ROLE_USER'] }), await squatted({ active: 'N' })]
    await move(credited)
    await choosePassword(db, chosen)
    for (const { email, id } of [credited, chosen]) {
      const pair = await proven(email)
      expect(pair.checked).toMatchObject({ known: true })
      expect((await signIn(pair)).body.code).toBe('password_wrong')
      expect((await userOf(email))?.id).toBe(id)
    }
  })

  /** Something of hers that moves nothing on a card, by what it is called here. */
  const hers = {
    pack: (its: Its) =>
      db.insert(packCustomers).values({ ...its, packId: 'x', title: 'Dieci', places: 10, expires: '2036-01-01', paid: 14_400 }),
    coupon: (its: Its) =>
      db
        .insert(couponCustomers)
        .values({ ...its, couponId: 'x', title: 'x', type: 'T', code: its.id, state: 'unused', expires: '2036-01-01' }),
    prize: (its: Its) =>
      db
        .insert(scratchCustomers)
        .values({ ...its, scratchCardId: 'x', name: 'x', validDays: 9, state: 'to_collect', expires: '2036-01-01', code: its.id }),
    booking: (its: Its) => {
      const span = { date: '2036-01-01', time: '20:00', start: its.created, end: new Date(its.created.getTime() + 1) }
      return db.insert(bookings).values({ ...its, ...span, people: 2, status: 'Y', updated: its.created })
    },
    order: (its: Its) => {
      const sums = { subtotal: 100, credit: 0, shippingPrice: 0, total: 100, accumulation: 0, points: 0 }
      const how = { progress: 'done', payment: 'paid', paymentType: 'ST', shipping: 'S', isGoods: false } as const
      return db.insert(orders).values({ ...its, ...sums, ...how, number: 1 })
    },
  }
  type Its = { activityId: string; id: string; userId: string; created: Date }
  const keeping = ({ at, id }: { at: { activity: { id: string } }; id: string }) => ({
    activityId: at.activity.id,
    id: nobody(),
    userId: id,
    created: clock(),
  })

  test.each(Object.keys(hers) as (keyof typeof hers)[])('is used once a %s is hers, though nothing moved on its card', async (what) => {
    const one = await squatted({ roles: ['ROLE_USER'] })
    await hers[what](keeping(one))
    const pair = await proven(one.email)
    expect(pair.checked).toMatchObject({ known: true })
    expect((await signIn(pair)).body.code).toBe('password_wrong')
    expect((await userOf(one.email))?.id).toBe(one.id)
  })

  test('keeps a pack that was paid for where it was switched off, too, and no pack that was a gift', async () => {
    const [paid, given] = [await squatted({ active: 'N', roles: ['ROLE_USER'] }), await squatted({ active: 'N', roles: ['ROLE_USER'] })]
    for (const one of [paid, given]) await hers.pack(keeping(one))
    await db.update(packCustomers).set({ paid: null }).where(eq(packCustomers.userId, given.id))
    expect((await signIn(await proven(paid.email))).body.code).toBe('password_wrong')
    expect(await db.$count(packCustomers, eq(packCustomers.userId, paid.id))).toBe(1)
    expect((await signIn(await proven(given.email))).status).toBe(200)
    expect((await userOf(given.email))?.id).not.toBe(given.id)
  })

  test('makes room where it was switched off, whatever moved; the ledger keeps that, about nobody', async () => {
    const { at, email, id } = await squatted({ active: 'N', roles: ['ROLE_USER'] })
    await move({ at, id })
    expect((await signIn(await proven(email))).status).toBe(200)
    expect((await userOf(email))?.id).not.toBe(id)
    const kept = await db.select().from(flows).where(eq(flows.activityId, at.activity.id))
    expect(kept.map(({ value, userId }) => [value, userId === id])).toEqual([[500, false]])
  })

  test('makes room where an administrator wrote its address over another, and switched it off', async () => {
    const [at, email] = [await scene(), nobody()]
    await move({ at, id: at.customer.id })
    await change(at.admin.token, at.customer.id, { email })
    await change(at.admin.token, at.customer.id, { active: 'N' })
    expect((await signIn(await proven(email))).status).toBe(200)
    expect((await userOf(email))?.id).not.toBe(at.customer.id)
  })

  test('makes room once for two at the same instant', async () => {
    const pair = await proven((await squatted({ active: 'N' })).email)
    const both = await Promise.all([signIn(pair), signIn(pair)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('makes no room once its owner has chosen a password, be it after she asked for the code', async () => {
    const late = await squatted()
    const pair = await proven(late.email)
    await choosePassword(db, late)
    expect((await signIn(pair)).body.code).toBe('password_wrong')
  })

  // The embedded engine knows one transaction at a time: there is no race to try.
  if (engine === 'postgres')
    test('nor while she is choosing one', async () => {
      const late = await squatted()
      const pair = await proven(late.email)
      const [answer] = await db.transaction(async (tx) => {
        const waiters = await waitersOf(tx, connection)
        await choosePassword(tx, late)
        const asked = signIn(pair)
        await expect.poll(waiters).toBe(1)
        return [asked] as const
      })
      expect((await answer).body.code).toBe('already_registered')
      expect(await userOf(late.email)).toMatchObject({ id: late.id, name: 'Ada' })
    })

  test('stays where the registration is refused', async () => {
    const { email, id } = await squatted({ active: 'N' })
    expect((await signIn(await proven(email), { password: 'password' })).body.code).toBe('password_weak')
    expect((await userOf(email))?.id).toBe(id)
  })

  test('makes room for who changes her address to it, proven by code', async () => {
    const [{ email, id }, her] = [await squatted({ active: 'N' }), await person([activity])]
    const asked = await ask(app, 'PUT /api/app/email', { token: her.token, body: { email, oldPassword: PASSWORD } })
    expect(asked.status).toBe(200)
    const { challenge } = asked.body.data as { challenge: string }
    const code = /^\d{6}$/m.exec((await lettersTo(stage, email)).at(-1)?.text ?? '')?.[0]
    expect((await ask(app, 'POST /api/app/email', { token: her.token, body: { email, challenge, code } })).status).toBe(200)
    expect(
      (
        await db
          .select()
          .from(users)
          .where(or(eq(users.id, id), eq(users.username, email)))
      ).map((user) => user.id),
    ).toEqual([her.id])
  })

  test('and its password is what she chose at her registration', async () => {
    const { email } = await squatted({ active: 'N' })
    await signIn(await proven(email))
    expect((await logIn(email, STRONG)).status).toBe(200)
  })
})

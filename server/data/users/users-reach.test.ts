import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { administration } from '../../../tests/setup/administration.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { lettersTo } from '../../../tests/setup/letters.ts'
import { order } from '../../../tests/setup/counted.ts'
import { appOver, ask, nobody } from '../../../tests/setup/scene.ts'
import { attempts, users } from '../../db/schema/auth.ts'
import { customers } from '../../db/schema/customers.ts'
import { orders } from '../../db/schema/orders.ts'

const TAKEN = ['email_taken', 'email_taken']

describe.each(engines)('how far an administrator reaches, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { app, connection } = stage
  const { db } = connection
  const { scene, person, superAdmin, list, create, change, remove, standing, rolesIn } = administration(stage)

  test('an admin of another activity gets nowhere: 404 on every call, and nobody of it in her list', async () => {
    const at = await scene()
    const { token } = at.stranger
    const named = { activityId: at.activity.id }
    const answers = [
      await ask(app, `GET /api/users?filters[activityId]=${at.activity.id}`, { token }),
      await ask(app, `GET /api/users/audit?filters[activityId]=${at.activity.id}`, { token }),
      await create({ ...at, admin: at.stranger }),
      await change(token, at.customer.id, { ...named, name: 'Mia' }),
      await change(token, at.customer.id, { activityId: at.elsewhere.id, name: 'Mia' }),
      await change(token, at.customer.id, { name: 'Mia' }),
      await remove(token, at.customer.id, `?filters[activityId]=${at.activity.id}`),
      await remove(token, at.customer.id, `?filters[activityId]=${at.elsewhere.id}`),
      await remove(token, at.customer.id),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await list(token, {})).data.map(({ id }) => id)).toEqual([at.stranger.id])
    expect(await standing(at.customer.id)).toMatchObject({ name: 'Giulia', active: true })
  })

  test('a customer gets 403, also in the activity that she belongs to', async () => {
    const { customer, activity, admin } = await scene()
    for (const query of [{}, { 'filters[activityId]': activity.id }] as Record<string, string>[])
      expect((await list(customer.token, query)).status).toBe(403)
    expect((await change(customer.token, customer.id, { activityId: activity.id, roles: ['ROLE_ADMIN'] })).status).toBe(403)
    expect((await remove(customer.token, admin.id)).status).toBe(403)
  })

  test('who belongs to others too is not one admin’s to change, but her roles here are', async () => {
    const at = await scene()
    const { token } = at.admin
    const shared = await person([at.activity, at.elsewhere])
    for (const fields of [{ active: 'N' }, { email: nobody() }, { name: 'Mia' }])
      expect([(await change(token, shared.id, fields)).status, fields]).toEqual([403, fields])
    expect((await change(token, shared.id, { name: 'Giulia', roles: ['ROLE_USER', 'ROLE_ADMIN'] })).status).toBe(200)
    expect(await rolesIn(at.activity.id, shared.id)).toEqual(['ROLE_ADMIN', 'ROLE_USER'])
    expect(await rolesIn(at.elsewhere.id, shared.id)).toEqual(['ROLE_USER'])
    expect((await list(token, { 'filters[search]': shared.email })).data).toMatchObject([{ activities: [{ id: at.activity.id }] }])
  })

  test('an admin neither shuts herself out nor raises herself', async () => {
    const { admin } = await scene()
    const wishes = [{ active: 'N' }, { roles: ['ROLE_USER'] }, { roles: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] }, { email: nobody() }]
    for (const wish of wishes) expect([(await change(admin.token, admin.id, wish)).status, wish]).toEqual([422, wish])
    expect((await remove(admin.token, admin.id)).body.code).toBe('user_self')
  })

  test('two admins who take each other’s rights at once do not both lose them', async () => {
    const at = await scene()
    const other = await person([at.activity], ['ROLE_ADMIN'])
    const wish = { activityId: at.activity.id, roles: ['ROLE_USER'] }
    const answers = await Promise.all([change(at.admin.token, other.id, wish), change(other.token, at.admin.id, wish)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const left = [await rolesIn(at.activity.id, other.id), await rolesIn(at.activity.id, at.admin.id)]
    expect(left.filter((roles) => roles?.includes('ROLE_ADMIN'))).toHaveLength(1)
  })

  test('who loses a role, or is taken out, reaches no further from that very answer on', async () => {
    const at = await scene()
    const here = { 'filters[activityId]': at.activity.id }
    const [lowered, gone] = [await person([at.activity], ['ROLE_ADMIN']), await person([at.activity], ['ROLE_ADMIN'])]
    const reached = async () => [(await list(lowered.token, here)).status, (await list(gone.token, here)).status]
    expect(await reached()).toEqual([200, 200])
    await change(at.admin.token, lowered.id, { roles: ['ROLE_USER'] })
    await remove(at.admin.token, gone.id)
    expect(await reached()).toEqual([403, 404])
  })

  test('twenty addresses a day tell that they are somebody’s, by making and by changing together; others go on', async () => {
    const at = await scene()
    const known = () => at.stranger.email
    const ofOwn = () => change(at.admin.token, at.customer.id, { email: known() })
    for (let n = 0; n < 10; n++) expect([(await create(at, { email: known() })).body.code, (await ofOwn()).body.code]).toEqual(TAKEN)
    const refused = await Promise.all([create(at, { email: known() }), ofOwn(), create(at)])
    expect(refused.map(({ body }) => body.code)).toEqual(['too_many', 'too_many', 'too_many'])
    expect((await change(at.admin.token, at.customer.id, { name: 'Bea' })).status).toBe(200)
    const other = await person([at.activity], ['ROLE_ADMIN'])
    expect((await create({ ...at, admin: other })).status).toBe(200)
  })

  test('three hundred letters a day go to addresses that an admin names', async () => {
    const at = await scene()
    const rename = () => change(at.admin.token, at.customer.id, { email: nobody() })
    const letters = () => db.select().from(attempts).where(eq(attempts.name, 'invitation'))
    const before = new Set((await letters()).map(({ id }) => id))
    expect((await rename()).status).toBe(200)
    const [hers] = (await letters()).filter(({ id }) => !before.has(id))
    await db.insert(attempts).values(Array.from({ length: 298 }, () => ({ ...hers!, id: randomUUID() })))
    expect((await rename()).status).toBe(200)
    expect([(await rename()).status, (await create(at)).status]).toEqual([429, 429])
  })

  test('super admins do not exist for an admin', async () => {
    const at = await scene()
    const { token } = at.admin
    const hidden = await person([at.activity])
    await db
      .update(users)
      .set({ roles: ['ROLE_SUPER_ADMIN'] })
      .where(eq(users.id, hidden.id))
    expect((await list(token, {})).data.map(({ id }) => id)).not.toContain(hidden.id)
    expect((await change(token, hidden.id, { name: 'Mia' })).status).toBe(404)
    expect((await remove(token, hidden.id)).status).toBe(404)
  })

  test('a super admin sees everybody or one activity, and makes nobody without one', async () => {
    const at = await scene()
    const above = await superAdmin()
    const found = await list(above.token, { 'filters[search]': at.stranger.email })
    expect(found.data).toMatchObject([{ id: at.stranger.id, activities: [{ id: at.elsewhere.id, roles: ['ROLE_ADMIN'] }] }])
    expect((await list(above.token, { 'filters[activityId]': at.activity.id })).totalRows).toBe(2)
    expect((await list(above.token, { 'filters[activityId]': at.activity.id, 'filters[search]': at.stranger.email })).data).toEqual([])
    expect((await create({ ...at, admin: above }, { activityId: undefined })).body).toMatchObject({ errors: [{ path: 'activityId' }] })
    expect((await create({ ...at, admin: above }, { activityId: 'nowhere' })).status).toBe(404)
    expect((await create({ ...at, admin: above })).status).toBe(200)
    const both = await person([at.activity, at.elsewhere])
    expect((await change(above.token, both.id, { roles: ['ROLE_ADMIN'] })).body).toMatchObject({ errors: [{ path: 'activityId' }] })
    expect((await change(above.token, both.id, { active: 'N' })).status).toBe(200)
    expect((await change(above.token, above.id, { active: 'N' })).body.code).toBe('user_self')
  })

  test('an admin takes somebody out of her activity alone, who may join again', async () => {
    const at = await scene()
    const shared = await person([at.activity, at.elsewhere])
    expect((await remove(at.admin.token, shared.id)).status).toBe(200)
    expect((await ask(app, `GET /api/cards/me?filters[activityId]=${at.activity.id}`, { token: shared.token })).status).toBe(404)
    expect((await ask(app, `GET /api/cards/me?filters[activityId]=${at.elsewhere.id}`, { token: shared.token })).status).toBe(200)
    expect(await db.$count(customers, and(eq(customers.userId, shared.id), eq(customers.activityId, at.activity.id)))).toBe(0)
    expect((await remove(at.admin.token, shared.id)).status).toBe(404)
  })

  test('nobody takes out whom an order still waits for, nor erases her', async () => {
    const at = await scene()
    const above = await superAdmin()
    const bought = order(at.activity.id, at.customer.id, stage.clock(), { progress: 'accepted' })
    await db.insert(orders).values(bought)
    const refused = await Promise.all([at.admin, above].map(({ token }) => remove(token, at.customer.id)))
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([409, 409].map((status) => [status, 'user_orders']))
    expect(await rolesIn(at.activity.id, at.customer.id)).toEqual(['ROLE_USER'])
    await db.update(orders).set({ progress: 'done' }).where(eq(orders.id, bought.id))
    expect((await remove(at.admin.token, at.customer.id)).status).toBe(200)
    expect((await remove(above.token, at.customer.id)).status).toBe(200)
  })

  test('a super admin erases the account, which gets one last letter', async () => {
    const at = await scene()
    const above = await superAdmin()
    await change(at.admin.token, at.customer.id, { name: 'Canarino' })
    expect((await remove(above.token, at.customer.id)).status).toBe(200)
    expect(await standing(at.customer.id)).toBeUndefined()
    expect(await lettersTo(stage, at.customer.email)).toHaveLength(1)
    expect((await ask(app, 'GET /api/app/users', { token: at.customer.token })).status).toBe(401)
    const { body } = await ask(app, 'GET /api/users/audit', { token: at.admin.token })
    expect([JSON.stringify(body.data).includes('Canarino'), body.data]).toMatchObject([false, [{ what: 'changed', subject: null }]])
  })
})

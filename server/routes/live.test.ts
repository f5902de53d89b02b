import { afterAll, describe, expect, inject, test } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { refuse } from '#rules/refusal.ts'
import { database, type Engine, engines } from '../../tests/setup/engines.ts'
import { eventsOf } from '../../tests/setup/events.ts'
import { appOver, ask, freshPerson, type Stage, tokensOf } from '../../tests/setup/scene.ts'
import { freshShop } from '../../tests/setup/shopper.ts'
import { setRoles } from '../data/users/rows.ts'
import { connectPostgres } from '../db/connect.ts'
import { customerScope, toolScope } from '../work/scope.ts'
import { works } from '../work/works.ts'

const GOODS = [{ name: 'Camicia', price: 2000, onHand: 10 }]

/** Another process: it shares the database and nothing else. An embedded one has no other. */
async function besides(engine: Engine, stage: Stage): Promise<Stage> {
  return engine === 'embedded' ? stage : appOver(await connectPostgres(inject('postgresUrl')))
}

describe.each(engines)('live status, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const other = await besides(engine, stage)
  afterAll(async () => {
    await stage.streams.close()
    await other.streams.close()
    if (other !== stage) await other.connection.close()
  })
  type Shop = Awaited<ReturnType<typeof freshShop>>

  const request = (token: string | undefined, activityId: string, more = '') =>
    stage.app.request(`/api/live?filters[activityId]=${activityId}${more}`, { headers: token ? { Authorization: `Bearer ${token}` } : {} })
  const COUNTER = '&filters[counter]=true'

  async function listen(token: string, { activity }: Shop, more = '') {
    const answer = await request(token, activity.id, more)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(answer.headers.get('cache-control')).toContain('no-store')
    return eventsOf(answer)
  }
  const somebody = async ({ activity }: Shop, roles = ['ROLE_USER']) => {
    const person = await freshPerson(stage.connection, [activity], roles)
    return { ...person, ...(await tokensOf(stage.app, person)) }
  }
  /** Long enough for what would come to have come. */
  const quiet = () => wait(150)

  test('a step is told to her and to the counter, of whichever process it was taken in, and to nobody else', async () => {
    const [shop, elsewhere] = [await freshShop(stage, GOODS), await freshShop(stage, GOODS)]
    const her = await shop.customer()
    const herToken = (await tokensOf(stage.app, await emailOf(her.userId))).token
    const [neighbour, banco] = [await somebody(shop), await somebody(shop, ['ROLE_STORE'])]
    const foreign = await somebody(elsewhere, ['ROLE_STORE'])
    const pages = {
      hers: await listen(herToken, shop),
      counter: await listen(banco.token, shop, COUNTER),
      neighbours: await listen(neighbour.token, shop),
      banco: await listen(banco.token, shop),
      foreign: await listen(foreign.token, elsewhere, COUNTER),
    }
    await her.add(0)
    const { order } = await her.order({ totalPrice: '20.00' })
    const changed = { noun: 'orders', id: order.id }
    const ofOrders = () => [pages.hers, pages.counter].map(({ told }) => told.filter(({ noun }) => noun === 'orders'))
    await expect.poll(ofOrders).toEqual([[changed], [changed]])
    const accept = { token: banco.token, body: { activityId: shop.activity.id } }
    expect((await ask(other.app, `PUT /api/counter/orders/${order.id}/accept`, accept)).status).toBe(200)
    await expect.poll(ofOrders).toEqual([
      [changed, changed],
      [changed, changed],
    ])
    await quiet()
    expect([pages.neighbours.told, pages.banco.told, pages.foreign.told]).toEqual([[], [], []])
    for (const page of Object.values(pages)) await page.leave()
  })

  const emailOf = async (userId: string) => {
    const { rows } = await stage.connection.run('select username as email from users where id = $1', [userId])
    return rows[0] as { email: string }
  }

  test('what is rolled back, or refused, is told to nobody', async () => {
    const shop = await freshShop(stage, GOODS)
    const one = await somebody(shop)
    const page = await listen(one.token, shop)
    const scope = customerScope({ activityId: shop.activity.id, userId: one.id, roles: [] })
    const rooms = works(stage.connection.db, stage.clock, async () => {})
    const tell = (id: string, after: () => unknown) =>
      rooms.run(scope, 'writes', async (w) => {
        await w.changed(one.id, 'orders', id)
        return after()
      })
    await tell('refused', () => refuse('not_found'))
    await expect(
      tell('failed', () => {
        throw new Error('a bug')
      }),
    ).rejects.toThrow('a bug')
    await tell('done', () => undefined)
    await expect.poll(() => page.told).toEqual([{ noun: 'orders', id: 'done' }])
    await page.leave()
  })

  test('who may not listen is refused as by every call', async () => {
    const [shop, elsewhere] = [await freshShop(stage, GOODS), await freshShop(stage, GOODS)]
    const one = await somebody(shop)
    const here = shop.activity.id
    const answers = [
      await request(undefined, here),
      await request(`${one.token}x`, here),
      await request(one.token, elsewhere.activity.id),
      await request(one.token, here, COUNTER),
      await request(one.token, here, `&activityId=${elsewhere.activity.id}`),
      await request(one.token, here, '&filters[counter]=perhaps'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 404, 403, 404, 400])
    expect((await stage.app.request(`/api/live?filters[activityId]=${here}`, { method: 'POST' })).status).toBe(404)
  })

  test('a log-out ends it, and nobody else’s', async () => {
    const shop = await freshShop(stage, GOODS)
    const [one, two] = [await somebody(shop), await somebody(shop)]
    const again = await tokensOf(stage.app, one)
    const [hers, onHerTablet, of] = [await listen(one.token, shop), await listen(again.token, shop), await listen(two.token, shop)]
    await ask(other.app, 'POST /api/logout', { body: { refresh_token: one.refresh_token } })
    await expect.poll(() => hers.state.isOver).toBe(true)
    await quiet()
    expect([onHerTablet.state.isOver, of.state.isOver]).toEqual([false, false])
    expect((await request(one.token, shop.activity.id)).status).toBe(401)
    for (const page of [onHerTablet, of]) await page.leave()
  })

  test('a permission that is lost ends the counter’s, and leaves her own', async () => {
    const shop = await freshShop(stage, GOODS)
    const banco = await somebody(shop, ['ROLE_STORE', 'ROLE_USER'])
    const [counter, own] = [await listen(banco.token, shop, COUNTER), await listen(banco.token, shop)]
    const { activity } = shop
    const rooms = works(other.connection.db, other.clock, async () => {})
    await rooms.run(toolScope({ activityId: activity.id }), 'writes', (w) =>
      setRoles(w, banco.id, { activityId: activity.id, roles: ['ROLE_USER'] }),
    )
    await expect.poll(() => counter.state.isOver).toBe(true)
    await quiet()
    expect(own.state.isOver).toBe(false)
    expect((await request(banco.token, activity.id, COUNTER)).status).toBe(403)
    await own.leave()
  })
})

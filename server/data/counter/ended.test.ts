import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, freshPerson } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { orders } from '../../db/schema/orders.ts'
import { staffScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { list, take } from './counter.ts'

test.each(engines)('what ended stands at the counter for a day from its end, however long ago it was ordered, %s', async (engine) => {
  const { clock, connection, ...stage } = appOver(await database(engine))
  const shop = await freshShop({ clock, connection, ...stage }, [{ name: 'Camicia', price: 2000 }])
  const her = await shop.customer()
  await her.add(0)
  const { id } = (await her.order({ totalPrice: '20.00' })).order
  const rooms = works(connection.db, clock, async () => {})
  const { id: userId } = await freshPerson(connection, [shop.activity])
  const staff = staffScope({ activityId: shop.activity.id, userId, roles: ['ROLE_STORE'] })
  const listed = () => rooms.run(staff, 'reads', (w) => list(w, 'it'))
  const set = (row: Partial<typeof orders.$inferInsert>) =>
    connection.db
      .update(orders)
      .set(row)
      .where(and(eq(orders.activityId, shop.activity.id), eq(orders.id, id)))
  const ago = (hours: number) => new Date(clock().getTime() - hours * 3_600_000)

  await set({ created: ago(60) })
  await rooms.run(staff, 'writes', (w) => take(w, { id, step: 'cancel', reason: 'finita' }, 'it'))
  expect(await listed()).toMatchObject({ data: [{ id, keys: [] }] })
  await set({ ended: ago(25) })
  expect(await listed()).toMatchObject({ data: [] })
})

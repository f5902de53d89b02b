import { expect, test } from 'vitest'
import { brought, people } from '../../tests/setup/older.ts'

const unnumbered = `${people}
  insert into order_numbers (activity_id, last) values ('a', 7);
  insert into orders (activity_id, id, user_id, number, created, progress, payment, payment_type, shipping, is_goods, subtotal, credit, shipping_price,
    total, accumulation, points) select 'a', id, 'u', number, created::timestamptz, progress, 'open', 'S', 'S', true, 100, 0, 0, 100, 0, 0 from (values
    ('placed', 7, '2026-11-01', 'placed'), ('waiting', null, '2026-11-03', 'pending'), ('given up', null, '2026-11-02', 'cancelled'))
    as made (id, number, created, progress)`

test('an order that waited for its number has one, and the next comes after it', { timeout: 60_000 }, async () => {
  const {
    connection: { run, close },
  } = await brought('embedded', '0047_cart_unpaid', unnumbered)
  const { rows } = await run('select id, number from orders order by number')
  expect(rows).toEqual([
    { id: 'placed', number: 7 },
    { id: 'given up', number: 8 },
    { id: 'waiting', number: 9 },
  ])
  expect((await run('select last from order_numbers')).rows).toEqual([{ last: 9 }])
  await close()
})

const paidTwice = `${people}
  insert into orders (activity_id, id, user_id, number, created, placed, progress, payment, payment_type, shipping, is_goods, subtotal, credit,
    shipping_price, total, accumulation, points) select 'a', id, 'u', number, now(), placed::timestamptz, progress, 'paid', 'S', 'S', true, 100, 0, 0, 100, 0, 0
    from (values ('kept', 1, '2026-11-01', 'done'), ('given up', 2, null, 'cancelled'), ('refunded', 3, '2026-11-01', 'done'))
    as made (id, number, placed, progress);
  insert into payment_attempts (activity_id, id, user_id, order_id, type, cents, state, origin, language, created, expires)
    select 'a', id, 'u', order_id, 'S', 100, 'paid', '', 'it', now(), now() from (values
    ('first', 'kept'), ('second', 'kept'), ('late', 'given up'), ('only', 'refunded')) as tried (id, order_id);
  insert into refunds (activity_id, id, user_id, order_id, attempt_id, money, credit, accumulation, points, missing, missing_points, state, reason, created)
    select 'a', attempt, 'u', order_id, attempt, 100, 0, 0, 0, 0, 0, 'done', reason, now() from (values
    ('second', 'kept', 'twice'), ('first', 'kept', 'Rotta'), ('late', 'given up', 'late'), ('only', 'refunded', 'late')) as back (attempt, order_id, reason)`

test('what a payment that nothing waited for brought is known as returned, whatever staff wrote of the others', {
  timeout: 60_000,
}, async () => {
  const {
    connection: { run, close },
  } = await brought('embedded', '0049_order_owed', paidTwice)
  expect((await run('select id, state from payment_attempts order by id')).rows).toEqual([
    { id: 'first', state: 'paid' },
    { id: 'late', state: 'returned' },
    { id: 'only', state: 'paid' },
    { id: 'second', state: 'returned' },
  ])
  await close()
})

const owing = `${people}
  insert into orders (activity_id, id, user_id, number, created, progress, payment, payment_type, shipping, is_goods, subtotal, credit, shipping_price,
    total, accumulation, points, refunded, owed) select 'a', 'late', 'u', 1, now(), 'cancelled', 'open', 'BT', 'S', true, 100, 0, 0, 100, 0, 0, 0, 100`

test('what is owed stays so, none of it by a refund that failed, and may be more than an order’s own total', {
  timeout: 60_000,
}, async () => {
  const {
    connection: { run, close },
  } = await brought('embedded', '0052_super_admins', owing)
  expect((await run('select owed, unreturned from orders')).rows).toEqual([{ owed: 100, unreturned: 0 }])
  await run('update orders set owed = 250')
  await expect(run('update orders set unreturned = 100')).rejects.toThrow() // nothing was given back of it
  await expect(run('update orders set owed = -1')).rejects.toThrow()
  await run('update orders set refunded = 100, unreturned = 100')
  await expect(run('update orders set owed = 50')).rejects.toThrow()
  await close()
})

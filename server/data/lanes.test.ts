import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { lanes } from './lanes.ts'

test('so many run at once and no more, in turn, and one that fails makes room', async () => {
  const inLane = lanes(2)
  const order: number[] = []
  let running = 0
  let most = 0
  const job = (n: number) => async () => {
    running += 1
    most = Math.max(most, running)
    order.push(n)
    await sleep(5)
    running -= 1
    if (n === 1) throw new Error('one')
    return n
  }
  const all = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((n) => inLane(job(n))))
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 5])
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([0, 'failed', 2, 3, 4, 5])
})

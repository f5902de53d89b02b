import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { CounterOrder } from '#contract/counter.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
import { CounterCard } from './CounterCard.tsx'
import type { Desk } from './desk.ts'

joinNetwork()

const order: CounterOrder = {
  ...orderOf({ progress: 'accepted', number: 7 }),
  customer: { id: 'g', name: 'Giulia' },
  keys: ['ready'],
}
const desk = (open: string | undefined): Desk => ({
  zone: 'Europe/Rome',
  now: Date.parse('2026-11-27T10:00:00Z'),
  open,
  onOpen: () => {},
  next: undefined,
  overtaken: undefined,
  onOvertaken: () => {},
  hasKeys: true,
})

test('the next step is a key on the card, unless the order is open, where the same key stands beside it', async () => {
  const who = await customer()
  show(<CounterCard order={order} desk={desk(undefined)} />, who)
  expect(screen.getByRole('button', { name: 'Pronto' })).toBeVisible()
  document.body.innerHTML = ''
  show(<CounterCard order={order} desk={desk(order.id)} />, who)
  expect(screen.getByRole('button', { name: /Giulia/, pressed: true })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pronto' })).not.toBeInTheDocument()
})

test('of one at work a bar shows how much of the promised time is over', async () => {
  const at = (time: string) => `2026-11-27T${time}:00Z`
  const timeline = [{ progress: 'accepted', is: 'now', at: at('09:50') }] as CounterOrder['timeline']
  show(<CounterCard order={{ ...order, timeline, readyBy: at('10:10') }} desk={desk(undefined)} />, await customer())
  expect(document.querySelector('.counter-passed > span')).toHaveStyle({ width: '50%' })
})

test('the focus goes from the key of a step to the card that takes the place of that order', async () => {
  const orders = ['a', 'b', 'c'].map((id, at): CounterOrder => ({ ...order, id, customer: { id, name: `Cliente ${at}` } }))
  function Column() {
    const [shown, setShown] = useState(orders)
    network.use(
      http.put('*/api/counter/orders/b/ready', () => {
        setTimeout(() => setShown((now) => now.filter(({ id }) => id !== 'b')), 50)
        return HttpResponse.json({ data: { ...orders[1], progress: 'ready', keys: [] } })
      }),
    )
    return (
      <ul>
        {shown.map((one) => (
          <CounterCard key={one.id} order={one} desk={desk(undefined)} />
        ))}
      </ul>
    )
  }
  show(<Column />, await customer())
  await userEvent.click(screen.getAllByRole('button', { name: 'Pronto' })[1] as HTMLElement)
  await expect.poll(() => document.activeElement?.textContent, { timeout: 4000 }).toContain('Cliente 2')
})

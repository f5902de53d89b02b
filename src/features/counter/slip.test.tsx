import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { Store } from '#contract/stores.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
import { Slip } from './Slip.tsx'

joinNetwork()

/** The paper of an order that is collected in Nervi, in an activity with these stores. */
async function paper(...names: string[]) {
  const data = names.map((name) => Store.parse({ id: name, name }))
  let isAnswered = false
  network.use(
    http.get('*/api/stores', () => {
      isAnswered = true
      return HttpResponse.json({ data, totalRows: data.length })
    }),
  )
  const order = { ...orderOf({ number: 7, progress: 'placed', storeId: 'Nervi' }), customer: { id: 'g', name: 'Giulia' }, keys: [] }
  show(<Slip order={order} zone="Europe/Rome" />, await customer())
  await waitFor(() => expect(isAnswered).toBe(true))
  return document.querySelector('.slip')
}

test('of several stores the paper says in which the order is collected', async () => {
  const slip = await paper('Centro', 'Nervi')
  await waitFor(() => expect(slip).toHaveTextContent(/^7GiuliaRitiro · Nervi/))
})

test('the only store needs no name on it', async () => {
  expect(await paper('Nervi')).toHaveTextContent(/^7GiuliaRitiro\d/)
})

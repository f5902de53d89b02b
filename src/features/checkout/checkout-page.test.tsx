import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { line, offer } from '../../../tests/setup/checkout.ts'
import { CheckoutPage } from './CheckoutPage.tsx'

joinNetwork()

const rows = (data: object[]) => HttpResponse.json({ data, totalRows: data.length })

test('where it can be collected does not come between what is on the screen already', async () => {
  let tell: (answer: Response) => void = () => undefined
  network.use(
    http.get('*/api/app/itemcarts/activity/*', () => rows([line('1', 'Camicia')])),
    http.get('*/api/activities/*/shippings/active', () => rows(offer.shippings)),
    http.get('*/api/activities/*/payments/active', () => rows(offer.payments)),
    http.get('*/api/stores', () => new Promise<Response>((resolve) => (tell = resolve))),
  )
  show(<CheckoutPage />, await customer())
  await new Promise((done) => setTimeout(done, 1500)) // all else has come
  expect(screen.queryByRole('region', { name: 'Come paghi' })).not.toBeInTheDocument()
  tell(rows([{ id: 's', name: 'Centro' }]))
  expect(await screen.findByRole('region', { name: 'Come paghi' })).toBeVisible()
  expect(screen.getByText('Dove si ritira')).toBeVisible()
})

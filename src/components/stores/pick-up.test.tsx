import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { Store } from '#contract/stores.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { PickUp } from './PickUp.tsx'

joinNetwork()

const centro = Store.parse({ id: 'c', name: 'Centro', address: 'Via 1', cap: '16032', city: 'Camogli', phone: '+39 0185 000 001' })
const nervi = Store.parse({ id: 'n', name: 'Nervi' })
const serve = (data: Store[]) => network.use(http.get('*/api/stores', () => HttpResponse.json({ data, totalRows: data.length })))

test('the only store is where it is collected: its address, the way there, a call', async () => {
  serve([centro])
  show(<PickUp order={{ storeId: null }} />, await customer())
  const place = await screen.findByRole('link', { name: /^Ritiro: Centro/ })
  expect(place).toHaveTextContent(/^Ritiro: CentroVia 1, 16032 Camogli$/)
  expect(place).toHaveAttribute('href', '/stores/c')
  expect(screen.getByRole('link', { name: 'Indicazioni' })).toHaveAttribute('href', expect.stringContaining('Via%201'))
  expect(screen.getByRole('link', { name: 'Chiama Centro' })).toHaveAttribute('href', 'tel:+390185000001')
})

test('of several where nobody said which none is said to be it', async () => {
  serve([centro, nervi])
  show(<PickUp order={{ storeId: null }} />, await customer())
  const way = await screen.findByRole('link')
  expect(way).toHaveTextContent(/^Dove si ritiraCentro · Nervi$/)
  expect(way).toHaveAttribute('href', '/stores')
})

test('of several the one that she chose is it, and whether it is open now', async () => {
  const days = Array.from({ length: 7 }, (_, day) => ({ day, startTime: '00:00', endTime: '00:00' }))
  serve([nervi, { ...centro, hours: days }])
  show(<PickUp order={{ storeId: 'c' }} />, await customer())
  const place = await screen.findByRole('link', { name: /^Ritiro: Centro/ })
  expect(place).toHaveTextContent(/^Ritiro: CentroVia 1, 16032 CamogliAperto/)
  expect(screen.getByRole('link', { name: 'Chiama Centro' })).toBeVisible()
})

test('of several the one that she chose is gone: the way to all of them', async () => {
  serve([centro, nervi])
  show(<PickUp order={{ storeId: 'gone' }} />, await customer())
  expect(await screen.findByRole('link')).toHaveTextContent(/^Dove si ritiraCentro · Nervi$/)
})

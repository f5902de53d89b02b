import { act, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { TakeExport } from './TakeExport.tsx'

joinNetwork()
afterEach(() => void vi.useRealTimers())

const theKey = () => screen.getByRole('button', { name: 'Apri i miei dati' })
const files = () => screen.findByRole('button', { name: 'Salva il file JSON' })
const hers = () => HttpResponse.json({ data: { json: '{}', html: '<p>Giulia</p>' } })

test('an answer that breaks off has not used up the link: she is told so, and the next try brings her data', async () => {
  let isWhole = false
  network.use(http.put('*/api/app/exports/c0de', () => (isWhole ? hers() : HttpResponse.error())))
  show(<TakeExport code="c0de" />, await customer())
  act(() => theKey().click())
  expect(await screen.findByText(/il link vale ancora/)).toBeVisible()
  isWhole = true
  act(() => theKey().click())
  expect(await files()).toBeVisible()
})

test('all that is known about her has as long to arrive as a file', async () => {
  let isAsked = false
  let arrive = () => {}
  network.use(
    http.put('*/api/app/exports/c0de', async () => {
      isAsked = true
      await new Promise<void>((done) => (arrive = done))
      return hers()
    }),
  )
  show(<TakeExport code="c0de" />, await customer())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => theKey().click())
  await vi.waitFor(() => expect(isAsked).toBe(true), 20_000)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  vi.useRealTimers()
  arrive()
  expect(await files()).toBeVisible()
})

import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinNetwork } from '../../tests/client.ts'
import { customer, show } from '../../tests/screen.tsx'
import { Beside } from '../ui/Beside.tsx'
import { part } from '../ui/part.tsx'
import { Boundary } from './boundary.tsx'
import { whileItHolds } from './crashes.ts'

joinNetwork()
// React says what a boundary caught.
beforeEach(() => void vi.stubGlobal('console', { ...console, error: () => {} }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const failing = async (message: string) => {
  const Page = part(() => Promise.reject(new Error(message)))
  const page = (
    <Boundary>
      <Page />
    </Boundary>
  )
  show(page, await customer())
}

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/NotThere.js',
  'error loading dynamically imported module: http://localhost/assets/NotThere.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/NotThere.css',
])('a page that is not on the device says that it needs the network: %s', async (message) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await failing(message)
  expect(await screen.findByText(/serve la rete/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'La mia carta' })).toHaveAttribute('href', '/card')
  expect(screen.getByRole('button', { name: 'Riprova' })).not.toHaveClass('button-primary')
})

test('a second crash in a row drops what the device kept, the session stays', async () => {
  sessionStorage.clear()
  const who = await customer()
  const kept = { byActivity: { [who.activityId]: { privacy: { data: true, at: '2026-01-01T00:00:00.000Z' } } } }
  const crash = () => {
    const Page = () => {
      throw new Error('x is not a function')
    }
    const { getState } = show(
      <Boundary>
        <Page />
      </Boundary>,
      who,
      kept,
    )
    cleanup()
    return getState()
  }
  expect(crash().snapshot).toEqual(kept)
  expect(crash()).toMatchObject({ snapshot: { byActivity: {} }, session: who })
  sessionStorage.clear()
})

test('a crash after the app has held is a first one', async () => {
  vi.useFakeTimers()
  sessionStorage.setItem('tessera.crashed', 'once')
  const stop = whileItHolds()
  vi.advanceTimersByTime(10_000)
  expect(sessionStorage.getItem('tessera.crashed')).toBeNull()
  stop()
  vi.useRealTimers()
})

test('anything else is an error, with the way home', async () => {
  await failing('x is not a function')
  expect(await screen.findByRole('heading', { name: 'Errore Generico' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Vai alla home' })).toHaveAttribute('href', '/')
})

test('what stands beside the page fails alone, and is tried again', async () => {
  let isThere = false
  const Part = part(async () => {
    if (!isThere) throw new Error('Failed to fetch dynamically imported module: http://localhost/assets/NotThere.js')
    return () => <p>La domanda</p>
  })
  const Frame = () => {
    const [again, setAgain] = useState(0)
    return (
      <Boundary>
        <button type="button" onClick={() => setAgain(again + 1)}>
          Avanti
        </button>
        <Beside again={again} onFailure={onFailure}>
          <Part />
        </Beside>
      </Boundary>
    )
  }
  const onFailure = vi.fn()
  show(<Frame />, await customer())
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  isThere = true
  await userEvent.click(screen.getByRole('button', { name: 'Avanti' }))
  expect(await screen.findByText('La domanda')).toBeInTheDocument()
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinNetwork } from '../../tests/client.ts'
import { customer, show } from '../../tests/screen.tsx'
import { part } from '../ui/part.tsx'
import { Beside, Boundary } from './boundary.tsx'

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
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeInTheDocument()
})

test('anything else is an error, with the way home', async () => {
  await failing('x is not a function')
  expect(await screen.findByRole('heading', { name: 'Errore Generico' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
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

import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinNetwork } from '../../tests/client.ts'
import { customer, show } from '../../tests/screen.tsx'
import { part } from '../ui/part.tsx'
import { Boundary } from './boundary.tsx'

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

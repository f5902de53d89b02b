import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { LoginForm } from './LoginForm.tsx'

joinNetwork()
const fetched = vi.hoisted(() => vi.fn())
vi.mock('../../pwa/passkeys.ts', () => ({ hasPasskeys: () => true }))
vi.mock('./PasskeyButton.tsx', () => {
  fetched()
  throw new Error('Failed to fetch dynamically imported module: http://localhost/assets/PasskeyButton.js')
})

test('the log-in stands without the key for passkeys, where that does not come', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show(<LoginForm values={{ username: '', password: '' }} />, await customer())
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  await waitFor(() => expect(said).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Accedi' })).toBeEnabled()
  said.mockRestore()
})

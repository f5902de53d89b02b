import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { watchInstall } from '../../pwa/install.ts'
import { InstallCard } from './InstallCard.tsx'

joinNetwork()

const offer = () => act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: vi.fn() })))
const install = () => screen.queryByRole('button', { name: 'Installa' })

test('offered from the second sight of the card on, and silent once refused', async () => {
  watchInstall()
  offer()
  const who = await customer()
  show(<InstallCard />, who)
  expect(install()).not.toBeInTheDocument()
  show(<InstallCard />, who)
  expect(install()).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Non ora' }))
  expect(install()).not.toBeInTheDocument()
})

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { OnlineLink } from './OnlineLink.tsx'

i18n.load('it', {})
i18n.activate('it')
afterEach(() => void vi.restoreAllMocks())

const key = () =>
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <OnlineLink to="/bookings/7/move">Sposta</OnlineLink>
      </MemoryRouter>
    </I18nProvider>,
  )

test('with a network it leads to its page', () => {
  key()
  expect(screen.getByRole('link', { name: 'Sposta' })).toHaveAttribute('href', '/bookings/7/move')
})

test('without one it is a key that cannot be tapped, and says why', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  key()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: /^Sposta.*Serve la rete$/ })).toBeDisabled()
})

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Configuration } from '#contract/activities.ts'
import { WhatsAppLink } from './WhatsAppLink.tsx'

beforeEach(() => i18n.loadAndActivate({ locale: 'it', messages: {} }))
afterEach(() => void vi.restoreAllMocks())

const draw = (given: object) =>
  render(
    <I18nProvider i18n={i18n}>
      <WhatsAppLink configuration={Configuration.parse(given)} />
    </I18nProvider>,
  )

test('leads to WhatsApp and gives nothing away; where it leads elsewhere it says where', () => {
  draw({ menuEnabledWhatsApp: true, menuLinkWhatsApp: 'https://wa.me/39010', menuTextWhatsApp: 'Ordina' })
  const link = screen.getByRole('link', { name: /Ordina/ })
  expect(link).toHaveAttribute('href', 'https://wa.me/39010')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link.textContent).toBe('Ordina')
  draw({ menuEnabledWhatsApp: true, menuLinkWhatsApp: 'https://chat.example.com/39010', menuTextWhatsApp: 'Scrivi' })
  expect(screen.getByRole('link', { name: /Scrivi/ })).toHaveTextContent('Apre chat.example.com')
})

test.each([
  ['switched off', { menuEnabledWhatsApp: false, menuLinkWhatsApp: 'https://wa.me/39010' }],
  ['a script', { menuEnabledWhatsApp: true, menuLinkWhatsApp: 'javascript:alert(1)' }],
  ['not https', { menuEnabledWhatsApp: true, menuLinkWhatsApp: 'http://wa.me/39010' }],
])('there is no link where it is %s', (_, given) => {
  draw(given)
  expect(screen.queryByRole('link')).toBeNull()
})

test('without a network it is no link, and says why', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  draw({ menuEnabledWhatsApp: true, menuLinkWhatsApp: 'https://wa.me/39010', menuTextWhatsApp: 'Ordina' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: /Ordina.*Serve la rete/ })).toBeDisabled()
})

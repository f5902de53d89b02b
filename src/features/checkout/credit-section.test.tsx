import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { cents } from '#rules/money.ts'
import { CreditSection } from './CreditSection.tsx'

function Checkout() {
  const [chosen, choose] = useState(cents(0))
  return (
    <>
      <CreditSection chosen={chosen} most={cents(3000)} balance={cents(4200)} onChoose={choose} />
      <output>{chosen}</output>
    </>
  )
}

test.each([
  ['12,5', 1250, '12,50'],
  ['7', 700, '7,00'],
  ['0.40', 40, '0,40'],
  ['99', 3000, '30,00'],
  ['molto', 0, '0,00'],
])('who types %s uses %i cents, which then stand there as %s', async (typed, used, shown) => {
  i18n.loadAndActivate({ locale: 'it', messages: {} })
  render(
    <I18nProvider i18n={i18n}>
      <Checkout />
    </I18nProvider>,
  )
  const user = userEvent.setup()
  const field = screen.getByLabelText<HTMLInputElement>(/^Credito da usare in euro/)
  await user.click(field)
  await user.keyboard(typed)
  expect(field.value).toBe(typed)
  expect(screen.getByRole('status').textContent).toBe(String(used))
  await user.tab()
  expect(field.value).toBe(shown)
})

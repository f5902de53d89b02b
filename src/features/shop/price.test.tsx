import { render, screen } from '@testing-library/react'
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { beforeEach, expect, test } from 'vitest'
import { Discount, Price } from './Price.tsx'

beforeEach(() => i18n.loadAndActivate({ locale: 'it', messages: {} }))

function open(discountPrice: string | null) {
  const good = { price: '49.00', discountPrice }
  render(
    <I18nProvider i18n={i18n}>
      <Price good={good} price={(money) => money} />
      <Discount good={good} />
    </I18nProvider>,
  )
}

test('what it costs now stands beside what it cost', () => {
  open('39.00')
  expect(screen.getByText('39.00')).toBeInTheDocument()
  expect(screen.getByText('49.00').tagName).toBe('S')
  expect(screen.getByText('−20%')).toBeInTheDocument()
})

test.each(['0', '0.00', '', null, '49.00'])('a discount of %j is none', (discountPrice) => {
  open(discountPrice)
  expect(screen.getByText('49.00').tagName).toBe('STRONG')
  expect(screen.queryByText(/%/)).not.toBeInTheDocument()
})

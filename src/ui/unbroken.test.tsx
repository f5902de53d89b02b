import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unbroken } from './unbroken.tsx'

test('an e-mail stays in one piece, and its letters what they are', () => {
  const text = 'Possiamo scriverti per e-mail, SMS. Per E-Mail? Le vostre e-mails: a-e-mail-b.'
  const { container } = render(<p>{unbroken(text)}</p>)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('.whole')].map((one) => one.textContent)).toEqual(['e-mail', 'E-Mail', 'e-mails'])
})

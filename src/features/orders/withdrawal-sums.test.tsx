import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customer, show } from '../../../tests/screen.tsx'
import { joinNetwork } from '../../../tests/client.ts'
import { orderOf } from '../../../tests/setup/order.ts'
import { WithdrawalSums } from './WithdrawalSums.tsx'

joinNetwork()

test.each([
  ['2.0000', '0.10', /^−0,10\s€, −2 punti$/],
  ['1.9000', '0.00', /^−1 punto$/],
  ['0.9000', '0.10', /^−0,10\s€$/],
])('of %s points and %s of credit that were earned, what is read goes', async (points, accumulation, words) => {
  const order = orderOf({ progress: 'done', payment: 'paid', isAccrued: true, points, accumulation })
  show(<WithdrawalSums order={order} />, await customer())
  expect(screen.getByText('Meno il guadagno dell’ordine').nextSibling).toHaveTextContent(words)
})

test('of less than a point nothing is said', async () => {
  show(<WithdrawalSums order={orderOf({ progress: 'done', payment: 'paid', isAccrued: true, points: '0.9000' })} />, await customer())
  expect(screen.queryByText('Meno il guadagno dell’ordine')).not.toBeInTheDocument()
})

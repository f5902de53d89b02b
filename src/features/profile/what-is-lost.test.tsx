import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { WhatIsLost } from './WhatIsLost.tsx'

joinNetwork()

test('whoever leaves reads that what she has paid for and won goes, too', async () => {
  show(<WhatIsLost />, await customer(), {}, '/profile/delete')
  expect(await screen.findByText('i coupon, i pacchetti e i premi che non hai ancora usato')).toBeVisible()
})

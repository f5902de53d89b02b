import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { CreditEnds } from './CreditEnds.tsx'

joinNetwork()

test('once she was told, the last day of her credit stands there, and what makes it last on', async () => {
  show(<CreditEnds day="2030-01-31" />, await customer())
  expect(
    await screen.findByText('Il tuo credito vale fino a giovedì 31 gennaio 2030: basta un movimento sulla carta e dura ancora.'),
  ).toBeVisible()
})

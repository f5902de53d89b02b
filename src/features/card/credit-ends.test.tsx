import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { CreditEnds } from './CreditEnds.tsx'

joinNetwork()

test('credit that nobody was told of ends after so many days without a movement', async () => {
  show(<CreditEnds days={180} last={undefined} />, await customer())
  expect(await screen.findByText('Il credito scade dopo 180 giorni senza movimenti.')).toBeVisible()
})

test('once she was told, its last day stands there, and what makes it last on', async () => {
  show(<CreditEnds days={180} last="2030-01-31" />, await customer())
  expect(
    await screen.findByText('Il tuo credito vale fino a giovedì 31 gennaio 2030: basta un movimento sulla carta e dura ancora.'),
  ).toBeVisible()
})

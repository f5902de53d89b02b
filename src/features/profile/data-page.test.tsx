import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { DataPage } from './DataPage.tsx'

joinNetwork()

test('who has no card of the activity has her name there all the same', async () => {
  show(<DataPage />, { ...(await customer()), activityId: null as never }, {}, '/profile/data')
  expect(await screen.findByRole('textbox', { name: 'Cognome' })).toBeInTheDocument()
})

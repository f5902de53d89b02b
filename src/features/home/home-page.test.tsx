import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { HomePage } from './HomePage.tsx'

joinNetwork()

test('an activity that was never here, and cannot be fetched, is not waited for in silence', async () => {
  const who = await customer()
  network.use(http.get('*/api/*', () => HttpResponse.error()))
  show(<HomePage />, { ...who, activityId: 'never-here' })
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible()
  expect(screen.getByText('Non riusciamo a caricare i dati')).toBeVisible()
})

import { setTimeout } from 'node:timers/promises'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { HomePage, HomeSide } from './HomePage.tsx'

joinNetwork()

test('an activity that was never here, and cannot be fetched, is not waited for in silence', async () => {
  const who = await customer()
  network.use(http.get('*/api/*', () => HttpResponse.error()))
  show(<HomePage />, { ...who, activityId: 'never-here' })
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible()
  expect(screen.getByText('Non riusciamo a caricare i dati')).toBeVisible()
})

test('what stands below comes when that above it is there: nothing is pushed away', async () => {
  let asked = false
  const answers = Promise.withResolvers<void>()
  network.use(
    http.get('*/noticessent/user', () => HttpResponse.json({ data: [], totalRows: 0, unread: 0 })),
    http.get('*/api/notifications', async () => {
      asked = true
      await answers.promise
      return HttpResponse.json({ data: [], totalRows: 0, unread: {} })
    }),
  )
  show(<HomePage />, await customer())
  await expect.poll(() => asked).toBe(true)
  // Its code has come by then.
  await HomeSide.fetch()
  await setTimeout(200)
  expect(screen.queryByText('Avvisi e dispositivi')).not.toBeInTheDocument()
  answers.resolve()
  expect(await screen.findByText('Avvisi e dispositivi')).toBeVisible()
  expect(screen.getByText(/Nessuna novità/)).toBeVisible()
})

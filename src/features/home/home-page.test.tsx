import { setTimeout } from 'node:timers/promises'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { HomePage } from './HomePage.tsx'
import { HomeSide } from './HomeSide.tsx'

joinNetwork()

test('an activity that was never here, and cannot be fetched, is not waited for in silence', async () => {
  const who = await customer()
  network.use(http.get('*/api/*', () => HttpResponse.error()))
  show(<HomePage />, { ...who, activityId: 'never-here' })
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible()
  expect(screen.getByText('Non riusciamo a caricare i dati')).toBeVisible()
})

test.each([
  ['S', '*/api/notifications', { data: [], totalRows: 0, unread: {} }],
  ['I', '*/api/activityimages/:id', { data: [], totalRows: 0 }],
  ['V', '*/api/activity-video/:id', { data: null }],
] as const)('what stands below comes when that above it is there, and is pushed nowhere: %s', async (template, slow, answer) => {
  const answers = Promise.withResolvers<void>()
  let asked = false
  network.use(
    http.get('*/noticessent/user', () => HttpResponse.json({ data: [], totalRows: 0, unread: 0 })),
    http.get(slow, async () => {
      asked = true
      await answers.promise
      return HttpResponse.json(answer)
    }),
  )
  show(<HomeSide hasCard={false} template={template} />, await customer())
  await expect.poll(() => asked).toBe(true)
  await setTimeout(200)
  expect(screen.queryByText('Avvisi e dispositivi')).not.toBeInTheDocument()
  answers.resolve()
  expect(await screen.findByText('Avvisi e dispositivi')).toBeVisible()
})

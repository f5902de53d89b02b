import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { ActivityCustomer } from '#contract/activities.ts'
import { joinNetwork, network } from '../../tests/client.ts'
import { type Device, show } from '../../tests/screen.tsx'
import { useMyCard } from './card.ts'

joinNetwork()

const asked: string[] = []
beforeEach(() => void asked.splice(0))

/** A token that nobody but the app reads. */
const tokenOf = (...roles: string[]) => ['', JSON.stringify({ roles }), ''].map((part) => btoa(part)).join('.')
const member = (more: Partial<ActivityCustomer> = {}): ActivityCustomer => ({
  id: 'm',
  activity: { id: 'a', name: 'Prova', active: 'Y', color: null, colorText: null, cashBackType: 'EP', imgCard: null, logo: null },
  ...more,
})
const WITH_CARD = member({ balance: '1.00', pointBalance: '0' })
const kept = (one: ActivityCustomer): Device => ({ mine: { data: [one], at: new Date().toISOString() } })

function Card() {
  const { data, isLoading } = useMyCard()
  return <output>{isLoading ? 'asking' : (data?.code ?? 'none')}</output>
}

/** The card of somebody of these roles. `mine`: what the server says of her membership, once `isTold`. */
function shown(
  role: string,
  { mine, isTold = Promise.resolve(), device }: { mine: ActivityCustomer; isTold?: Promise<void>; device?: Device },
) {
  network.use(
    http.get('*/activities/customers/byiduser', async () => {
      await isTold
      asked.push('memberships')
      return HttpResponse.json({ data: { activityCustomers: [mine] }, totalRows: 1 })
    }),
    http.get('*/configurations', () => HttpResponse.json({ data: {} })),
    http.get('*/cards/me', () => {
      asked.push('card')
      return HttpResponse.json({ data: { id: 'c', code: '8001', balance: '1.00', pointBalance: '0' } })
    }),
  )
  show(<Card />, { token: tokenOf(role), refreshToken: null, activityId: 'a' }, device)
  return screen.getByRole('status')
}

test('who works there and has none is known by her memberships: it is not asked for', async () => {
  expect(shown('ROLE_STORE', { mine: member(), device: kept(member()) })).toHaveTextContent('none')
  await waitFor(() => expect(asked).toEqual(['memberships']))
})

test('nor is it before they are there', async () => {
  let tell = () => {}
  const status = shown('ROLE_STORE', { mine: member(), isTold: new Promise((done) => (tell = done)) })
  expect(status).toHaveTextContent('asking')
  tell()
  await waitFor(() => expect(status).toHaveTextContent('none'))
  expect(asked).toEqual(['memberships'])
})

test('who works there and has one sees it', async () => {
  const status = shown('ROLE_STORE', { mine: WITH_CARD })
  await waitFor(() => expect(status).toHaveTextContent('8001'))
  expect(asked).toEqual(['memberships', 'card'])
})

test('a customer waits for nothing', async () => {
  const status = shown('ROLE_USER', { mine: WITH_CARD, isTold: new Promise(() => {}) })
  await waitFor(() => expect(status).toHaveTextContent('8001'))
  expect(asked).toEqual(['card'])
})

test('who was given one since sees it once her memberships say so', async () => {
  const status = shown('ROLE_STORE', { mine: WITH_CARD, device: kept(member()) })
  expect(status).toHaveTextContent('none')
  await waitFor(() => expect(status).toHaveTextContent('8001'))
})

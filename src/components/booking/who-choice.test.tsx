import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { WhenPart } from './WhenPart.tsx'
import type { When } from './when.ts'

joinNetwork()

const { day: today } = onTheWall('Europe/Rome', Date.now())
const tomorrow = dayAfter(today, 1)
const operators = ['Sara', 'Marco', 'Elisa'].map((fullName) => ({ id: fullName, fullName, image: null }))
const dates = [1, 2, 9].map((n) => ({ date: dayAfter(today, n), status: 'open', free: ['09:00', '10:30'], full: [] }))
const none = { openTimes: [], closedTimes: [], fullReservations: [], operators: [] }
let asked: URLSearchParams[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  network.use(
    http.get('*/api/app/bookings/dates', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      const soonest = [
        { bookingOperatorId: 'Sara', date: tomorrow, time: '10:30' },
        { bookingOperatorId: 'Elisa', date: dayAfter(today, 9), time: '09:00' },
      ]
      return HttpResponse.json({ data: { ...none, dates, soonest } })
    }),
  )
})
afterEach(() => void vi.unstubAllGlobals())

function Choosing() {
  const [when, setWhen] = useState<When>({})
  return (
    <>
      <WhenPart wish={{ activityId: 'a' }} operators={operators} when={when} isOver={false} onChange={setWhen} onGone={() => {}} />
      <p data-testid="when">{JSON.stringify(when)}</p>
    </>
  )
}
const key = (name: string) => screen.findByRole('button', { name: new RegExp(`^\\S*\\s?${name}`) })
const chosen = () => JSON.parse(screen.getByTestId('when').textContent) as When

test('whoever gives it says when she is free first, and whoever is free the soonest of all, by one call', async () => {
  show(<Choosing />, await customer())
  expect(await key('Chiunque sia libero')).toHaveTextContent('Prima libera: domani 09:00')
  expect(await key('Sara')).toHaveTextContent('Prima libera: domani 10:30')
  expect(await key('Elisa')).toHaveTextContent(/Prima libera: \p{L}{3}\s\d{1,2}\s\p{L}{3}, 09:00/u)
  expect(await key('Marco')).toHaveTextContent('Niente di libero')
  expect(asked).toHaveLength(1)
})

test('who is chosen leads to her first day; a day on which she may be free stays', async () => {
  show(<Choosing />, await customer())
  await userEvent.click(await key('Sara'))
  expect(chosen()).toEqual({ date: tomorrow, operatorId: 'Sara' })
  await userEvent.click(await key('Elisa'))
  expect(chosen()).toEqual({ date: dayAfter(today, 9), operatorId: 'Elisa' })
  await userEvent.click(await key('Sara'))
  expect(chosen()).toEqual({ date: dayAfter(today, 9), operatorId: 'Sara' })
})

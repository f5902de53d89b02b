import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { Activity, Configuration } from '#contract/activities.ts'
import { answerTo, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { DoneStep } from './DoneStep.tsx'
import { registrations } from './draft.ts'
import { MadeCard } from './MadeCard.tsx'
import { Registration } from './Registration.tsx'

joinNetwork()

type See = (all: { isIntersecting: boolean }[]) => void
let see: See = () => {}
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: See) {
        see = heard
      }
      observe() {}
      disconnect() {}
    },
  )
  localStorage.clear()
})

const activity = Activity.parse({ id: 'a', name: 'Osteria', cashBackType: 'EP' })
const configuration = Configuration.parse({ welcomeCredit: '5.00' })
const made = { activity, configuration, name: [], isEngraving: false, isProved: false, registered: undefined, card: undefined }

test('the card that is made promises the welcome, and what an invitation gives beside it', async () => {
  const who = await customer()
  show(<MadeCard {...made} gift={0} />, who)
  expect(screen.getByText('5,00 € ti aspettano')).toBeInTheDocument()
  show(<MadeCard {...made} gift={300} />, who)
  expect(screen.getByText('8,00 € ti aspettano')).toBeInTheDocument()
})

test('scrolled away and back at once it shows all of itself', async () => {
  show(<MadeCard {...made} gift={0} />, await customer())
  const place = document.querySelector('.made-place')
  see([{ isIntersecting: false }])
  expect(place).toHaveAttribute('data-low')
  see([{ isIntersecting: false }, { isIntersecting: true }])
  expect(place).not.toHaveAttribute('data-low')
})

test('at the end stands what is on the card, that of an invitation, too', async () => {
  const who = await customer()
  network.use(
    http.get('*/api/cards/me', async ({ request }) => {
      const { data } = (await (await answerTo(request)).json()) as { data: object }
      return HttpResponse.json({ data: { ...data, balance: '8.00' } })
    }),
  )
  const registered = { token: '', refresh_token: '', id: 'u', welcomeCredit: '5.00', appStore: { ios: null, android: null } }
  show(<DoneStep {...{ activity, registered }} name="Nora" onCard={() => {}} />, who)
  await expect.poll(() => document.querySelector('.done-credit')?.textContent).toBe('8,00 €'.replace(' ', '\u00a0'))
})

test('whoever is logged in makes a second card with her name on it', async () => {
  const who = await customer()
  network.use(http.get('*/byiduser', () => HttpResponse.json({ data: { activityCustomers: [] }, totalRows: 0 })))
  const claims = JSON.parse(atob(who.token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')) as { name: string }
  const { activityId } = who
  registrations.keep({
    activityId,
    challenge: 'c'.repeat(24),
    sentTo: '',
    sentAt: 0,
    isKnown: true,
    question: 'password',
    answers: {},
    at: Date.now(),
  })
  show(<Registration place="stepConfirmRegistration" />, who, {}, '/registration/stepConfirmRegistration?ask=password')
  await expect.poll(() => document.querySelector('.made-owner')?.textContent).toContain(claims.name)
})

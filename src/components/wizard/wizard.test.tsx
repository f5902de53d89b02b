import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigationType } from 'react-router-dom'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { customer, show } from '../../../tests/screen.tsx'
import { joinNetwork } from '../../../tests/client.ts'
import { drafts } from './drafts.ts'
import { useDraft } from './use-draft.ts'
import { useKept } from './use-kept-form.ts'
import { nextOpen, useStepRoute } from './use-step-route.ts'

joinNetwork()
const STEPS = ['day', 'people', 'done'] as const
const tables = drafts({
  key: 'tessera.table',
  shape: z.object({ answers: z.object({ day: z.optional(z.string()) }), at: z.number() }),
  life: 60_000,
})

function Wizard() {
  const { draft, change, keep, forget } = useDraft(tables, (left) => left ?? { answers: {}, at: Date.now() - 59_000 })
  const { goTo, placeOf } = useStepRoute({ steps: STEPS, pathOf: (step) => `/bookings/${step}`, outside: '/home' })
  const { pathname } = useLocation()
  const here = STEPS.find((step) => pathname.endsWith(step)) ?? 'day'
  const { step, steps, onBack } = placeOf(here)
  const form = useForm({ defaultValues: { day: draft?.answers.day ?? '' } })
  useKept(form, keep)
  return (
    <>
      <h1>{`${step} di ${steps}`}</h1>
      <output aria-label="Way">{useNavigationType()}</output>
      <input aria-label="Giorno" {...form.register('day')} />
      <button type="button" onClick={onBack}>
        Indietro
      </button>
      <button type="button" onClick={() => goTo(nextOpen(here, STEPS, () => true) ?? here)}>
        Avanti
      </button>
      <button type="button" onClick={() => change({ answers: {} })}>
        Da capo
      </button>
      <button type="button" onClick={forget}>
        Fine
      </button>
    </>
  )
}
const open = async (path: string) => show(<Wizard />, await customer(), undefined, path)
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const address = () => screen.getByTestId('address').textContent
const way = () => screen.getByLabelText('Way').textContent
const left = () => JSON.parse(localStorage.getItem('tessera.table') ?? '') as { answers: object; at: number }

test('what is open comes next, else what a reload has forgotten', () => {
  const isOpen =
    (...open: (typeof STEPS)[number][]) =>
    (one: (typeof STEPS)[number]) =>
      open.includes(one)
  expect(nextOpen('day', STEPS, isOpen('people', 'done'))).toBe('people')
  expect(nextOpen('done', STEPS, isOpen('day'))).toBe('day')
  expect(nextOpen('done', STEPS, isOpen('done'))).toBeUndefined()
})

test('each step has its address, and the way back of who came by the steps', async () => {
  await open('/bookings/day')
  await tap('Avanti')
  expect(address()).toBe('/bookings/people')
  expect(screen.getByRole('heading')).toHaveTextContent('2 di 3')
  await tap('Indietro')
  expect([address(), way()]).toEqual(['/bookings/day', 'POP'])
  await tap('Indietro')
  expect(address()).toBe('/home')
})

test('who opened a step by its address goes back to the one before', async () => {
  await open('/bookings/people')
  await tap('Indietro')
  expect([address(), way()]).toEqual(['/bookings/day', 'REPLACE'])
})

test('what is typed is there again where the wizard was left, and gone once it is over', async () => {
  await open('/bookings/day')
  await userEvent.type(screen.getByLabelText('Giorno'), '24')
  cleanup()
  await open('/bookings/day')
  expect(screen.getByLabelText('Giorno')).toHaveValue('24')
  await tap('Fine')
  await userEvent.type(screen.getByLabelText('Giorno'), '5')
  cleanup()
  await open('/bookings/day')
  expect(screen.getByLabelText('Giorno')).toHaveValue('')
})

test('each answer lets a draft live on; one of another shape is none', async () => {
  await open('/bookings/day')
  await userEvent.type(screen.getByLabelText('Giorno'), '24')
  expect(left()).toEqual({ answers: { day: '24' }, at: expect.closeTo(Date.now(), -4) as number })
  localStorage.setItem('tessera.table', JSON.stringify({ answers: { day: 24 }, at: Date.now() }))
  cleanup()
  await open('/bookings/day')
  expect(screen.getByLabelText('Giorno')).toHaveValue('')
  await tap('Da capo')
  expect(left()).toEqual({ answers: {}, at: expect.closeTo(Date.now(), -4) as number })
})

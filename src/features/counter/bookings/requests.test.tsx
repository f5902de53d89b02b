import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { joinNetwork } from '../../../../tests/client.ts'
import { customer, show } from '../../../../tests/screen.tsx'
import { Requests } from './Requests.tsx'

joinNetwork()

const request = (id: string, name: string): CounterBooking =>
  ({
    id,
    date: '2026-11-29',
    timeStart: '20:00',
    numberOfPeople: 2,
    note: '',
    confirmed: 'I',
    customer: { id, name, phone: '' },
    keys: ['accept', 'decline', 'move'],
  }) as never
const marco = request('m', 'Marco Ferri')
const giulia = request('g', 'Giulia Conti')
const sara = request('s', 'Sara Bruno')

const row = (name: string) => screen.getByRole('button', { name: new RegExp(name) })

test('the request that has waited longest is open, the others are rows, and one at a time has its keys', async () => {
  show(<Requests waiting={[marco, giulia, sara]} />, await customer())
  expect(screen.getAllByRole('button', { name: 'Accetta' })).toHaveLength(1)
  expect(row('Marco Ferri')).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(row('Giulia Conti'))
  expect(screen.getAllByRole('button', { name: 'Accetta' })).toHaveLength(1)
  expect(row('Giulia Conti')).toHaveAttribute('aria-expanded', 'true')
  expect(row('Marco Ferri')).toHaveAttribute('aria-expanded', 'false')
})

test('the only one is no row', async () => {
  show(<Requests waiting={[sara]} />, await customer())
  expect(screen.getByRole('button', { name: 'Accetta' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Sara Bruno/ })).not.toBeInTheDocument()
})

import { expect, test } from 'vitest'
import { dayAfter } from '#rules/days.ts'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { ChosenLine } from './ChosenLine.tsx'
import type { When } from './when.ts'

joinNetwork()

const operators = [
  { id: 'sara', fullName: 'Sara Rinaldi', image: null },
  { id: 'marco', fullName: 'Marco Bini', image: null },
]
const service = { id: 's', title: 'Taglio', description: '', duration: 45, price: '38.00', bookingServiceOperators: operators }
const date = dayAfter(new Date().toISOString().slice(0, 10), 2)

test.each<[string, When, string | undefined, RegExp]>([
  ['a service alone', {}, 'Scegli l’ora', /^Taglio, 45 min, 38,00\s€ Scegli l’ora$/],
  ['with whoever gives it', { date, operatorId: 'sara' }, 'Scegli l’ora', /^Taglio con Sara Rinaldi, 45 min, 38,00\s€ Scegli l’ora$/],
  ['with day and time', { date, time: '20:30', operatorId: 'sara' }, undefined, /38,00\s€ [A-Z]\S+ \d+, 20:30$/],
])('above the key stands what is chosen: %s', async (_, when, missing, expected) => {
  show(<ChosenLine when={when} service={service} operators={operators} missing={missing} />, await customer())
  await expect.poll(() => document.querySelector('.chosen-line')?.textContent?.trim()).toMatch(expected)
})

test('of a table day, time and people', async () => {
  show(<ChosenLine when={{ date, time: '20:30' }} people={2} operators={[]} missing={undefined} />, await customer())
  await expect.poll(() => document.querySelector('.chosen-line')?.textContent?.trim()).toMatch(/^[A-Z]\S+ \d+, 20:30, 2 persone$/)
})

test('a day without a time is not told again', async () => {
  show(<ChosenLine when={{ date }} people={2} operators={[]} missing="Scegli l’ora" />, await customer())
  await expect.poll(() => document.querySelector('.chosen-line')?.textContent?.trim()).toMatch(/^2 persone Scegli l’ora$/)
})

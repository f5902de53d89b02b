import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dayAfter } from '#rules/days.ts'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import type { DayLook } from './booking-words.ts'
import { Days } from './Days.tsx'

joinNetwork()
afterEach(() => vi.unstubAllGlobals())

/** From a Friday on, on all of which there is something free but on the first, which is over, and the last, which is full. */
const days = Array.from({ length: 35 }, (_, at) => dayAfter('2026-11-27', at))
const lookOf = (at: number): DayLook => (at === 0 ? 'away' : at === 34 ? 'full' : 'open')
const looks = new Map(days.map((day, at) => [day, lookOf(at)]))
const calendar = { looks, open: new Set(days.slice(1, -1)), chosen: days[1], onChoose: () => {} }

const shown = () => document.querySelectorAll('.react-calendar__tile:not(.is-elsewhere)').length
const stops = () => document.querySelectorAll('.react-calendar__tile:not(.is-elsewhere)[tabindex="0"]').length
const legend = () => [...document.querySelectorAll('.day-legend li')].map((line) => line.textContent)

test('on a phone two weeks are to be seen and told of, and the others at a tap', async () => {
  show(<Days {...calendar} />, await customer())
  expect(shown()).toBe(10)
  expect(stops()).toBe(1)
  expect(document.querySelectorAll('[aria-disabled="false"]')).toHaveLength(9)
  expect(legend()).toEqual(['27Non disponibile'])
  await userEvent.click(screen.getByRole('button', { name: 'Tutti i giorni' }))
  expect(shown()).toBe(35)
  expect(stops()).toBe(1)
  expect(legend()).toEqual(['27Non disponibile', 'Pieno'])
  expect(screen.queryByRole('button', { name: 'Tutti i giorni' })).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(document.querySelector('.day-calendar [tabindex="0"]'))
})

test('where there is room all are', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  show(<Days {...calendar} />, await customer())
  expect(shown()).toBe(35)
})

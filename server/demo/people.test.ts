import { expect, test } from 'vitest'
import { onTheWall } from '#rules/days.ts'
import { storyIn } from '../data/reasons.ts'
import { history } from './history.ts'
import { DAYS, PLANS } from './people.ts'
import { wordsIn } from '../words.ts'

const zone = 'Europe/Rome'
const hours = [0, 2, 3, 4, 5, 6].flatMap((day) => [
  { day, startTime: '12:00', endTime: '15:00' },
  { day, startTime: '19:00', endTime: '23:00' },
])
/** A fortnight of todays, the two nights of the clock change among them. */
const todays = Array.from({ length: 14 }, (_, i) => new Date(Date.parse('2026-10-20T05:30:00Z') + i * 86_400_000)).concat(
  new Date('2027-03-28T00:30:00Z'),
)
const rows = (permalink: string, now: Date) => history(PLANS[permalink]?.() ?? [], { zone, hours, now })

test.each([
  ['osteria-del-porto', 60, 2450, 1280],
  ['bottega-lino', 15, 0, 894],
  ['salone-aurora', 15, 1800, 208],
])('%s: at least %i movements, %i cents and %i points in the end, never below zero', (permalink, most, cents, points) => {
  for (const now of todays) {
    const entries = rows(permalink, now)
    expect(entries.length).toBeGreaterThanOrEqual(most)
    expect(entries.at(-1)).toMatchObject({ balance: cents, pointBalance: points * 10_000 })
    expect(Math.min(...entries.flatMap((e) => [e.balance, e.pointBalance]))).toBeGreaterThanOrEqual(0)
    let [balance, pointBalance] = [0, 0]
    for (const e of entries) {
      balance += e.value
      pointBalance += e.pointValue
      expect([e.balance, e.pointBalance]).toEqual([balance, pointBalance])
    }
  }
})

test('every movement falls within opening hours, before today, within nine months', () => {
  for (const now of todays) {
    for (const { created } of rows('osteria-del-porto', now)) {
      const { day, time } = onTheWall(zone, created.getTime())
      const weekday = new Date(day).getUTCDay()
      expect(hours.some((h) => h.day === weekday && h.startTime <= time && time < h.endTime)).toBe(true)
      expect(day < onTheWall(zone, now.getTime()).day).toBe(true)
      expect(now.getTime() - created.getTime()).toBeLessThan((DAYS + 4) * 86_400_000)
    }
  }
})

test('reasons name the meal in the reader’s language, and where it was, but never the day', async () => {
  const said = rows('osteria-del-porto', new Date('2026-11-21T10:00:00Z'))
  const italian = await wordsIn('it')
  const meals = { it: /^(Cena|Pranzo), tavolo \d+$/, de: /^(Abendessen|Mittagessen), Tisch \d+$/ }
  for (const language of ['it', 'de'] as const) {
    const words = await wordsIn(language)
    expect(said.filter((entry) => meals[language].test(storyIn(words, entry, undefined).description ?? '')).length).toBeGreaterThan(5)
  }
  const told = said.map((entry) => storyIn(italian, entry, undefined))
  expect(told.filter(({ description }) => / \d+ (gennaio|giugno|novembre)/.test(description ?? '')).length).toBeLessThan(2)
  expect(new Set(told.map(({ place }) => place))).toEqual(new Set(['Osteria del Porto', 'La Bottega del Porto', null]))
  expect(new Set(rows('osteria-del-porto', new Date()).map((entry) => entry.type)).size).toBe(8)
})

import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CHANCES, draw, isOpenOn, type Random, scratchedState } from './scratch-cards.ts'

/** Numbers that look like chance and are the same in every run. */
function numbered(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39) >>> 0
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * below)
  }
}

/** How far counts are from what is expected of them. */
const chiSquare = (counts: readonly number[], expected: readonly number[]) =>
  counts.reduce((sum, count, n) => sum + (count - (expected[n] ?? 0)) ** 2 / (expected[n] ?? 1), 0)

/** What comes of so many draws from the same pool: of each prize, and last those that lose. */
function tally(random: Random, winning: number, left: readonly number[], times: number) {
  const counts = [...left.map(() => 0), 0]
  for (let n = 0; n < times; n++) {
    const at = draw(winning, left, random) ?? left.length
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

const TIMES = 100_000
const LEFT = [40, 5, 150, 0, 5]
const expected = (winning: number) => {
  const wins = (TIMES * winning) / CHANCES
  return [...LEFT.map((count) => (wins * count) / 200), TIMES - wins].filter((count) => count > 0)
}
/** Five outcomes, four degrees of freedom: what chance goes beyond once in a thousand, and once in ten million. */
const [SELDOM, NEVER] = [18.5, 38]

describe('what a card wins', () => {
  test('each single prize is as likely as the others, and so many cards lose as is said, over 100,000 draws', () => {
    for (const winning of [2_500, 6_000]) {
      const counts = tally(numbered(20_261_123), winning, LEFT, TIMES)
      expect(counts[3]).toBe(0)
      expect(
        chiSquare(
          counts.filter((_, n) => n !== 3),
          expected(winning),
        ),
      ).toBeLessThan(SELDOM)
    }
  })

  test('and so with the numbers that the server draws', () => {
    const counts = tally(randomInt, 6_000, LEFT, TIMES)
    expect(counts[3]).toBe(0)
    expect(
      chiSquare(
        counts.filter((_, n) => n !== 3),
        expected(6_000),
      ),
    ).toBeLessThan(NEVER)
  })

  test('every chance leads to exactly one place: neither the first nor the last is favoured', () => {
    const all = Array.from({ length: 6 }, (_, lot) => draw(CHANCES, [1, 0, 2, 3], (below) => (below === CHANCES ? CHANCES - 1 : lot)))
    expect(all).toEqual([0, 2, 2, 3, 3, 3])
    expect(draw(1, [1], () => 0)).toBe(0)
    expect(draw(1, [1], () => 1)).toBeUndefined()
  })

  test('of an empty pool nothing is drawn, and a pool is drawn to its end without a prize too many', () => {
    expect(draw(CHANCES, [], randomInt)).toBeUndefined()
    expect(draw(CHANCES, [0, 0], randomInt)).toBeUndefined()
    const left = [3, 1, 6]
    for (let n = 0; n < 10; n++) {
      const at = draw(CHANCES, left, randomInt) ?? -1
      left[at] = (left[at] ?? 0) - 1
    }
    expect(left).toEqual([0, 0, 0])
  })
})

test('scratched, a card is lost, credited, or has a prize to collect', () => {
  expect([undefined, { credit: 500 }, { credit: null }].map(scratchedState)).toEqual(['lost', 'credited', 'to_collect'])
})

test('it counts until the end of its last day', () => {
  expect(isOpenOn({ state: 'new', expires: '2026-11-25' }, '2026-11-25')).toBe(true)
  expect(isOpenOn({ state: 'to_collect', expires: '2026-11-25' }, '2026-11-26')).toBe(false)
  expect(isOpenOn({ state: 'collected', expires: '2026-11-25' }, '2026-11-24')).toBe(false)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closesWhenLetGo, velocityOf } from './let-go.ts'

describe('a sheet of 600 px that is let go', () => {
  test.each([
    ['where it was', 0, 0, false],
    ['a little down', 60, 0, false],
    ['a third down', 200, 0, false],
    ['more than a third down', 201, 0, true],
    ['flung down', 30, 0.6, true],
    ['far down, but flung up', 400, -0.6, false],
    ['far down, slowly on its way up', 400, -0.2, true],
    ['above its place, however fast', 0, 3, false],
  ])('%s: %i px at %f', (_, out, velocity, goes) => {
    expect(closesWhenLetGo({ out, length: 600, velocity })).toBe(goes)
  })

  test('at rest, what goes would go from anywhere lower, too', () => {
    fc.assert(
      fc.property(fc.nat(600), fc.nat(600), (below, more) => {
        const goes = (out: number) => closesWhenLetGo({ out, length: 600, velocity: 0 })
        expect(!goes(below) || goes(below + more)).toBe(true)
      }),
    )
  })
})

describe('how fast a finger is', () => {
  test('by where it was in the last moment', () => {
    const traces = [
      { out: 0, at: 0 },
      { out: 300, at: 100 },
      { out: 320, at: 140 },
    ]
    expect(velocityOf(traces, 150)).toBe(0.5)
  })
  test('not at all when it rested, or was only put down', () => {
    expect(
      velocityOf(
        [
          { out: 0, at: 0 },
          { out: 90, at: 30 },
        ],
        400,
      ),
    ).toBe(0)
    expect(velocityOf([{ out: 5, at: 10 }], 12)).toBe(0)
  })
})

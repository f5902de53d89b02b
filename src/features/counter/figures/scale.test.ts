import { expect, test } from 'vitest'
import { linesOf } from './scale.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [9, [0, 5, 10]],
  [65, [0, 20, 40, 60, 80]],
  [121, [0, 50, 100, 150]],
  [1300, [0, 500, 1000, 1500]],
])('up to %i the lines stand at %j', (top, lines) => expect(linesOf(top)).toEqual(lines))

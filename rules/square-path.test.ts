import { expect, test } from 'vitest'
import { squarePath } from './square-path.ts'

test('each run of dark squares is one piece of the path', () => {
  expect(
    squarePath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z')
})

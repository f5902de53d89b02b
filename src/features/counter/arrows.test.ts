import { expect, test } from 'vitest'
import { isArrow, stepFrom } from './arrows.ts'

const board = [2, 0, 3]
const at = (column: number, row: number) => ({ column, row })

test.each([
  ['nowhere, the first card', undefined, 'ArrowDown', at(0, 0)],
  ['down', at(0, 0), 'ArrowDown', at(0, 1)],
  ['down, not past the last', at(0, 1), 'ArrowDown', at(0, 1)],
  ['up, not past the first', at(2, 0), 'ArrowUp', at(2, 0)],
  ['over an empty column', at(0, 1), 'ArrowRight', at(2, 1)],
  ['to a shorter column', at(2, 2), 'ArrowLeft', at(0, 1)],
  ['not past the last column', at(2, 1), 'ArrowRight', at(2, 1)],
] as const)('%s', (_, from, arrow, to) => {
  expect(stepFrom(board, from, arrow)).toEqual(to)
})

test('an empty board leads nowhere', () => {
  expect(stepFrom([0, 0, 0], undefined, 'ArrowDown')).toBeUndefined()
  expect(['ArrowUp', 'a', 'Enter', 'toString'].map(isArrow)).toEqual([true, false, false, false])
})

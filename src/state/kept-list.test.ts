import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptList } from './kept-list.ts'

const isText = (found: unknown): found is string => typeof found === 'string'
const list = keptList('tessera.list', isText, 3)

beforeEach(() => localStorage.clear())
afterEach(() => void vi.restoreAllMocks())

test('what is written is read again, the newest of too many; nothing leaves no trace', () => {
  expect(list.read()).toEqual([])
  list.write(['a', 'b', 'c', 'd'])
  expect(list.read()).toEqual(['b', 'c', 'd'])
  list.write([])
  expect(localStorage.getItem('tessera.list')).toBeNull()
})

test.each(['{', '5', 'null', '{"a":1}'])('%s is an empty list', (damaged) => {
  localStorage.setItem('tessera.list', damaged)
  expect(list.read()).toEqual([])
})

test('what is damaged in it is left out', () => {
  localStorage.setItem('tessera.list', '["a",5,null,"b"]')
  expect(list.read()).toEqual(['a', 'b'])
})

test('a storage that is denied or full stops nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => list.write(['a'])).not.toThrow()
})

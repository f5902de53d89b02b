import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetUnkept, keptList } from './kept-list.ts'

const isText = (found: unknown): found is string => typeof found === 'string'
const list = keptList('tessera.list', isText, 3)

beforeEach(() => {
  localStorage.clear()
  forgetUnkept(() => false)
})
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

const full = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

test('where storage is full the page remembers, until it can be written again', () => {
  list.write(['a'])
  const spy = full()
  list.write(['a', 'b', 'c', 'd'])
  expect(list.read()).toEqual(['b', 'c', 'd'])
  list.write(['b', 'd'])
  expect(list.read()).toEqual(['b', 'd'])
  spy.mockRestore()
  list.write(list.read())
  expect(localStorage.getItem('tessera.list')).toBe('["b","d"]')
  localStorage.clear()
  expect(list.read()).toEqual([])
})

test('where storage is denied, too; a logout leaves nothing of it', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  list.write(['a'])
  expect(list.read()).toEqual(['a'])
  forgetUnkept((key) => key !== 'tessera.list')
  expect(list.read()).toEqual([])
})

import { expect, test } from 'vitest'
import { closed, messages, said } from './messages.ts'

const after = (...actions: Parameters<typeof messages.reducer>[1][]) => actions.reduce(messages.reducer, [])

test('a success stays 2 s, an error 10 s, and as long what leads somewhere', () => {
  const way = { to: '/', words: 'Home' }
  const shown = after(said('success', 'a'), said('error', 'b'), said('success', 'c', way))
  expect(shown.map(({ timeout }) => timeout)).toEqual([2_000, 10_000, 10_000])
  expect(shown.map((message) => message.way)).toEqual([undefined, undefined, way])
})

test("'Sessione scaduta' is never displayed", () => {
  expect(after(said('error', 'Sessione scaduta'))).toEqual([])
  expect(after(said('error', 'Sessione scaduta.'))).toHaveLength(1)
})

test('the same message does not stand there twice, and goes when it is closed', () => {
  const shown = after(said('error', 'a'), said('error', 'a'), said('success', 'a'))
  expect(shown.map(({ kind }) => kind)).toEqual(['error', 'success'])
  expect(messages.reducer(shown, closed(shown[0]?.id ?? ''))).toHaveLength(1)
})

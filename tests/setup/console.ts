import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test fails on any console.error that it did not ask for: a test that expects one puts its own spy in place.
let spy: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  spy = vi.spyOn(console, 'error')
})

afterEach(() => {
  const said = spy.mock.calls.map((words: unknown[]) => words.map(String).join(' '))
  spy.mockRestore()
  expect(said, 'console.error').toEqual([])
})

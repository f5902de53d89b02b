import { afterEach, beforeEach, expect, vi } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    causes?: string[]
  }
}

type Cause = { message?: string; code?: unknown; cause?: Cause }
const chain = (error?: Cause): string[] => (error ? [[error.code, error.message].filter(Boolean).join(' '), ...chain(error.cause)] : [])

// The record of the run keeps the error alone: of a failed query not what the database said.
beforeEach(({ task, onTestFailed }) => {
  onTestFailed(() => {
    const causes = (task.result?.errors ?? []).flatMap(({ cause }) => chain(cause as Cause | undefined))
    if (causes.length) task.meta.causes = causes
  })
})

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

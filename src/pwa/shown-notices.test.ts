import { afterEach, expect, test, vi } from 'vitest'
import { closeShown } from './shown-notices.ts'

const shown = (tag: string) => ({ tag, close: vi.fn() })
const withNotifications = (all: ReturnType<typeof shown>[] | undefined) =>
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => all && { getNotifications: async () => all } },
  })
afterEach(() => void vi.unstubAllGlobals())

test('closes those of notices that are over, and no others', async () => {
  const [read, unread, test] = [shown('notice-a'), shown('notice-b'), shown('test')]
  withNotifications([read, unread, test])
  await closeShown((notice) => notice === 'a')
  expect(read.close).toHaveBeenCalledOnce()
  expect(unread.close).not.toHaveBeenCalled()
  expect(test.close).not.toHaveBeenCalled()
})

test('without a worker there are none', async () => {
  withNotifications(undefined)
  await expect(closeShown(() => true)).resolves.toBeUndefined()
  vi.stubGlobal('navigator', {})
  await expect(closeShown(() => true)).resolves.toBeUndefined()
})

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const DAY = 86_400_000
const matching = (query: string) => vi.stubGlobal('matchMedia', (asked: string) => ({ matches: asked === query }))

async function load() {
  const { useInstall, watchInstall } = await import('./install.ts')
  watchInstall()
  return (app = 'bare') => renderHook(() => useInstall(app)).result
}
function offer(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn(async () => ({ outcome })) })
  act(() => void window.dispatchEvent(event))
  return event
}

beforeEach(() => {
  vi.resetModules()
  matching('none')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the browser’s offer is kept for later, and asked once', async () => {
  const use = await load()
  const install = use()
  expect(install.current.canPrompt).toBe(false)
  const event = offer('accepted')
  expect([event.defaultPrevented, install.current.canPrompt]).toEqual([true, true])
  await act(() => install.current.ask())
  expect(event.prompt).toHaveBeenCalledTimes(1)
  expect([install.current.canPrompt, install.current.isInstalled, install.current.isRefused]).toEqual([false, true, false])
})

test('refused once, it is silent for thirty days, for that app alone', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] })
  const use = await load()
  const install = use('a1')
  offer('dismissed')
  await act(() => install.current.ask())
  expect([install.current.isRefused, use('a2').current.isRefused]).toEqual([true, false])
  vi.setSystemTime(Date.now() + 30 * DAY - 1)
  expect(use('a1').current.isRefused).toBe(true)
  vi.setSystemTime(Date.now() + 1)
  expect(use('a1').current.isRefused).toBe(false)
})

test('"not now" in our own sheet counts as a refusal; nonsense in storage does not', async () => {
  localStorage.setItem('tessera.device.install', '[nonsense')
  const install = (await load())('a1')
  expect(install.current.isRefused).toBe(false)
  act(() => install.current.refuse())
  expect(install.current.isRefused).toBe(true)
})

test('the installed app knows it is', async () => {
  matching('(display-mode: standalone)')
  expect((await load())().current.isInstalled).toBe(true)
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 0, 'desktop'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'desktop'],
] as const)('%s with %d fingers is %s', async (userAgent, maxTouchPoints, platform) => {
  const { platformOf } = await import('./install.ts')
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform)
})

import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useBell } from './use-bell.ts'

/** A browser's sound, and whether the device lets it be heard: jsdom has none. */
let device: { isFree: boolean; tones: number; audio: Sound | undefined }
class Sound extends EventTarget {
  state = 'suspended'
  currentTime = 0
  destination = {}
  constructor() {
    super()
    device.audio = this
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  async resume() {
    if (!device.isFree) throw new DOMException('interrupted', 'InvalidStateError')
    this.become('running')
  }
  async close() {}
  createOscillator() {
    const start = () => void (device.tones += 1)
    return { frequency: { value: 0 }, connect: (to: unknown) => to, start, stop: () => {} }
  }
  createGain() {
    return { gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, connect: (to: unknown) => to }
  }
}
const tap = () => act(async () => document.body.click())

beforeEach(() => {
  device = { isFree: true, tones: 0, audio: undefined }
  vi.stubGlobal('AudioContext', Sound)
})

test('it waits for the first tap, and then rings', async () => {
  const { result } = renderHook(() => useBell(true, 'o1'))
  expect(result.current).toBe(true)
  await tap()
  expect(result.current).toBe(false)
  expect(device.tones).toBeGreaterThan(0)
})

test('a tablet that takes the sound away has it wait for a tap again, which may be refused as long as a call goes on', async () => {
  const { result } = renderHook(() => useBell(true, 'o1'))
  await tap()
  act(() => device.audio?.become('interrupted'))
  expect(result.current).toBe(true)
  device.isFree = false
  await tap()
  expect(result.current).toBe(true)
  const rungBefore = device.tones
  device.isFree = true
  await tap()
  expect(result.current).toBe(false)
  expect(device.tones).toBeGreaterThan(rungBefore)
})

test('a sound that comes back by itself waits for nothing', async () => {
  const { result } = renderHook(() => useBell(true, ''))
  await tap()
  act(() => device.audio?.become('interrupted'))
  act(() => device.audio?.become('running'))
  expect(result.current).toBe(false)
})

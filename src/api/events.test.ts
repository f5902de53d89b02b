import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hear, pauseAfter } from './events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A line whose answers the test gives, and what came over it. */
function line(answers: (() => Response | Promise<Response>)[]) {
  const said: string[] = []
  const signals: AbortSignal[] = []
  const stop = new AbortController()
  const ask = async (signal: AbortSignal) => {
    signals.push(signal)
    said.push('asked')
    return (answers.shift() ?? (() => new Response(null, { status: 503 })))()
  }
  const done = hear(
    { ask, onOpen: () => said.push('open'), onEvent: (data) => said.push(data), onEnd: () => said.push('end') },
    stop.signal,
  )
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return said.splice(0)
  }
  return { after, stop: () => stop.abort(), done, signals }
}

/** A stream that says these pieces, and ends, or stays silent until it is aborted. */
const stream = (pieces: string[], isEnded = true) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        if (isEnded) controller.close()
      },
    }),
  )

test('events are read as they come, however they are cut; beats say that the line is there', async () => {
  const { after, stop } = line([() => stream([':\n\n', 'event: changed\nda', 'ta: {"a":"è"}', '\n\n:\n\ndata: b\n\n'])])
  expect(await after(0)).toEqual(['asked', 'open', '{"a":"è"}', 'b', 'end'])
  stop()
})

test('a line that ends is asked for again within seconds, one that fails ever later, one that is refused after a minute', async () => {
  const { after, stop } = line([
    () => stream([':\n\n']),
    () => Promise.reject(new TypeError('no network')),
    () => new Response(null, { status: 503 }),
    () => new Response(null, { status: 403 }),
    () => stream([':\n\n'], false),
  ])
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  expect(await after(0)).toEqual(['asked', 'open', 'end'])
  for (const pause of [2_000, 4_000, 8_000]) {
    expect(await after(pause - 1)).toEqual([])
    expect(await after(1)).toEqual(['asked'])
  }
  expect(await after(59_999)).toEqual([])
  expect(await after(1)).toEqual(['asked', 'open'])
  stop()
})

test('not all come back at once, and nobody waits for ever', () => {
  expect([pauseAfter(0, 0), pauseAfter(0, 0.99)]).toEqual([1_000, 2_980])
  expect(pauseAfter(40, 0.5)).toBe(60_000)
})

test('a line that is silent for too long is dead', async () => {
  const { after, stop, signals } = line([() => new Promise<Response>(() => {})])
  expect(await after(44_999)).toEqual(['asked'])
  expect(signals[0]?.aborted).toBe(false)
  await after(1)
  expect(signals[0]?.aborted).toBe(true)
  stop()
})

test('a line that lasts leaves nothing behind with each round', async () => {
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener')
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener')
  const { after, stop, signals } = line([])
  await after(600_000)
  expect(signals.length).toBeGreaterThan(5)
  // What is still listened to is the pause that is under way.
  expect(added.mock.calls.length - removed.mock.calls.length).toBe(1)
  stop()
})

test('who leaves is gone at once, and comes back no more', async () => {
  const { after, stop, done, signals } = line([() => new Response(null, { status: 500 })])
  await after(0)
  stop()
  await done
  expect(await after(120_000)).toEqual([])
  expect(signals).toHaveLength(1)
})

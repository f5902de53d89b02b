import { expect, test } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { eventsOf } from '../../tests/setup/events.ts'
import { stillClock } from '../../tests/setup/scene.ts'
import type { Hear } from '../db/hear.ts'
import type { Listener } from './stream.ts'
import { openStreams, topicOf } from './streams.ts'

/** Streams over a channel that the test itself speaks on. */
function streamsOver({ every = 10_000, fails = 0 } = {}) {
  const clock = stillClock()
  let say: Parameters<Hear>[1] = () => {}
  let lose: Parameters<Hear>[2] = () => {}
  const seen = { listened: 0, stopped: 0 }
  const hear: Hear = async (_, heard, lost) => {
    seen.listened += 1
    if (seen.listened <= fails) throw new Error('away')
    ;[say, lose] = [heard, lost]
    return async () => void (seen.stopped += 1)
  }
  const streams = openStreams({ hear, clock, every, deaf: 10 })
  const listener = (more: Partial<Listener> = {}): Listener => ({
    topic: topicOf('here', 'her'),
    userId: 'her',
    until: clock().getTime() + 60_000,
    refusal: async () => undefined,
    ...more,
  })
  const open = async (more?: Partial<Listener>) => {
    const stream = await streams.open(listener(more))
    if (isRefusal(stream)) throw new Error(stream.refused)
    return stream
  }
  const word = (id: string) => JSON.stringify({ activityId: 'here', userId: 'her', noun: 'orders', id })
  return {
    clock,
    seen,
    streams,
    listener,
    open,
    say: (said: string) => say(said),
    word,
    lose: () => lose(),
    listen: async (more?: Partial<Listener>) => eventsOf(new Response(await open(more))),
  }
}

test('a person has so many pages that listen, and one that she leaves makes room', async () => {
  const { listen, streams, listener } = streamsOver()
  const pages = []
  for (let n = 0; n < 20; n += 1) pages.push(await listen())
  expect(await streams.open(listener())).toMatchObject({ refused: 'too_many', retryAfter: 60 })
  expect(isRefusal(await streams.open(listener({ userId: 'another' })))).toBe(false)
  await pages[0]?.leave()
  expect(isRefusal(await streams.open(listener()))).toBe(false)
})

test('its heart beats at once and again; it ends with its token', async () => {
  const { listen, clock } = streamsOver({ every: 15 })
  const page = await listen()
  await expect.poll(() => page.state.beats).toBeGreaterThan(3)
  expect(page.state.isOver).toBe(false)
  clock.pass(60)
  await expect.poll(() => page.state.isOver).toBe(true)
})

test('what is said before it is known whether she may listen reaches nobody who may not', async () => {
  const { streams, listener, say, word } = streamsOver()
  const refusal = async () => {
    say(word('early'))
    return refuse('forbidden')
  }
  expect(await streams.open(listener({ refusal }))).toEqual(refuse('forbidden'))
})

test('where the database is lost all end, and the next one listens to it anew', async () => {
  const { listen, lose, seen, say, word, streams } = streamsOver()
  const pages = [await listen(), await listen()]
  expect(seen.listened).toBe(1)
  lose()
  await expect.poll(() => pages.map(({ state }) => state.isOver)).toEqual([true, true])
  const next = await listen()
  say(word('a'))
  await expect.poll(() => next.told).toEqual([{ noun: 'orders', id: 'a' }])
  expect(seen.listened).toBe(2)
  await streams.close()
  expect(seen.stopped).toBe(1)
})

test('a database that is away is tried again by the next one', async () => {
  const { open, listen, seen } = streamsOver({ fails: 1 })
  await expect(open()).rejects.toThrow('away')
  const page = await listen()
  expect([seen.listened, page.state.isOver]).toEqual([2, false])
})

test('what is over is heard while no page listens, and again after the database was away and lost', async () => {
  const { streams, say, lose, seen } = streamsOver({ fails: 2 })
  const [told, failed]: [string[], unknown[]] = [[], []]
  streams.onOver((userId) => told.push(userId))
  await streams.keep((error) => failed.push(error))
  await expect.poll(() => seen.listened).toBe(3)
  expect(failed.map(String)).toEqual(['Error: away', 'Error: away'])
  say('{"over":"her"}')
  lose()
  await expect.poll(() => seen.listened).toBe(4)
  say('{"over":"him"}')
  expect(told).toEqual(['her', 'him'])
  await streams.close()
  expect(seen.stopped).toBe(1)
  lose()
  await wait(30)
  expect(seen.listened).toBe(4)
})

test('nobody else’s word does harm', async () => {
  const { listen, say, word } = streamsOver()
  const page = await listen()
  for (const said of ['', 'all', '{"over":1}', '{}', word('a')]) say(said)
  await expect.poll(() => page.told).toEqual([{ noun: 'orders', id: 'a' }])
})

test('one that takes nothing off the line is given up', async () => {
  const { open, say, word, streams, listener } = streamsOver()
  const stuck = await open()
  for (let n = 0; n < 60; n += 1) say(word(String(n)))
  const left = []
  for await (const bytes of stuck) left.push(bytes)
  expect(left.length).toBeLessThan(60)
  expect(isRefusal(await streams.open(listener()))).toBe(false)
})

test('a server that stops ends all at once and begins none', async () => {
  const { listen, streams, listener } = streamsOver()
  const pages = [await listen(), await listen({ userId: 'another' })]
  await streams.close()
  await expect.poll(() => pages.map(({ state }) => state.isOver)).toEqual([true, true])
  expect(await streams.open(listener())).toMatchObject({ refused: 'unavailable' })
  await wait(0)
})

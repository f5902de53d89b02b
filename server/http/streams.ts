import { Gauge } from 'prom-client'
import { type Refusal, refuse } from '#rules/refusal.ts'
import type { Hear } from '../db/hear.ts'
import { CHANNEL, type Word, wordOf } from '../work/live.ts'
import { type Listener, shelf, type Stream, streamTo } from './stream.ts'

/** Pages that listen now; `/metrics` shows it. */
export const listening = new Gauge({ name: 'live_streams', help: 'Pages that listen for changes', registers: [] })

/** So often something is said, that nobody between takes a stream for dead, in milliseconds. */
const BEAT_MS = 20_000
/** How long it waits before it tries to listen again, in milliseconds. */
const DEAF_MS = 1_000
/** So many pages of one person may listen: one account may stand on every tablet of a counter. */
const MOST = 20

const encoder = new TextEncoder()
const BEAT = encoder.encode(':\n\n')
const eventOf = ({ noun, id }: Exclude<Word, { over: string }>) =>
  encoder.encode(`event: changed\ndata: ${JSON.stringify({ noun, id })}\n\n`)

export type Streams = {
  /** Begins a stream of events. @returns it; or too_many, unavailable while the server stops, or as the listener is refused */
  open: (listener: Listener) => Promise<ReadableStream<Uint8Array> | Refusal>
  /** Hears of whom what is remembered is over, whichever process ended it; needs `keep`, or a page that listens. */
  onOver: (told: (userId: string) => void) => void
  /** Listens from now on, also while no page does, and again where the database was lost. @param failed why it is deaf for now */
  keep: (failed: (error: unknown) => void) => Promise<void>
  /** Ends them all at once. */
  close: () => Promise<void>
}

/** Her own rows, or those of the activity. */
export const topicOf = (activityId: string, userId?: string): string => (userId === undefined ? activityId : `${activityId} ${userId}`)

/** The channel, which is listened to from the first time that somebody asks, or that it is kept. @param deaf milliseconds between two tries */
function channel(hear: Hear, heard: (said: string) => void, lost: () => void, deaf: number) {
  let hearing: ReturnType<Hear> | undefined
  let isStopped = false
  let again = () => {}
  const forget = () => void (hearing = undefined)
  const begin = () =>
    hear(CHANNEL, heard, () => {
      forget()
      lost()
      again()
    }).catch((error: unknown) => {
      forget()
      throw error
    })
  const listen = () => (hearing ??= begin())

  return {
    listen,
    keep: async (failed: (error: unknown) => void) => {
      const attempt = async () => {
        if (isStopped) return
        await listen().catch((error: unknown) => {
          failed(error)
          again()
        })
      }
      again = () => void setTimeout(() => void attempt(), deaf).unref()
      await attempt()
    },
    stop: async () => {
      isStopped = true
      await (await hearing?.catch(() => undefined))?.()
    },
  }
}

type Wishes = { hear: Hear; clock: () => Date; every?: number; deaf?: number }

/**
 * The pages that listen to this process. Where the database is lost they all end and come back by themselves, so that none is
 * open and deaf. docs/decisions/live-status.md
 */
export function openStreams({ hear, clock, every = BEAT_MS, deaf = DEAF_MS }: Wishes): Streams {
  const all = new Set<Stream>()
  const byTopic = shelf(({ topic }) => topic)
  const byPerson = shelf(({ userId }) => userId)
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const overs: ((userId: string) => void)[] = []
  const endAll = () => all.forEach(({ end }) => end())

  async function checkAgain({ listener, end }: Stream) {
    if (await listener.refusal().catch(() => true)) end()
  }

  function over(userId: string) {
    for (const told of overs) told(userId)
    for (const stream of byPerson.of(userId)) void checkAgain(stream)
  }

  function heard(said: string) {
    const word = wordOf(said)
    if (!word) return
    if ('over' in word) return over(word.over)
    const event = eventOf(word)
    for (const topic of [topicOf(word.activityId, word.userId), topicOf(word.activityId)])
      byTopic.of(topic).forEach(({ say }) => say(event))
  }

  const beat = () => all.forEach(({ listener, say, end }) => (clock().getTime() >= listener.until ? end() : say(BEAT)))

  function remove(stream: Stream) {
    all.delete(stream)
    byTopic.remove(stream)
    byPerson.remove(stream)
    listening.dec()
    if (all.size === 0) clearInterval(timer)
  }

  function add(stream: Stream) {
    if (all.size === 0) timer = setInterval(beat, every).unref()
    all.add(stream)
    byTopic.put(stream)
    byPerson.put(stream)
    listening.inc()
    stream.say(BEAT)
  }

  const { listen, keep, stop } = channel(hear, heard, endAll, deaf)

  /** It is among the others before anybody is asked whether it may be: what ends meanwhile ends it too. */
  async function open(listener: Listener) {
    if (isClosed) return refuse('unavailable', undefined, { retryAfter: 5 })
    if (byPerson.of(listener.userId).length >= MOST) return refuse('too_many', undefined, { retryAfter: 60 })
    const stream = streamTo(listener, remove)
    add(stream)
    try {
      await listen()
      const no = await listener.refusal()
      if (no) stream.end()
      return no ?? stream.body
    } catch (error) {
      stream.end()
      throw error
    }
  }

  return {
    open,
    onOver: (told) => void overs.push(told),
    keep,
    close: async () => {
      isClosed = true
      endAll()
      await stop()
    },
  }
}

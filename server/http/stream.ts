import type { Refusal } from '#rules/refusal.ts'

/** Of one who takes nothing off the line no more than this is kept. */
const MOST_WAITING = 50

/** Who listens: to which topic, until when (milliseconds), and why she may not, which is asked at the start and whenever that may have changed. */
export type Listener = { topic: string; userId: string; until: number; refusal: () => Promise<Refusal | undefined> }

/** A page that listens. */
export type Stream = {
  listener: Listener
  body: ReadableStream<Uint8Array>
  /** Says something to it; one that takes nothing off the line is ended. */
  say: (bytes: Uint8Array) => void
  end: () => void
}

/** Begins one. @param onGone it has ended, from whichever side; once */
export function streamTo(listener: Listener, onGone: (stream: Stream) => void): Stream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const gone = () => {
    controller = undefined
    onGone(stream)
  }
  const end = () => {
    const open = controller
    if (!open) return
    gone()
    open.close()
  }
  const stream: Stream = {
    listener,
    body: new ReadableStream<Uint8Array>({ start: (given) => void (controller = given), cancel: gone }),
    say: (bytes) => {
      if ((controller?.desiredSize ?? 0) < -MOST_WAITING) end()
      else controller?.enqueue(bytes)
    },
    end,
  }
  return stream
}

/** Streams by what they have in common. */
export function shelf(keyOf: (listener: Listener) => string) {
  const shelves = new Map<string, Set<Stream>>()
  return {
    of: (key: string): Stream[] => [...(shelves.get(key) ?? [])],
    put: (stream: Stream) => {
      const key = keyOf(stream.listener)
      shelves.set(key, (shelves.get(key) ?? new Set()).add(stream))
    },
    remove: (stream: Stream) => {
      const key = keyOf(stream.listener)
      const left = shelves.get(key)
      left?.delete(stream)
      if (left?.size === 0) shelves.delete(key)
    },
  }
}

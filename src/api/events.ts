/** A line to the server on which it tells of things by itself. */
export type Line = {
  /** Asks for the stream. */
  ask: (signal: AbortSignal) => Promise<Response>
  /** It speaks; what changed before nobody has told. */
  onOpen: () => void
  onEvent: (data: string) => void
  onEnd: () => void
}

/** The server says something every 20 s; a line that is silent for longer is dead, in milliseconds. */
const SILENCE = 45_000
const LONGEST = 60_000

/**
 * How long to wait before the line is asked for again, in milliseconds: some seconds, after each failure twice as long. By
 * chance, as a server that starts again has lost everybody at once.
 */
export const pauseAfter = (failures: number, chance = Math.random()): number => Math.min(LONGEST, 2_000 * 2 ** failures) * (0.5 + chance)

const pause = (duration: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, duration)
    signal.addEventListener('abort', end, { once: true })
  })

const dataOf = (event: string) =>
  event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n')

/** Reads one stream to its end. @param heard is called whenever something comes */
async function read(body: ReadableStream<Uint8Array>, line: Line, heard: () => void) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    heard()
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    for (const data of events.map(dataOf)) if (data) line.onEvent(data)
  }
}

/** Asks for the stream once and hears it out. @returns whether it spoke, failed, or was refused */
async function hearOut(line: Line, outer: AbortSignal): Promise<'spoke' | 'failed' | 'refused'> {
  const own = new AbortController()
  const give = () => own.abort()
  outer.addEventListener('abort', give)
  let silence = setTimeout(give, SILENCE)
  let isOpen = false
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(give, SILENCE)
    if (!isOpen) line.onOpen()
    isOpen = true
  }
  try {
    const answer = await line.ask(own.signal)
    if (!answer.ok || !answer.body) return answer.status >= 500 ? 'failed' : 'refused'
    await read(answer.body, line, heard)
  } catch {
    // The network, or this page, has ended it.
  } finally {
    clearTimeout(silence)
    outer.removeEventListener('abort', give)
    if (isOpen) line.onEnd()
  }
  return isOpen ? 'spoke' : 'failed'
}

/** Hears a line until `signal`, and asks for it again whenever it ends; where it is refused, once in a minute or so. */
export async function hear(line: Line, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const outcome = await hearOut(line, signal)
    failures = outcome === 'spoke' ? 0 : failures + 1
    await pause(outcome === 'refused' ? pauseAfter(Infinity) : pauseAfter(failures), signal)
  }
}

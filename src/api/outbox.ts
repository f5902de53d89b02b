import { isDefinite } from '#rules/answers.ts'
import { keptList } from '../state/kept-list.ts'
import { base } from './base.ts'

/** Survives a logout, and says no more of a person than the call must. */
const KEY = 'tessera.device.outbox'
const MOST = 10
/** How long the server may take to answer, in milliseconds. */
const PATIENCE = 10_000

/** A POST that asks for no answer and needs no session. */
type Letter = { path: string; body: object }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isLetter = (one: unknown): one is Letter =>
  isObject(one) && 'path' in one && typeof one.path === 'string' && 'body' in one && isObject(one.body)

const waiting = keptList(KEY, isLetter, MOST)

async function isTaken({ path, body }: Letter, credentials: RequestCredentials): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json' }
  const signal = AbortSignal.timeout(PATIENCE)
  try {
    const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true, credentials, signal })
    return isDefinite(answer.status, answer.headers.get('content-type'))
  } catch {
    return false
  }
}

const underWay = new Set<string>()

/** Nothing is sent twice at once; what the server took, or refused for good, waits no more. */
async function send(letter: Letter, credentials: RequestCredentials) {
  const text = JSON.stringify(letter)
  if (!navigator.onLine || underWay.has(text)) return
  underWay.add(text)
  if (await isTaken(letter, credentials)) waiting.write(waiting.read().filter((other) => JSON.stringify(other) !== text))
  underWay.delete(text)
}

/** Tells the server, now or once it can be reached, whoever is in then. */
export async function post(path: string, body: object): Promise<void> {
  waiting.write([...waiting.read(), { path, body }])
  await send({ path, body }, 'same-origin')
}

/** Sends what waits. What an answer says of this browser's storage is not meant for whoever is in by now: no credentials. */
export async function flush(): Promise<void> {
  for (const letter of waiting.read()) await send(letter, 'omit')
}

/** Sends what waits at the start, and whenever there is a network again. */
export function followOutbox(): void {
  const go = () => void flush()
  window.addEventListener('online', go)
  go()
}

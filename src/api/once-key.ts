import type { Call } from '#contract/wire.ts'
import { keptList } from '../state/kept-list.ts'

/** Not of the device: what somebody wished goes with her logout. */
const KEY = 'tessera.wishes'
/** Wishes whose end nobody learned of are given up for newer ones. */
const MOST = 20

type Asked = { call: Call; input: Record<string, unknown> }
type Kept = { of: string; key: string }
const isKept = (one: unknown): one is Kept =>
  typeof one === 'object' && one !== null && 'of' in one && typeof one.of === 'string' && 'key' in one && typeof one.key === 'string'

const wishes = keptList(KEY, isKept, MOST)

/** What was asked, so that it can be known again and not be read. */
async function digestOf({ call, input }: Asked): Promise<string> {
  const fields = Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const bytes = new TextEncoder().encode(`${call.method} ${call.path} ${JSON.stringify(fields)}`)
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))))
}

/** An Idempotency-Key, and what to do once the server has answered for good: the next same wish is another one. */
export type OnceKey = { key: string; settle: () => void }

/**
 * The key of a wish that must count once. It is kept until the answer is definite, so that a lost answer, a crash or a reload
 * repeats the same wish. SEMANTICS 5.
 * @returns undefined where the browser makes no digest, without https: each try is then a wish of its own
 */
export async function onceKey(asked: Asked): Promise<OnceKey | undefined> {
  if (!globalThis.isSecureContext) return undefined
  const of = await digestOf(asked)
  const settle = () => wishes.write(wishes.read().filter((wish) => wish.of !== of))
  const known = wishes.read().find((wish) => wish.of === of)
  if (known) return { key: known.key, settle }
  const key = crypto.randomUUID()
  wishes.write([...wishes.read(), { of, key }])
  return { key, settle }
}

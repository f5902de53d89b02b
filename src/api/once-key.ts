import type { Call } from '#contract/wire.ts'
import { keptList } from '../state/kept-list.ts'

/** Not of the device: what somebody wished goes with her logout. */
const KEY = 'tessera.wishes'
/** Wishes whose end nobody learned of are given up for newer ones. */
const MOST = 20
/** How long a wish waits to be repeated, in milliseconds: what looks the same after that is another one. */
const WAITS = 10 * 60_000

/** A list in which she, or at the counter staff, see what became of a wish. */
export type ShownIn = 'addresses' | 'bookings' | 'cart' | 'evening' | 'gifts' | 'packs'
/** `wish`: tells it from every other that looks the same, now and later; its key is made of that, and kept nowhere. */
type Asked = { call: Call; input: Record<string, unknown>; wish?: string | undefined; shownIn?: ShownIn | undefined }
/** `of`: what was asked, as a digest. `at`: when it was tried last (milliseconds). */
type Kept = { of: string; key: string; shownIn?: ShownIn | undefined; at: number }
const isKept = (one: unknown): one is Kept =>
  typeof one === 'object' &&
  one !== null &&
  ['of', 'key'].every((name) => typeof (one as Record<string, unknown>)[name] === 'string') &&
  'at' in one &&
  typeof one.at === 'number'

const wishes = keptList(KEY, isKept, MOST)

/** What was asked, so that it can be known again and not be read. */
async function digestOf({ call, input, wish }: Asked): Promise<string> {
  const fields = Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const bytes = new TextEncoder().encode(`${call.method} ${call.path} ${JSON.stringify(wish ? [fields, wish] : fields)}`)
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))))
}

/** How many on the screen say that a repetition counts once. */
let promises = 0

/** As long as the screen says that a repetition counts once, none of its wishes grows old. @returns no longer says so */
export function promised(): () => void {
  promises += 1
  return () => {
    promises -= 1
  }
}
const isWaiting = ({ at }: Kept) => promises > 0 || Math.abs(Date.now() - at) < WAITS

/** She has seen what became of the wishes of a list that were tried before this moment (milliseconds): the next same one is another. */
export function learned(list: ShownIn, before: number): void {
  const known = wishes.read()
  const left = known.filter(({ shownIn, at }) => shownIn !== list || at >= before)
  if (left.length < known.length) wishes.write(left)
}

/** An Idempotency-Key, and what to do once the server has answered for good: the next same wish is another one. */
export type OnceKey = { key: string; settle: () => void }

/**
 * The key of a wish that must count once. It is kept until the answer is definite, so that a lost answer, a crash or a reload
 * repeats the same wish; or until she has learned otherwise what became of it. SEMANTICS 5, docs/decisions/same-wish.md.
 * @returns undefined where the browser makes no digest, without https: each try is then a wish of its own
 */
export async function onceKey(asked: Asked): Promise<OnceKey | undefined> {
  if (!globalThis.isSecureContext) return undefined
  const of = await digestOf(asked)
  if (asked.wish) return { key: of, settle: () => {} }
  const others = () => wishes.read().filter((wish) => wish.of !== of)
  const key = wishes.read().find((wish) => wish.of === of && isWaiting(wish))?.key ?? crypto.randomUUID()
  wishes.write([...others(), { of, key, shownIn: asked.shownIn, at: Date.now() }])
  return { key, settle: () => wishes.write(others()) }
}

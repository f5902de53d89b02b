import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { newId } from './new-id.ts'

// What somebody chose before she logged in. It is of no account, and gone with a logout; a log-in pours it into her cart.
const CHOSEN = 'tessera.guest-cart.'
/** What is on its way into her cart: it stays as it is until the server has answered for good, so that it is poured once. */
const POURING = 'tessera.guest-pouring.'

const Line = z.object({ itemColorSizeId: z.string(), name: z.string(), price: z.string(), quantity: z.number() })
/** `id`: names this choice. `price`: what one costs, as she saw it. */
const GuestCart = z.object({ id: z.string(), lines: z.array(Line) })
export type GuestCart = z.infer<typeof GuestCart>

const listeners = new Set<() => void>()
/** Where storage is denied it lasts as long as the page. */
const unkept = new Map<string, string>()
/** What was read last under a key, so that the same text is the same object. */
const known = new Map<string, { text: string | undefined; cart: GuestCart | undefined }>()

function textOf(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? unkept.get(key)
  } catch {
    return unkept.get(key)
  }
}

function parsed(text: string | undefined): GuestCart | undefined {
  try {
    return GuestCart.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}

function read(key: string): GuestCart | undefined {
  const text = textOf(key)
  const before = known.get(key)
  if (before && before.text === text) return before.cart
  const cart = parsed(text)
  known.set(key, { text, cart })
  return cart
}

function write(key: string, cart: GuestCart | undefined) {
  const text = cart && JSON.stringify(cart)
  unkept.delete(key)
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    if (text) unkept.set(key, text)
  }
  for (const listener of listeners) listener()
}

const withLine = (lines: GuestCart['lines'], line: GuestCart['lines'][number]) => {
  const isThere = lines.some(({ itemColorSizeId }) => itemColorSizeId === line.itemColorSizeId)
  const all = isThere ? lines.map((one) => (one.itemColorSizeId === line.itemColorSizeId ? line : one)) : [...lines, line]
  return all.filter(({ quantity }) => quantity > 0)
}

/** Chooses so many of a variant; 0 takes it out. */
export function choose(activityId: string, line: GuestCart['lines'][number]): void {
  const { id, lines } = read(CHOSEN + activityId) ?? { id: newId(), lines: [] }
  const all = withLine(lines, line)
  write(CHOSEN + activityId, all.length > 0 ? { id, lines: all } : undefined)
}

/** Takes what was chosen out, to be poured into her cart; what was taken before and nobody knows the end of comes first. */
export function beginPouring(activityId: string): GuestCart | undefined {
  const under = read(POURING + activityId)
  if (under) return under
  const chosen = read(CHOSEN + activityId)
  if (!chosen) return undefined
  write(POURING + activityId, chosen)
  write(CHOSEN + activityId, undefined)
  return chosen
}

/** The server has answered for good: it is in her cart, or cannot be. */
export const endPouring = (activityId: string): void => write(POURING + activityId, undefined)

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What is chosen on this device in an activity, or on its way into her cart; undefined if nothing is. Followed: by this page and by the other tabs. */
export const useGuestCart = (activityId: string | null | undefined): GuestCart | undefined =>
  useSyncExternalStore(subscribe, () => (activityId ? (read(CHOSEN + activityId) ?? read(POURING + activityId)) : undefined))

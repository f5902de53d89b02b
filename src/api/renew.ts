import { calls, Tokens } from '#contract/auth.ts'
import { type RefusalCode, WireError } from '#contract/errors.ts'
import { areTwoPeople, type Session } from '../state/session.ts'
import { base } from './base.ts'

export type Renewal = 'renewed' | 'refused' | 'offline'

/** What renewal needs of the store; a narrow door, so that it can be tried alone. */
export type SessionDoor = {
  session: () => Session
  /** The session as storage has it: another tab may have renewed it. */
  stored: () => Session | undefined
  /** Puts them in the place of the token `of`, if the session still has that. @returns whether it had */
  exchange: (of: string, tokens: Tokens) => Promise<boolean>
}

/** The server's own words for a session that is over. */
const OVER: RefusalCode[] = ['session_ended', 'user_inactive']

function isOver(said: unknown): boolean {
  const refusal = WireError.safeParse(said)
  return refusal.success && OVER.some((code) => code === refusal.data.code)
}

/** So long a renewal waits for its answer, in milliseconds: all calls wait for it, and other tabs. */
const LIMIT = 20_000

let running: Promise<Renewal> | undefined
let stopping = new AbortController()

/** Stops a renewal under way: its session is over, and what the server answers is nobody's. */
export function stopRenewal(): void {
  stopping.abort()
  stopping = new AbortController()
}

/**
 * Renews the session once, however many calls failed: one promise per tab, a Web Lock across tabs. Only the
 * server's own word is a refusal; a network that drops, or a firewall's 403, never logs anybody out. SEMANTICS 2.
 * @param failed the token that was refused
 */
export function renewOnce(failed: string, door: SessionDoor): Promise<Renewal> {
  running ??= exclusively(() => renew(failed, door)).finally(() => {
    running = undefined
  })
  return running
}

/** Without Web Locks (an old browser, plain http on the LAN) the server's grace of 10 s keeps two tabs from harm. */
const exclusively = <T>(task: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request('tessera.renew', task) as Promise<T>) : task()

async function renew(failed: string, door: SessionDoor): Promise<Renewal> {
  const { signal } = stopping
  const stored = door.stored()
  const exchanged = async (tokens: Tokens) => ((await door.exchange(failed, tokens)) ? 'renewed' : 'offline')
  if (stored?.token && stored.refreshToken && stored.token !== failed) {
    // The next person's are not taken here: app/tabs.ts clears this tab first.
    if (areTwoPeople(failed, stored.token)) return 'offline'
    return exchanged({ token: stored.token, refresh_token: stored.refreshToken })
  }
  const { token } = door.session()
  if (token !== failed) return token && !areTwoPeople(failed, token) ? 'renewed' : 'offline'
  const refresh_token = stored?.refreshToken ?? door.session().refreshToken
  if (!refresh_token) return 'refused'
  const limit = setTimeout(stopRenewal, LIMIT)
  try {
    const response = await fetch(base + calls.refresh.path, {
      method: calls.refresh.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
      signal,
    })
    const said: unknown = await response.json()
    if (!response.ok && isOver(said)) return 'refused'
    const tokens = Tokens.safeParse(said)
    if (!response.ok || !tokens.success) return 'offline'
    return await exchanged(tokens.data)
  } catch {
    return 'offline'
  } finally {
    clearTimeout(limit)
  }
}

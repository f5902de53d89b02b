import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Context } from 'hono'
import { may } from '#rules/permissions.ts'
import { type Refusal, refuse } from '#rules/refusal.ts'
import type { Account } from '../data/account/rows.ts'
import { administered, type Membership, membership } from '../data/memberships/rows.ts'
import { ownScope, type Person } from '../work/scope.ts'
import type { Deps } from './deps.ts'

const ISSUER = 'tessera'
/** SEMANTICS 2. */
const TOKEN_SECONDS = 600
/** How long a membership is believed without asking again. */
const MEMBERSHIP_MS = 3_000
const MOST_REMEMBERED = 10_000

/** Who calls, the log-in that the token was given to, and when the token is over (milliseconds). */
export type Bearer = { userId: string; family: string | undefined; until: number }

/**
 * An access token for ten minutes. Its roles only decide what the app shows, and so does `leaving`: when the account will be
 * erased. `sid` is the log-in.
 */
export async function accessToken({ works, clock }: Pick<Deps, 'works' | 'clock'>, account: Account, family: string): Promise<string> {
  const now = Math.floor(clock().getTime() / 1000)
  const { username, name, surname, roles, leaving } = account
  return new SignJWT({ username, name, surname, roles, sid: family, ...(leaving && { leaving: leaving.toISOString() }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(account.id)
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .sign(await works.secret('token'))
}

/** Tells who calls. A token that was verified is remembered until it expires, a membership for seconds. */
export function sessions({ works, clock }: Pick<Deps, 'works' | 'clock'>) {
  const bounds = { max: MOST_REMEMBERED, ttlResolution: 0, perf: { now: () => clock().getTime() } }
  const tokens = new LRUCache<string, Bearer>({ ...bounds, ttl: TOKEN_SECONDS * 1000 })
  /** False of somebody who may not come in. */
  const memberships = new LRUCache<string, Membership | false>({ ...bounds, ttl: MEMBERSHIP_MS })
  /** How often something was forgotten: what was read before the last time may be what it was about. */
  let forgotten = 0

  async function bearerOf(c: Context): Promise<Bearer | undefined> {
    const token = /^Bearer ([\w.-]+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
    if (!token) return
    const known = tokens.get(token)
    if (known) return known
    const verified = await jwtVerify(token, await works.secret('token'), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: ISSUER,
      currentDate: clock(),
      requiredClaims: ['sub', 'exp'],
    }).catch(() => undefined)
    const { sub, exp, sid } = verified?.payload ?? {}
    if (!sub || !exp) return
    const until = exp * 1000
    const bearer = { userId: sub, family: typeof sid === 'string' ? sid : undefined, until }
    tokens.set(token, bearer, { ttl: until - clock().getTime() })
    return bearer
  }

  async function membershipOf({ userId, family }: Bearer, activityId: string | undefined) {
    const key = `${userId} ${activityId ?? ''} ${family ?? ''}`
    const known = memberships.get(key)
    if (known !== undefined) return known
    const before = forgotten
    const found = (await works.run(ownScope(userId), 'reads', (w) => membership(w, { activityId, family }))) ?? false
    if (forgotten === before) memberships.set(key, found)
    return found
  }

  return {
    /** Nothing where this person may still come in, else unauthenticated. */
    person: async (bearer: Bearer): Promise<Refusal | undefined> => {
      if (!(await membershipOf(bearer, undefined))) return refuse('unauthenticated')
    },
    /** The person within an activity, or unauthenticated, or not_found where she is not a member of it. */
    within: async (bearer: Bearer, activityId: string): Promise<Person | Refusal> => {
      const found = await membershipOf(bearer, activityId)
      if (!found) return refuse('unauthenticated')
      if (!found.inside) return refuse('not_found')
      return { activityId, userId: bearer.userId, roles: [...new Set([...found.platform, ...found.inside])] }
    },
    /**
     * Whoever administers accounts in an activity: its admin, where she names none of her only one; a super admin in any, or
     * in all of them: its activityId is ''. Else unauthenticated, forbidden, or not_found where she is not a member.
     */
    staff: async (bearer: Bearer, activityId: string | undefined): Promise<Person | Refusal> => {
      const { userId } = bearer
      const found = await membershipOf(bearer, activityId)
      if (!found) return refuse('unauthenticated')
      const roles = ['ROLE_ADMIN']
      if (may(found.platform, 'superAdmin')) return { userId, activityId: activityId ?? '', roles: ['ROLE_SUPER_ADMIN'] }
      if (activityId === undefined) {
        const [only, another] = await works.run(ownScope(userId), 'reads', administered)
        return only && !another ? { userId, activityId: only, roles } : refuse(only ? 'not_found' : 'forbidden')
      }
      if (!found.inside) return refuse('not_found')
      return may([...found.platform, ...found.inside], 'administration') ? { userId, activityId, roles } : refuse('forbidden')
    },
    /** What was remembered of a person is asked anew. */
    forget: (userId: string) => {
      forgotten += 1
      for (const key of memberships.keys()) if (key.startsWith(`${userId} `)) memberships.delete(key)
    },
    /** Whom the token names, before any look at rows. */
    bearerOf,
  }
}
export type Sessions = ReturnType<typeof sessions>

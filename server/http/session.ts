import { jwtVerify, SignJWT } from 'jose'
import type { Context } from 'hono'
import { may } from '#rules/permissions.ts'
import { type Refusal, refuse } from '#rules/refusal.ts'
import type { Account, Staff, Who } from '../db/work.ts'
import type { Deps } from './deps.ts'

const ISSUER = 'tessera'
/** SEMANTICS 2. */
const TOKEN_SECONDS = 600
/** How long a membership is believed without asking again. */
const STANDING_MS = 3_000
const MOST_REMEMBERED = 10_000

/** Who calls, and the log-in that the token was given to. */
export type Bearer = { userId: string; family: string | undefined }

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

/** Remembers what it was told until that instant; the oldest go first when there are too many. */
function memory<T>(clock: () => Date) {
  const known = new Map<string, { value: T; until: number }>()
  return {
    get: (key: string) => {
      const found = known.get(key)
      return found && found.until > clock().getTime() ? found.value : undefined
    },
    drop: (isMeant: (key: string) => boolean) => {
      for (const key of known.keys()) if (isMeant(key)) known.delete(key)
    },
    keep: (key: string, value: T, until: number) => {
      known.delete(key)
      known.set(key, { value, until })
      if (known.size > MOST_REMEMBERED) for (const oldest of known.keys()) return known.delete(oldest)
    },
  }
}

/** Tells who calls. A token that was verified is remembered until it expires, a membership for seconds. */
export function sessions({ works, clock }: Pick<Deps, 'works' | 'clock'>) {
  const tokens = memory<Bearer>(clock)
  const standings = memory<{ platform: string[]; inside: string[] | null } | null>(clock)

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
    const bearer = { userId: sub, family: typeof sid === 'string' ? sid : undefined }
    tokens.keep(token, bearer, exp * 1000)
    return bearer
  }

  async function standing(userId: string, activityId: string | undefined) {
    const key = `${userId} ${activityId ?? ''}`
    const known = standings.get(key)
    if (known !== undefined) return known
    const found = (await works.standing(userId, activityId)) ?? null
    standings.keep(key, found, clock().getTime() + STANDING_MS)
    return found
  }

  return {
    /** Nothing where this person may still come in, else unauthenticated. */
    person: async (userId: string): Promise<Refusal | undefined> => {
      if (!(await standing(userId, undefined))) return refuse('unauthenticated')
    },
    /** The person within an activity, or unauthenticated, or not_found where she is not a member of it. */
    within: async (userId: string, activityId: string): Promise<Who | Refusal> => {
      const found = await standing(userId, activityId)
      if (!found) return refuse('unauthenticated')
      if (!found.inside) return refuse('not_found')
      return { activityId, userId, roles: [...new Set([...found.platform, ...found.inside])] }
    },
    /**
     * Whoever administers accounts in an activity: its admin, where she names none of her only one; a super admin in any, or
     * in all of them. Else unauthenticated, forbidden, or not_found where she is not a member.
     */
    staff: async (userId: string, activityId: string | undefined): Promise<Staff | Refusal> => {
      const found = await standing(userId, activityId)
      if (!found) return refuse('unauthenticated')
      if (may(found.platform, 'superAdmin')) return { userId, activityId, isSuper: true }
      if (activityId === undefined) {
        const [only, another] = await works.administered(userId)
        return only && !another ? { userId, activityId: only, isSuper: false } : refuse(only ? 'not_found' : 'forbidden')
      }
      if (!found.inside) return refuse('not_found')
      return may([...found.platform, ...found.inside], 'administration') ? { userId, activityId, isSuper: false } : refuse('forbidden')
    },
    /** What was remembered of a person is asked anew. */
    forget: (userId: string) => standings.drop((key) => key.startsWith(`${userId} `)),
    /** Whom the token names, before any look at rows. */
    bearerOf,
  }
}
export type Sessions = ReturnType<typeof sessions>

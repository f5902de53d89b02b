import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import type { Limit, RateLimits } from '../work/rate-limits.ts'
import type { Deps } from './deps.ts'
import { subjects } from './limits.ts'

/**
 * Runs something that may be done only so often, whatever comes of it.
 * @returns its answer, or too_many with the seconds to wait
 */
export async function rationed<T>(rateLimits: RateLimits, limits: Limit[], run: () => Promise<T | Refusal>): Promise<T | Refusal> {
  const before = await rateLimits.wait(limits)
  if (before === 0) await rateLimits.note(limits)
  const wait = before || (await rateLimits.wait(limits, 1))
  return wait > 0 ? refuse('too_many', undefined, { retryAfter: wait }) : run()
}

/**
 * Runs something that fails with `counted` only so often. What is already over the limit does not run; a success that rivals
 * have meanwhile guessed past the limit does not count as one.
 * @returns its answer, or too_many with the seconds to wait
 */
export async function limited<T>(
  rateLimits: RateLimits,
  limits: Limit[],
  counted: Refusal['refused'],
  run: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const before = await rateLimits.wait(limits)
  if (before > 0) return refuse('too_many', undefined, { retryAfter: before })
  const result = await run()
  const failed = isRefusal(result) && result.refused === counted
  if (failed) await rateLimits.note(limits)
  const after = await rateLimits.wait(limits, failed ? 1 : 0)
  return after > 0 ? refuse('too_many', undefined, { retryAfter: after }) : result
}

type Cooling = { name: string; about: string; seconds: number; limits: Limit[] }

/**
 * Runs something rationed that is done once in so many seconds for one subject besides. Who is over the limits keeps nobody
 * else waiting.
 * @returns its answer, or too_many with the seconds to wait
 */
export async function cooled<T>(deps: Deps, { about, limits, ...cooling }: Cooling, run: () => Promise<T | Refusal>): Promise<T | Refusal> {
  const { rateLimits } = deps
  const wait = (await rateLimits.wait(limits)) || (await rateLimits.cooldown({ ...cooling, subject: (await subjects(deps))(about) }))
  return wait > 0 ? refuse('too_many', undefined, { retryAfter: wait }) : rationed(rateLimits, limits, run)
}

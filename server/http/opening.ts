import type { Call } from '#contract/wire.ts'
import { may } from '#rules/permissions.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { type AnyScope, customerScope, type OpenScope, openScope, type OwnScope, ownScope, type Scope, staffScope } from '../work/scope.ts'
import type { Kind, ReadsIn, Steps, WorkIn } from '../work/works.ts'
import type { Deps } from './deps.ts'
import { nameOf } from './marks.ts'
import { digest } from './sent.ts'
import type { Bearer, Sessions } from './session.ts'

/** What was asked: by whom, about which activity, and under which Idempotency-Key, where there is one. */
export type Asked = { input: unknown; activityId: string | undefined; bearer: Bearer | undefined; key: string | undefined }

type ScopeOf<C extends Call> = { open: OpenScope; own: OwnScope; activity: Scope; staff: Scope }[C['scope']]
type IsReading<C extends Call> = C extends { method: 'GET' } ? (C extends { writes: true } ? false : true) : false

/** What a call's handler works with: rows of the scope that its marks say, in one Work or, for `steps`, in several of its own making. */
export type Opened<C extends Call> = C extends { steps: true }
  ? Steps<ScopeOf<C>>
  : IsReading<C> extends true
    ? ReadsIn<ScopeOf<C>>
    : WorkIn<ScopeOf<C>>

type Ground = { deps: Pick<Deps, 'works'>; sessions: Sessions }
type Caller = { activityId: string | undefined; bearer: Bearer }

const kindOf = (call: Call): Kind => (call.method === 'GET' && !call.writes ? 'reads' : 'writes')

/** In which scope a call is served, or why it is not. */
const scopes: Record<Call['scope'], (sessions: Sessions, call: Call, caller: Caller) => Promise<AnyScope | Refusal>> = {
  open: async (_, __, { activityId }) => openScope(activityId),

  own: async (sessions, _, { bearer }) => (await sessions.person(bearer)) ?? ownScope(bearer.userId),

  activity: async (sessions, { needs }, { activityId, bearer }) => {
    const who = await sessions.within(bearer, activityId ?? '')
    if (isRefusal(who)) return who
    if (!needs) return customerScope(who)
    return may(who.roles, needs) ? staffScope(who) : refuse('forbidden')
  },

  staff: async (sessions, _, { activityId, bearer }) => {
    const who = await sessions.staff(bearer, activityId)
    return isRefusal(who) ? who : staffScope(who)
  },
}

const NOBODY: Bearer = { userId: '', family: undefined, until: 0 }

/** Opens what a call works with, once it is known that whoever asks may have it. */
export const opening =
  ({ deps: { works }, sessions }: Ground, call: Call) =>
  async <T>({ input, activityId, bearer = NOBODY, key }: Asked, run: (w: unknown) => Promise<T | Refusal>): Promise<T | Refusal> => {
    const scope = await scopes[call.scope](sessions, call, { activityId, bearer })
    if (isRefusal(scope)) return scope
    const wish = call.once && key ? { call: nameOf(call), key, hash: digest(JSON.stringify(input)) } : undefined
    return call.steps ? run(works.steps(scope, wish)) : works.run(scope, kindOf(call), run, wish)
  }

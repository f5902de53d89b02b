import type { Call } from '#contract/wire.ts'
import { may } from '#rules/permissions.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import type { Kind, OpenSteps, OpenWork, OwnSteps, OwnWork, StaffSteps, Work } from '../db/work.ts'
import type { Deps } from './deps.ts'
import { nameOf } from './marks.ts'
import { digest } from './sent.ts'
import type { Bearer, Sessions } from './session.ts'

/** What was asked: by whom, about which activity, and under which Idempotency-Key, where there is one. */
export type Asked = { input: unknown; activityId: string | undefined; bearer: Bearer | undefined; key: string | undefined }

/** What a call's handler works with: rows of the kind that its scope says, in one Work or, for `steps`, in several of its own making. */
export type Opened<C extends Call> = {
  open: C extends { steps: true } ? OpenSteps : OpenWork
  own: C extends { steps: true } ? OwnSteps : OwnWork
  activity: Work
  staff: StaffSteps
}[C['scope']]

type Ground = { deps: Pick<Deps, 'works'>; sessions: Sessions }
/** Runs a handler on what its call opens, or refuses to. */
type Opening = (ground: Ground, call: Call, asked: Asked & { bearer: Bearer }, run: (w: unknown) => Promise<unknown>) => Promise<unknown>

const kindOf = (call: Call): Kind => (call.method === 'GET' && !call.writes ? 'reads' : 'writes')

const openings: Record<Call['scope'], Opening> = {
  open: async ({ deps: { works } }, call, { activityId }, run) =>
    call.steps ? run(works.steps(activityId)) : works.open(activityId, kindOf(call), run),

  own: async ({ deps: { works }, sessions }, call, { bearer }, run) => {
    const no = await sessions.person(bearer)
    if (no) return no
    return call.steps ? run(works.ownSteps(bearer.userId)) : works.own(bearer.userId, kindOf(call), run)
  },

  activity: async ({ deps: { works }, sessions }, call, { input, activityId, bearer, key }, run) => {
    const who = await sessions.within(bearer, activityId ?? '')
    if (isRefusal(who)) return who
    if (call.needs && !may(who.roles, call.needs)) return refuse('forbidden')
    if (!call.once || !key) return works.of(who, kindOf(call), run)
    return works.once(who, { call: nameOf(call), key, hash: digest(JSON.stringify(input)) }, run)
  },

  staff: async ({ deps: { works }, sessions }, _, { activityId, bearer }, run) => {
    const who = await sessions.staff(bearer, activityId)
    return isRefusal(who) ? who : run(works.staff(who))
  },
}

const NOBODY: Bearer = { userId: '', family: undefined }

/** Opens what a call works with, once it is known that whoever asks may have it. */
export const opening =
  (ground: Ground, call: Call) =>
  <T>(asked: Asked, run: (w: unknown) => Promise<T>): Promise<T | Refusal> =>
    openings[call.scope](ground, call, { ...asked, bearer: asked.bearer ?? NOBODY }, run) as Promise<T | Refusal>

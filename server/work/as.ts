import { groundOf } from './handle.ts'
import { type OpenWork, openWorkOf } from './open.ts'
import { type AnyScope, openScope, type Scope } from './scope.ts'
import { type Reads, readsOf, type Work, workOf } from './work.ts'

/** Beside one Work another one to read, about a customer whom `data/<noun>/rows.ts` has found. */
export const readsAs = (w: { scope: AnyScope }, scope: Scope): Reads => readsOf(groundOf(w), scope)

/** In the transaction of one Work another one, about a customer whom `data/<noun>/rows.ts` has found or made. */
export const workAs = (w: { scope: AnyScope }, scope: Scope): Work => workOf(groundOf(w), scope)

/** In the transaction of one Work another one, in which an activity is what anybody sees of it. */
export const openAs = (w: { scope: AnyScope }, activityId: string): OpenWork => openWorkOf(groundOf(w), openScope(activityId))

import { groundOf } from './handle.ts'
import type { AnyScope, Scope } from './scope.ts'
import { type Work, workOf } from './work.ts'

/** In the transaction of one Work another one, about a customer whom `data/<noun>/rows.ts` has found or made. */
export const workAs = (w: { scope: AnyScope }, scope: Scope): Work => workOf(groundOf(w), scope)

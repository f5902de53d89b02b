import { groundOf } from './handle.ts'
import type { AnyScope, Scope } from './scope.ts'
import { type Reads, readsOf } from './work.ts'

/** Beside one Work another one to read, about a customer whom `data/<noun>/rows.ts` has found. */
export const readsAs = (w: { scope: AnyScope }, scope: Scope): Reads => readsOf(groundOf(w), scope)

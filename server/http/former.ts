import type * as z from 'zod/mini'
import type { Call } from '#contract/wire.ts'
import type { Refusal } from '#rules/refusal.ts'
import { type StaffSteps, staffSteps } from '../db/work.ts'
import { type Ask, type Server, serve as serveOnKernel } from './serve.ts'

export type { Server } from './serve.ts'

type Staffed = Call & { scope: 'staff'; steps: true }
type Handler<C extends Call> = (input: z.output<C['input']>, steps: StaffSteps, ask: Ask) => Promise<z.input<C['answer']> | Refusal>

/** Serves a call of whoever administers accounts, whose rows do not stand on the kernel yet. */
export function serve<C extends Staffed>(server: Server, call: C, handler: Handler<C>) {
  serveOnKernel(server, call, (input, steps, ask) => handler(input, staffSteps(steps as never), ask))
}

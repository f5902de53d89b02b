import type * as z from 'zod/mini'
import type { Call } from '#contract/wire.ts'
import type { Refusal } from '#rules/refusal.ts'
import { formerly, type StaffSteps, staffSteps, type Work } from '../db/work.ts'
import { type Ask, type Server, serve as serveOnKernel } from './serve.ts'

export type { Server } from './serve.ts'

type Opened<C extends Call> = C extends { scope: 'staff' } ? StaffSteps : Work
type Handler<C extends Call> = (input: z.output<C['input']>, w: Opened<C>, ask: Ask) => Promise<z.input<C['answer']> | Refusal>

/** Serves a call of a noun that does not stand on the kernel yet: its handler gets the Work of before. */
export function serve<C extends Call>(server: Server, call: C, handler: Handler<C>) {
  const of = call.steps ? staffSteps : formerly
  serveOnKernel(server, call, (input, w, ask) => handler(input, of(w as never) as Opened<C>, ask))
}

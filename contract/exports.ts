import * as z from 'zod/mini'
import { Attempt, call, one } from './wire.ts'

/** What is told in an export: names with what stands there, and lists of such. */
export type Fact = string | number | boolean | null | Facts | Fact[]
export type Facts = { [name: string]: Fact }

/** Everything that is known about a person, for machines and for people. */
export const Told = z.object({ json: z.string(), html: z.string() })
export type Told = z.infer<typeof Told>

/** "Download my data". SEMANTICS 10 */
export const calls = {
  ask: call('POST /api/app/exports', z.object({ attempt: z.optional(Attempt) }), z.object({}), {
    steps: true,
    own: true,
    repeats: true,
    ours: 'everything that is known about her: a job writes it, and a link goes out by mail',
  }),
  take: call('PUT /api/app/exports/{code}', z.object({ code: z.string().check(z.maxLength(128)) }), one(Told), {
    own: true,
    repeats: true,
    ours: 'what that link leads to, once, and for some minutes again: all of it has to arrive',
  }),
}

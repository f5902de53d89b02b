import type * as z from 'zod'
import type { Db } from '../db/connect.ts'
import type { Enqueue } from '../work/job.ts'
import type { ImageStore } from '../images/port.ts'
import type { Whereabouts } from '../mail/origin.ts'

/** What a command works with, in the server's process or in the tool's own. */
export type Tools = Whereabouts & {
  db: Db
  images: ImageStore
  enqueue: Enqueue
  clock: () => Date
  production: boolean
}

/** Writes one line for the operator. */
export type Say = (line: string) => void

/** One thing that the operator can ask for. */
export type Command = {
  /** Two words, such as `activity import`; one where it is about all of an activity. */
  name: string
  /** What it does, in one line. */
  about: string
  /** Names of what is given without an option, in order; those in `input` but not here are options. */
  places: readonly string[]
  /** Those that are files or folders: made absolute where the operator stands. */
  files: readonly string[]
  /** Options that are there or not and take no value; one that is there is `yes`. */
  flags: readonly string[]
  input: z.ZodObject
  /** How to see whether it was done, after a connection broke. */
  look: string
  /** Does it. The input has passed the schema. Returns what went wrong; nothing is all well. */
  run: (input: never, tools: Tools, say: Say) => Promise<string[]>
}

type Made<I extends z.ZodObject> = Omit<Command, 'input' | 'run' | 'files' | 'flags'> & {
  files?: readonly string[]
  flags?: readonly string[]
  input: I
  run: (input: z.output<I>, tools: Tools, say: Say) => Promise<string[]>
}

/** Types a command by its input. */
export const command = <I extends z.ZodObject>(made: Made<I>): Command => ({ files: [], flags: [], ...made })

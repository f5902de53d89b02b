import type { I18n } from '@lingui/core'
import type * as z from 'zod'
import type { Action, OrderStep, Subject } from '#contract/notifications.ts'
import type { notifications } from '../../../db/schema/notices.ts'
import type { News } from '../../../work/outbox.ts'
import type { Row } from '../../../work/tables.ts'

export type Entry = Row<typeof notifications>
export type Words = { title: string; message: string | null }

/**
 * A kind of thing that somebody is told: the facts that are kept of it, what it is about (she is told of that once), where it
 * leads (a path without a query), its words in the reader's language, and how it reaches her beside her feed: on her devices, and by mail if she wants
 * notices so (`wanted`) or in any case (`always`).
 */
export type Kind<F extends z.ZodType> = {
  facts: F
  about: (facts: z.output<F>) => string
  path: (facts: z.output<F>) => string
  subject: Subject
  /** What she can do about it there; nothing where there is nothing to do. */
  action?: (facts: z.output<F>) => Action | null
  /** What became of the order, of those that tell it. */
  step?: (facts: z.output<F>) => OrderStep
  words: (words: I18n, facts: z.output<F>, status: Entry['status']) => Words
  /** What its letter has room for below them, a paragraph each. */
  below?: (facts: z.output<F>) => string[]
  push: boolean
  letter?: News['letter']
  /** It goes on for a while, until somebody writes down how it ended. */
  isRunning?: true
}

/** Declares one, its facts known to its words. */
export const kind = <F extends z.ZodType>(made: Kind<F>): Kind<F> => made

import type { I18n } from '@lingui/core'
import * as z from 'zod'
import type { Reason } from '#contract/reasons.ts'
import { euros } from '#rules/money.ts'
import type { notifications } from '../../db/schema/notices.ts'
import type { Row } from '../../work/tables.ts'
import type { News } from '../../work/outbox.ts'
import { reasonIn } from '../reasons.ts'

type Entry = Row<typeof notifications>
type Words = { title: string; message: string | null }

/**
 * A kind of thing that somebody is told: the facts that are kept of it, what it is about (she is told of that once), where it
 * leads (a path without a query), its words in the reader's language, and how it reaches her beside her feed: on her devices, and by mail if she wants
 * notices so (`wanted`) or in any case (`always`).
 */
type Kind<F extends z.ZodType> = {
  facts: F
  about: (facts: z.output<F>) => string
  path: (facts: z.output<F>) => string
  words: (words: I18n, facts: z.output<F>, status: Entry['status']) => Words
  push: boolean
  letter?: News['letter']
  /** It goes on for a while, until somebody writes down how it ended. */
  isRunning?: true
}
const kind = <F extends z.ZodType>(made: Kind<F>): Kind<F> => made

const received = /*i18n*/ { id: 'feed.received', message: 'Hai ricevuto {what}' }
const taken = /*i18n*/ { id: 'feed.taken', message: 'Dalla carta sono stati tolti {what}' }
const somePoints = /*i18n*/ { id: 'feed.points', message: '{points, plural, one {# punto} other {# punti}}' }
const both = /*i18n*/ { id: 'feed.both', message: '{credit} e {points}' }

const sendingTitle = /*i18n*/ { id: 'feed.sending.title', message: 'Invio dell’avviso «{title}»' }
const sendingRunning = /*i18n*/ { id: 'feed.sending.running', message: 'In partenza' }
const sendingFailed = /*i18n*/ { id: 'feed.sending.failed', message: 'L’invio si è interrotto: riprende da solo' }
const sendingDone = /*i18n*/ {
  id: 'feed.sending.done',
  message: '{customers, plural, one {# cliente} other {# clienti}}, {devices, plural, one {# dispositivo} other {# dispositivi}}',
}
const wordsOfSending = { R: sendingRunning, S: sendingRunning, E: sendingFailed, D: sendingDone }

/** Everything that somebody is told, by its kind. */
const kinds = {
  /** A movement of her card that she did not make herself: its size without a sign, and why. Cents and ten-thousandths of a point. */
  movement: kind({
    facts: z.object({
      id: z.string(),
      value: z.number(),
      pointValue: z.number(),
      description: z.string().nullable(),
      reason: z.custom<Reason>().nullable(),
    }),
    about: ({ id }) => id,
    path: () => '/flows',
    words: (words, { value, pointValue, ...why }) => {
      const points = Math.trunc(Math.abs(pointValue) / 10_000)
      const sizes = { credit: euros(Math.abs(value)), points: words._({ ...somePoints, values: { points } }) }
      const what = value === 0 ? sizes.points : pointValue === 0 ? sizes.credit : words._({ ...both, values: sizes })
      return { title: words._({ ...(value + pointValue < 0 ? taken : received), values: { what } }), message: reasonIn(words, why) }
    },
    push: true,
    letter: 'wanted',
  }),

  /** How a notice goes that she sends. `reached`: how many, once it is done. */
  sending: kind({
    facts: z.object({
      noticeId: z.string(),
      title: z.string(),
      reached: z.object({ customers: z.number(), devices: z.number() }).optional(),
    }),
    about: ({ noticeId }) => noticeId,
    path: ({ noticeId }) => `/notices/${noticeId}`,
    words: (words, { title, reached }, status) => {
      const values = { title, ...reached }
      return { title: words._({ ...sendingTitle, values }), message: words._({ ...wordsOfSending[status], values }) }
    },
    push: false,
    isRunning: true,
  }),
}
type Kinds = typeof kinds

const kindOf = (name: string) => (Object.hasOwn(kinds, name) ? (kinds[name as keyof Kinds] as Kind<z.ZodType<object>>) : undefined)

/** What somebody is told, for `w.tell`: `await w.tell(customerId, news('movement', movement))`. Of the facts those are kept that its kind names. */
export function news<K extends keyof Kinds>(name: K, told: z.input<Kinds[K]['facts']>): News {
  const { facts: shape, about, path, push, letter, isRunning } = kinds[name] as Kind<z.ZodType<object>>
  const facts = shape.parse(told)
  return { kind: name, about: about(facts), facts, path: path(facts), push, letter, status: isRunning ? 'R' : 'D' }
}

/** Is an entry of this kind told by mail too? */
export const letterOf = (kind: string): News['letter'] => kindOf(kind)?.letter

/** Title and message of an entry, as the reader of these words reads them. */
export function entryIn(words: I18n, { kind, facts, status, title, message }: Omit<Entry, 'activityId' | 'userId' | 'id'>): Words {
  const found = kindOf(kind)
  return found ? found.words(words, facts, status) : { title: title ?? '', message }
}

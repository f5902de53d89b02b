import * as z from 'zod'
import { kind } from './kind.ts'

const sendingTitle = /*i18n*/ { id: 'feed.sending.title', message: 'Invio dell’avviso «{title}»' }
const sendingRunning = /*i18n*/ { id: 'feed.sending.running', message: 'In partenza' }
const sendingFailed = /*i18n*/ { id: 'feed.sending.failed', message: 'L’invio si è interrotto: riprende da solo' }
const sendingDone = /*i18n*/ {
  id: 'feed.sending.done',
  message: '{customers, plural, one {# cliente} other {# clienti}}, {devices, plural, one {# dispositivo} other {# dispositivi}}',
}
const wordsOfSending = { R: sendingRunning, S: sendingRunning, E: sendingFailed, D: sendingDone }

/** How a notice goes that she sends. `reached`: how many, once it is done. */
export const sending = kind({
  facts: z.object({
    noticeId: z.string(),
    title: z.string(),
    reached: z.object({ customers: z.number(), devices: z.number() }).optional(),
  }),
  about: ({ noticeId }) => noticeId,
  path: ({ noticeId }) => `/notices/${noticeId}`,
  subject: 'counter',
  action: () => 'notice',
  words: (words, { title, reached }, status) => {
    const values = { title, ...reached }
    return { title: words._({ ...sendingTitle, values }), message: words._({ ...wordsOfSending[status], values }) }
  },
  push: false,
  isRunning: true,
})

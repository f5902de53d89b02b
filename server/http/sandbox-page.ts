import type { MessageDescriptor } from '@lingui/core'
import { html } from 'hono/html'
import type { LanguageCode } from '#contract/languages.ts'
import { paletteOf, type Theme } from '#rules/contrast.ts'
import { euros } from '#rules/money.ts'
import type { SandboxPayment } from '../payments/port.ts'
import type { Deed, SandboxState } from '../payments/sandbox.ts'
import { wordsIn } from '../words.ts'

export const STYLE = '/sandbox-pay/page.css'
/** Of a site what its colours are made of. */
export type Brand = { activity: { colorText: string } | null; color: string }

/** The colours of the activity whose host it is on, as the app has them; elsewhere ours stay, which the sheet has. */
export function brandIn({ activity, color }: Brand): string {
  if (!activity) return ''
  const vars = (theme: Theme) => {
    const { solid, onSolid, cardFrom, cardTo, cardText, glow } = paletteOf(color, theme, activity.colorText)
    return `:root{--brand:${solid};--on-brand:${onSolid};--from:${cardFrom};--to:${cardTo};--card-text:${cardText};--glow:${glow}}`
  }
  return `\n${vars('light')}\n@media (prefers-color-scheme: dark){${vars('dark')}}\n`
}

/** The app's own letters. */
export const FONT = '/sandbox-pay/inter.woff2'

const words = {
  trial: /*i18n*/ { id: 'sandbox.trial', message: 'Pagamento di prova' },
  nothing: /*i18n*/ { id: 'sandbox.nothing', message: 'Nessuno ti addebita niente: scegli tu come va a finire.' },
  order: /*i18n*/ { id: 'sandbox.order', message: 'Ordine da pagare' },
  amount: /*i18n*/ { id: 'sandbox.amount', message: 'Totale' },
  declined: /*i18n*/ { id: 'sandbox.declined', message: 'La banca ha detto no. Non hai pagato niente: puoi riprovare.' },
  after: /*i18n*/ { id: 'sandbox.after', message: '«Paga più tardi» ti riporta indietro subito: il denaro arriva {seconds} secondi dopo.' },
  paid: /*i18n*/ { id: 'sandbox.paid', message: 'Hai già pagato' },
  coming: /*i18n*/ { id: 'sandbox.coming', message: 'Il pagamento è in arrivo' },
  expired: /*i18n*/ { id: 'sandbox.expired', message: 'Qui non si può più pagare' },
  back: /*i18n*/ { id: 'sandbox.back', message: 'Torna all’app' },
  unknown: /*i18n*/ { id: 'sandbox.unknown', message: 'Questo pagamento non esiste' },
}

const buttons: Record<Deed, MessageDescriptor> = {
  pay: /*i18n*/ { id: 'sandbox.pay', message: 'Paga' },
  later: /*i18n*/ { id: 'sandbox.later', message: 'Paga più tardi' },
  decline: /*i18n*/ { id: 'sandbox.decline', message: 'Rifiuta' },
  close: /*i18n*/ { id: 'sandbox.close', message: 'Chiudi' },
}

type Html = ReturnType<typeof html>

const lock = html`<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="3" y="11" width="18" height="11" rx="2" /><path d="M7 11V7a5 5 0 0 1 10 0v4" /></svg>`

const page = (language: LanguageCode, title: string, content: Html) => html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="preload" as="font" type="font/woff2" href="${FONT}" crossorigin />
    <link rel="stylesheet" href="${STYLE}" />
  </head>
  <body>
    <main>${content}</main>
  </body>
</html>`

type Shown = SandboxPayment & { state: SandboxState }

/** Where she goes back to, by what became of it. */
export const wayBack = ({ state, back }: Shown): string => (state === 'paid' || state === 'coming' ? back.success : back.cancel)

/** The page of one payment, in her language: what is to be paid, and what she may let happen. Plain forms, no script. */
export async function sandboxPage(payment: Shown, laterSeconds: number) {
  const { language, title, cents, state, isDeclined } = payment
  const i18n = await wordsIn(language)
  const deeds = (Object.keys(buttons) as Deed[]).map((deed) => html`<button name="deed" value="${deed}">${i18n._(buttons[deed])}</button>`)
  const choice = html`${isDeclined ? html`<p role="alert" class="no">${i18n._(words.declined)}</p>` : ''}
    <form method="post">${deeds}</form>
    <p class="hint">${i18n._({ ...words.after, values: { seconds: laterSeconds } })}</p>`
  const end =
    state !== 'open' &&
    html`<p role="status" class="${state}">${i18n._(words[state])}</p>
    <a class="button" href="${wayBack(payment)}">${i18n._(words.back)}</a>`
  return page(
    language,
    i18n._(words.trial),
    html`<h1>${lock}${i18n._(words.trial)}</h1>
      <p class="nothing">${i18n._(words.nothing)}</p>
      <section class="card">
        <p>${title}</p>
        <p class="order">${i18n._(words.order)}</p>
        <p class="amount"><span>${i18n._(words.amount)}</span><strong>${euros(cents)}</strong></p>
      </section>
      ${end || choice}`,
  )
}

/** The page of a payment that there is not. */
export async function unknownPage(language: LanguageCode) {
  const i18n = await wordsIn(language)
  return page(language, i18n._(words.unknown), html`<h1>${i18n._(words.unknown)}</h1>`)
}

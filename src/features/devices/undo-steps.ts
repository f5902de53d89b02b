import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Undo } from '#rules/device-names.ts'

const onAgain = msg`Torna qui: gli avvisi si accendono da soli.`
const askAgain = msg`Torna qui e accendi di nuovo l’interruttore.`

/** How a refusal is taken back, step by step, in the words that each browser uses. `host`: this address, `app`: this app's name. */
export const undoSteps = (undo: Undo, { host, app }: { host: string; app: string }): MessageDescriptor[] => steps(host, app)[undo]

const steps = (host: string, app: string): Record<Undo, MessageDescriptor[]> => ({
  chrome: [
    msg`Fai clic sull’icona con due cursori, a sinistra dell’indirizzo in alto.`,
    msg`Accanto a «Notifiche» sposta l’interruttore su acceso. Se non c’è, apri «Impostazioni sito» e scegli «Consenti».`,
    onAgain,
  ],
  edge: [
    msg`Fai clic sul lucchetto, a sinistra dell’indirizzo in alto, e apri «Autorizzazioni per questo sito».`,
    msg`Accanto a «Notifiche» scegli «Consenti».`,
    onAgain,
  ],
  firefox: [
    msg`Fai clic sull’icona delle notifiche barrate, a sinistra dell’indirizzo in alto.`,
    msg`Accanto a «Inviare notifiche» fai clic sulla ✕ di «Bloccato».`,
    askAgain,
  ],
  safari: [
    msg`Nel menu in alto apri Safari, poi «Impostazioni» e la scheda «Siti web».`,
    msg`A sinistra scegli «Notifiche» e accanto a ${host} scegli «Consenti».`,
    onAgain,
  ],
  opera: [msg`Fai clic sul lucchetto, a sinistra dell’indirizzo in alto.`, msg`Accanto a «Notifiche» scegli «Consenti».`, onAgain],
  'chrome-android': [
    msg`Tocca l’icona a sinistra dell’indirizzo in alto, poi «Autorizzazioni».`,
    msg`Tocca «Notifiche» e accendi «Consenti notifiche».`,
    onAgain,
  ],
  'firefox-android': [
    msg`Tocca il lucchetto a sinistra dell’indirizzo.`,
    msg`Accanto a «Notifiche» tocca «Bloccata», finché diventa «Consentita».`,
    onAgain,
  ],
  samsung: [msg`Tocca ☰ in basso, poi «Impostazioni» e «Siti e download».`, msg`Tocca «Notifiche» e accendi ${host}.`, onAgain],
  'app-android': [
    msg`Nella schermata Home tieni il dito sull’icona di ${app} e tocca «Informazioni app» (ⓘ).`,
    msg`Tocca «Notifiche» e accendi «Tutte le notifiche».`,
    onAgain,
  ],
  'app-computer': [
    msg`In alto in questa finestra apri il menu ⋮ e scegli «Informazioni app».`,
    msg`Accanto a «Notifiche» scegli «Consenti».`,
    onAgain,
  ],
  'app-mac': [msg`Apri le Impostazioni di Sistema e scegli «Notifiche».`, msg`Scegli ${app} e accendi «Consenti notifiche».`, onAgain],
  ios: [msg`Apri Impostazioni e scorri fino a «Notifiche».`, msg`Tocca ${app} e accendi «Consenti notifiche».`, onAgain],
  other: [msg`Apri le impostazioni del browser e cerca «Notifiche».`, msg`Tra i siti bloccati trova ${host} e scegli «Consenti».`, onAgain],
})

import type { MessageDescriptor } from '@lingui/core'
import type { RefusalCode } from '#contract/errors.ts'

/** The sentence a customer reads for each refusal; Italian is the source. Spec §8 where it catalogues one. */
export const texts: Record<RefusalCode, MessageDescriptor> = {
  malformed: /*i18n*/ { id: 'malformed', message: 'Qualcosa nei dati inviati non va: controlla e riprova' },
  unauthenticated: /*i18n*/ { id: 'unauthenticated', message: 'Accedi per continuare' },
  login_failed: /*i18n*/ { id: 'login_failed', message: 'Nome utente e/o password non validi' },
  session_ended: /*i18n*/ { id: 'session_ended', message: 'Sessione scaduta' },
  user_inactive: /*i18n*/ { id: 'user_inactive', message: "Utente non attivo, contatta l'amministratore di sistema" },
  forbidden: /*i18n*/ { id: 'forbidden', message: 'Il tuo profilo non permette questa operazione' },
  not_found: /*i18n*/ { id: 'not_found', message: "Non lo troviamo: forse non c'è più" },
  route_missing: /*i18n*/ { id: 'route_missing', message: 'Questa richiesta non esiste' },
  method_not_allowed: /*i18n*/ { id: 'method_not_allowed', message: 'Questa richiesta non si può fare in questo modo' },
  conflict: /*i18n*/ { id: 'conflict', message: 'Nel frattempo qualcosa è cambiato: controlla e riprova' },
  key_reused: /*i18n*/ { id: 'key_reused', message: 'Questa richiesta era già arrivata con altri dati: ricarica e riprova' },
  push_endpoint: /*i18n*/ { id: 'push_endpoint', message: 'Questo browser usa un servizio di avvisi che non conosciamo' },
  push_off: /*i18n*/ { id: 'push_off', message: 'Su questo dispositivo gli avvisi non sono attivi' },
  notice_link: /*i18n*/ {
    id: 'notice_link',
    message: 'Il link di un avviso è un percorso di questa app, quello esterno comincia con https://',
  },
  notice_time: /*i18n*/ { id: 'notice_time', message: "Un avviso parte adesso o entro un anno: l'ora scelta non va" },
  no_customer: /*i18n*/ { id: 'no_customer', message: 'Nessun cliente di questa attività ha questo indirizzo' },
  too_large: /*i18n*/ { id: 'too_large', message: 'I dati inviati sono troppi' },
  postcode_missing: /*i18n*/ { id: 'postcode_missing', message: 'Scrivi il CAP' },
  postcode_wrong: /*i18n*/ { id: 'postcode_wrong', message: 'In questo paese il CAP si scrive così: {example}' },
  country_wrong: /*i18n*/ { id: 'country_wrong', message: 'Scegli un paese tra quelli serviti' },
  addresses_full: /*i18n*/ { id: 'addresses_full', message: 'Hai già {most} indirizzi: elimina quelli che non usi più' },
  balance_below_zero: /*i18n*/ { id: 'balance_below_zero', message: 'Il credito sulla carta non basta' },
  too_many: /*i18n*/ { id: 'too_many', message: 'Troppi tentativi: aspetta un poco e riprova' },
  unexpected: /*i18n*/ { id: 'unexpected', message: 'Operazione terminata in errore' },
  unavailable: /*i18n*/ { id: 'unavailable', message: 'Il servizio non risponde in questo momento: riprova tra poco' },
}

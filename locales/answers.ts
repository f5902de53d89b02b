import type { MessageDescriptor } from '@lingui/core'

/** What an answer says where a call brings a sentence. Spec §5, §8. */
export const answers = {
  codeCorrect: /*i18n*/ { id: 'answer.codeCorrect', message: 'Codice corretto' },
  letterSent: /*i18n*/ {
    id: 'answer.letterSent',
    message: 'Se questo indirizzo ha un account, tra poco riceve un’e-mail con il link per scegliere una nuova password',
  },
  passwordChanged: /*i18n*/ { id: 'answer.passwordChanged', message: 'Password cambiata correttamente' },
} satisfies Record<string, MessageDescriptor>

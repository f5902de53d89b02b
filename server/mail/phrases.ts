/** What several letters say in the same words. */
export const phrases = {
  greeting: /*i18n*/ { id: 'mail.greeting', message: 'Ciao {name},' },
  codeLasts: /*i18n*/ { id: 'mail.codeLasts', message: 'Vale 10 minuti e si usa una volta sola.' },
}

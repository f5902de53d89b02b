import { useLingui } from '@lingui/react/macro'

/** Why a password is easy to guess, in plain words, by the key of its reason; any other reason has one sentence. */
export function useAdvice(): (why: string | undefined) => string {
  const { t } = useLingui()
  const common = t`È una delle prime che si provano: scegline una che hai solo tu`
  const when = t`Date e anni si indovinano presto: usa parole`
  const row = t`Sono tasti vicini sulla tastiera: mescola parole che non c’entrano tra loro`
  const again = t`Ripete sempre lo stesso: aggiungi parole diverse`
  const words: Record<string, string> = {
    userInputs: t`È il tuo nome o qualcosa di te: scegline una che non parli di te`,
    namesByThemselves: t`Un nome da solo si indovina subito: aggiungi parole a caso`,
    commonNames: t`I nomi di persona si indovinano subito: aggiungi parole a caso`,
    wordByItself: t`Una parola sola si indovina subito: aggiungine altre due o tre`,
    sequences: t`Lettere o cifre in fila si indovinano subito: mescolale`,
    straightRow: row,
    keyPattern: row,
    simpleRepeat: again,
    extendedRepeat: again,
    recentYears: when,
    dates: when,
    topTen: common,
    topHundred: common,
    common,
    similarToCommon: t`Somiglia a una delle prime che si provano: scegline una che hai solo tu`,
  }
  const other = t`Aggiungi ancora una o due parole, meglio se poco comuni`
  return (why) => words[why ?? ''] ?? other
}

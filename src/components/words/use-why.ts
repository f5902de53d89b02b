import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../../api/base-query.ts'

/** Why a call failed: in the server's words, how long to wait, that it may have arrived all the same, or that the server does not answer. */
export function useWhy() {
  const { t } = useLingui()
  return (error: unknown): string => {
    const { message, isUnsure, code, wait } = error as Failure
    if (code === 'too_many' && wait) return afterSo(wait)
    if (message) return message
    return isUnsure ? t`Non sappiamo se è arrivato: riprova, non conterà due volte.` : t`Il server non risponde. Riprova tra poco.`
  }

  /** In a unit of which it takes several. */
  function afterSo(wait: number) {
    const [seconds, minutes, hours] = [Math.ceil(wait / 10) * 10, Math.ceil(wait / 60), Math.ceil(wait / 3600)]
    if (wait <= 90) return t`Troppi tentativi: riprova tra ${seconds} secondi`
    return minutes < 120 ? t`Troppi tentativi: riprova tra ${minutes} minuti` : t`Troppi tentativi: riprova tra ${hours} ore`
  }
}

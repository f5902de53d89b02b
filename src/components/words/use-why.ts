import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../../api/base-query.ts'

/** Why a call failed: in the server's words, that it may have arrived all the same, or that the server does not answer. */
export function useWhy() {
  const { t } = useLingui()
  return (error: unknown): string => {
    const { message, isUnsure } = error as Failure
    if (message) return message
    return isUnsure ? t`Non sappiamo se è arrivato: riprova, non conterà due volte.` : t`Il server non risponde. Riprova tra poco.`
  }
}

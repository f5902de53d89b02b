import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../api/base-query.ts'

/** Why a call failed: in the server's words, or that it does not answer. */
export function useWhy() {
  const { t } = useLingui()
  return (error: unknown): string => (error as Failure).message || t`Il server non risponde. Riprova tra poco.`
}

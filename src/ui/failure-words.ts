import { useLingui } from '@lingui/react/macro'

/** A failure as far as the page tells of it. `status`: 0 where nobody answered. */
export type Failed = { code: string; message: string; status?: number }

/**
 * What a page says of what failed: what happened and what is safe, in whole sentences. The words of a server that has none of its
 * own help nobody. LOOK "States".
 * @param down what is said where the server is down, if not what a customer has to know
 */
export function useFailureWords(failure: Failed | undefined, down?: string): string {
  const { t } = useLingui()
  if (failure && isDown(failure)) return down ?? t`Il server non risponde. Credito e punti sono al sicuro.`
  if (!failure?.message) return t`Niente è andato perso. Riprova tra poco.`
  return /[.!?…]$/.test(failure.message) ? failure.message : `${failure.message}.`
}

const isDown = ({ code, message, status = 0 }: Failed) => code === 'unexpected' || (status >= 500 && !message)

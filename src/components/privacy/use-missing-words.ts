import { useLingui } from '@lingui/react/macro'
import type { Point } from '#rules/consents.ts'

/** What the key below the consents waits for, by the point that is still to be answered. LOOK phone-3. */
export function useMissingWords(): Record<Point, string> {
  const { t } = useLingui()
  return {
    A: t`Leggi l’informativa e spunta la casella`,
    B: t`Manca una risposta su offerte e novità: vale anche no`,
    C: t`Manca una risposta sulle proposte su misura: vale anche no`,
  }
}

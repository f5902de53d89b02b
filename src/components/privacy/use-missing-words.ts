import { useLingui } from '@lingui/react/macro'
import type { Point } from '#rules/consents.ts'

/** What the key below the consents waits for, by the point that is still to be answered. LOOK phone-3. */
export function useMissingWords(): Record<Point, string> {
  const { t } = useLingui()
  return {
    A: t`Leggi l’informativa e spunta la casella`,
    B: t`Rispondi anche a «Offerte e novità», come preferisci`,
    C: t`Rispondi anche a «Proposte su misura», come preferisci`,
  }
}

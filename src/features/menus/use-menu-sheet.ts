import { startTransition, useState } from 'react'
import type { SheetName } from './MenuSheets.tsx'

/** Which sheet is open over the menu. A slow phone draws one for longer than a tap may take: the tap is answered first. BUDGETS 11. */
export function useMenuSheet() {
  const [sheet, setSheet] = useState<SheetName>()
  const open = (to: SheetName | undefined) => startTransition(() => setSheet(to))
  return { sheet, setSheet: open }
}

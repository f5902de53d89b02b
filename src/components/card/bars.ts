import draw from 'jsbarcode'
import type { CodeType } from '#contract/card.ts'
import { QUIET } from './quiet-zone.ts'

/** The bars of a code, one module high, or nothing when its symbology cannot carry it. */
export function barShape(code: string, type: Exclude<CodeType, 'QR'>) {
  const target: { encodings?: { data: string }[] } = {}
  let isValid = false
  draw(target, code, { format: type, flat: true, valid: (ok: boolean) => (isValid = ok) })
  const bars = isValid ? target.encodings?.map((part) => part.data).join('') : ''
  if (!bars) return
  const quiet = QUIET[type]
  const runs = [...bars.matchAll(/1+/g)].map((run) => `M${quiet + run.index} 0h${run[0].length}v1h-${run[0].length}z`)
  return { path: runs.join(''), width: quiet + bars.length + quiet, height: 1, square: false }
}

import type { CodeType } from '#contract/card.ts'
import { squarePath } from '#rules/square-path.ts'
import type { CodeShape } from '../../state/snapshot.ts'
import { QUIET } from './quiet-zone.ts'

export const shapeKey = (code: string, type: CodeType) => `${type}:${code}`

/** Draws a code in exactly its symbology. The libraries are loaded only here. A code its symbology cannot carry is drawn as QR. */
export async function drawCode(code: string, type: CodeType): Promise<CodeShape> {
  const bars = type === 'QR' ? undefined : (await import('./bars.ts')).barShape(code, type)
  return { for: shapeKey(code, type), ...(bars ?? (await squareShape(code))) }
}

async function squareShape(code: string) {
  const { encode } = await import('uqr')
  const { data, size } = encode(code, { ecc: 'M', border: QUIET.QR })
  return { path: squarePath(data), width: size, height: size, square: true }
}

import { encode } from 'uqr'
import { squarePath } from '#rules/square-path.ts'

/** Squares of quiet zone that scanners want all around. */
const QUIET = 4

/** A QR code that stands a scratch and a stain: its dark squares as a path, one unit each, and its side with the quiet zone. */
export function qrShape(text: string): { path: string; side: number } {
  const { data, size } = encode(text, { ecc: 'Q', border: QUIET })
  return { path: squarePath(data), side: size }
}

/** The same as a drawing of any size: `label` is its name for who cannot see it. */
export function qrSvg(text: string, label: string): string {
  const { path, side } = qrShape(text)
  const title = label.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges" role="img"><title>${title}</title><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`
}

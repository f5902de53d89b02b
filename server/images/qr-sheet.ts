import type { LanguageCode } from '#contract/languages.ts'
import { balanced } from '../pdf/lines.ts'
import { GREY, type Paper, pdfOf, type Style } from '../pdf/paper.ts'
import { qrShape } from './qr.ts'

/** Points of a millimetre. */
const MM = 72 / 25.4
const [WIDTH, HEIGHT] = [105 * MM, 148 * MM]
const MARGIN = 10 * MM
const QR = 72 * MM

/** `logo`: a square PNG. `href` is what the code opens, and stands below it for who types. */
export type Sheet = { name: string; invitation: string; href: string; logo: Uint8Array | undefined; language: LanguageCode; made: Date }

/** A sheet of A6 to print and put on the table: whose card it is, what to do, and the code. */
export function qrSheet({ name, invitation, href, logo, language, made }: Sheet): Promise<Buffer> {
  return pdfOf({ title: name, language, size: [WIDTH, HEIGHT], margin: 0, created: made }, (paper) => {
    const { doc } = paper
    if (logo) {
      const side = 18 * MM
      doc.image(Buffer.from(logo), (WIDTH - side) / 2, MARGIN, { width: side, height: side })
    }
    centred(paper, name, 34 * MM, { size: 18, weight: 700 })
    const { path, side } = qrShape(href)
    doc
      .save()
      .translate((WIDTH - QR) / 2, 41 * MM)
      .scale(QR / side)
      .path(path)
      .fill('#000000')
      .restore()
    centred(paper, invitation, 120 * MM, { size: 12, weight: 700 })
    centred(paper, href.replace(/^https?:\/\//, ''), 136 * MM, { size: 8, colour: GREY })
  })
}

/** Text in the middle of the sheet and about `y`, no larger than fits. */
function centred({ write, widthOf }: Paper, text: string, y: number, style: Pick<Style, 'weight' | 'colour'> & { size: number }) {
  const width = WIDTH - 2 * MARGIN
  const lines = balanced(text, width, (line) => widthOf(line, style))
  const size = Math.min(style.size, ...lines.map((line) => (style.size * width) / widthOf(line, style)))
  write(lines, { ...style, size, x: MARGIN, width, align: 'centre', y: y - (lines.length * size) / 2 })
}

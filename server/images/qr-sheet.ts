import type { LanguageCode } from '#contract/languages.ts'
import { balanced } from '../pdf/lines.ts'
import { GREY, type Paper, pdfOf, type Style } from '../pdf/paper.ts'
import { qrShape } from './qr.ts'

/** Points of a millimetre. */
const MM = 72 / 25.4
const [WIDTH, HEIGHT] = [105 * MM, 148 * MM]
const MARGIN = 10 * MM

/** What one code opens, which stands below it for who types, and what is said of it. `place`: where it stands, such as "Tavolo 12". */
export type QrPage = { href: string; invitation: string; place?: string | undefined }
/** `logo`: a square PNG. */
export type Sheet = { name: string; logo: Uint8Array | undefined; language: LanguageCode; made: Date; pages: readonly QrPage[] }

/** Pages of A6 to print and put up: whose it is, where it stands, what to do, and the code. */
export function qrSheet({ name, logo, language, made, pages }: Sheet): Promise<Buffer> {
  return pdfOf({ title: name, language, size: [WIDTH, HEIGHT], margin: 0, created: made }, (paper) => {
    const { doc } = paper
    const picture = logo && Buffer.from(logo)
    for (const [number, page] of pages.entries()) {
      if (number > 0) doc.addPage()
      if (picture) doc.image(picture, (WIDTH - 18 * MM) / 2, MARGIN, { width: 18 * MM, height: 18 * MM })
      centred(paper, name, 34 * MM, { size: page.place ? 14 : 18, weight: 700 })
      if (page.place) centred(paper, page.place, 45 * MM, { size: 28, weight: 700 })
      // A place takes the room of its line from the code.
      code(paper, page.href, page.place ? { y: 52 * MM, width: 64 * MM } : { y: 41 * MM, width: 72 * MM })
      centred(paper, page.invitation, page.place ? 124 * MM : 120 * MM, { size: 12, weight: 700 })
      centred(paper, page.href.replace(/^https?:\/\//, ''), 137 * MM, { size: 8, colour: GREY })
    }
  })
}

function code({ doc }: Paper, href: string, { y, width }: { y: number; width: number }) {
  const { path, side } = qrShape(href)
  doc
    .save()
    .translate((WIDTH - width) / 2, y)
    .scale(width / side)
    .path(path)
    .fill('#000000')
    .restore()
}

/** Text in the middle of the sheet and about `y`, no larger than fits. */
function centred({ write, widthOf }: Paper, text: string, y: number, style: Pick<Style, 'weight' | 'colour'> & { size: number }) {
  const width = WIDTH - 2 * MARGIN
  const lines = balanced(text, width, (line) => widthOf(line, style))
  const size = Math.min(style.size, ...lines.map((line) => (style.size * width) / widthOf(line, style)))
  write(lines, { ...style, size, x: MARGIN, width, align: 'centre', y: y - (lines.length * size) / 2 })
}

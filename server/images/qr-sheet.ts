import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { qrShape } from './qr.ts'

/** Points of a millimetre. */
const MM = 72 / 25.4
const [WIDTH, HEIGHT] = [105 * MM, 148 * MM]
const MARGIN = 10 * MM
const QR = 72 * MM
const INK = rgb(0.11, 0.1, 0.09)
const GREY = rgb(0.38, 0.36, 0.33)

/** `logo`: a square PNG. `href` is what the code opens, and stands below it for who types. */
export type Sheet = { name: string; invitation: string; href: string; logo: Uint8Array | undefined }

/** A sheet of A6 to print and put on the table: whose card it is, what to do, and the code. */
export async function qrSheet({ name, invitation, href, logo }: Sheet): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(name)
  const page = pdf.addPage([WIDTH, HEIGHT])
  const [bold, plain] = [await pdf.embedFont(StandardFonts.HelveticaBold), await pdf.embedFont(StandardFonts.Helvetica)]
  if (logo) {
    const side = 18 * MM
    page.drawImage(await pdf.embedPng(logo), { x: (WIDTH - side) / 2, y: HEIGHT - MARGIN - side, width: side, height: side })
  }
  centred(page, { text: name, font: bold, size: 18, y: HEIGHT - 38 * MM, colour: INK })
  const { path, side } = qrShape(href)
  page.drawSvgPath(path, { x: (WIDTH - QR) / 2, y: HEIGHT - 41 * MM, scale: QR / side, color: rgb(0, 0, 0) })
  centred(page, { text: invitation, font: bold, size: 12, y: 27 * MM, colour: INK })
  centred(page, { text: href.replace(/^https?:\/\//, ''), font: plain, size: 8, y: MARGIN, colour: GREY })
  return pdf.save()
}

type Line = { text: string; font: PDFFont; size: number; y: number; colour: ReturnType<typeof rgb> }

/** Text in the middle, in as few lines as it takes, all about as long, and no larger than fits; letters that the font has not are left out. */
function centred(page: PDFPage, { text, font, size, y, colour }: Line) {
  const known = new Set(font.getCharacterSet())
  const words = [...text]
    .filter((letter) => known.has(letter.codePointAt(0) ?? 0))
    .join('')
    .split(' ')
  const most = WIDTH - 2 * MARGIN
  const widthOf = (line: string) => font.widthOfTextAtSize(line, size)
  const count = broken(words, most, widthOf).length
  const narrow = Array.from({ length: 20 }, (_, i) => (most * (i + 1)) / 20).find((width) => broken(words, width, widthOf).length <= count)
  const lines = broken(words, narrow ?? most, widthOf)
  const fits = Math.min(size, ...lines.map((line) => (size * most) / widthOf(line)))
  for (const [i, line] of lines.entries()) {
    const below = (i - (lines.length - 1) / 2) * fits * 1.25
    page.drawText(line, { x: (WIDTH - font.widthOfTextAtSize(line, fits)) / 2, y: y - below, size: fits, font, color: colour })
  }
}

/** Lines of whole words, each as wide as `most` unless one word is wider. */
function broken(words: string[], most: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of words.filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

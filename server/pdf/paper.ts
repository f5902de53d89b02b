import { buffer } from 'node:stream/consumers'
import type { LanguageCode } from '#contract/languages.ts'
import { fonts, runsOf, type Weight } from './fonts.ts'
import { broken } from './lines.ts'

export const INK = '#1c1a17'
export const GREY = '#615c54'
/** A line is so much higher than its letters. */
const LEADING = 1.35

/** What is known of a document before it is drawn. Sizes in points; two of the same moment and content are the same bytes. */
export type Kind = { title: string; language: LanguageCode; size: 'A4' | [number, number]; margin: number; created: Date }
type Letters = { size?: number; weight?: Weight }
/** How a text stands: in so much width from `x` on, at `y` if not below what was written last. */
export type Style = Letters & { x: number; width: number; y?: number; colour?: string; align?: 'left' | 'centre' | 'right' }

/** A document that is written on in any of the alphabets of `fonts.ts`. */
export function paper(doc: PDFKit.PDFDocument) {
  const widthOf = (text: string, { size = 10, weight = 400 }: Letters = {}) =>
    runsOf(text, weight).reduce((width, { font, text: run }) => width + doc.font(font).fontSize(size).widthOfString(run), 0)

  const linesOf = (text: string, { width, ...letters }: Letters & { width: number }) =>
    text.split('\n').flatMap((paragraph) => broken(paragraph, width, (line) => widthOf(line, letters)))

  /** One line, from `x` on. */
  function put(line: string, x: number, y: number, { size = 10, weight = 400, colour = INK }: Style) {
    let at = x
    for (const { font, text } of runsOf(line, weight)) {
      doc.font(font).fontSize(size).fillColor(colour).text(text, at, y, { lineBreak: false })
      at += doc.widthOfString(text)
    }
  }

  /** Writes lines, as a paragraph that a screen reader finds, and goes on below them. */
  function write(text: string | string[], style: Style, as: 'P' | 'H1' | 'H2' = 'P'): void {
    const { x, width, size = 10, align = 'left', y = doc.y } = style
    const lines = typeof text === 'string' ? linesOf(text, style) : text
    const part = align === 'right' ? 1 : align === 'centre' ? 1 / 2 : 0
    const draw = () => lines.forEach((line, i) => put(line, x + (width - widthOf(line, style)) * part, y + i * size * LEADING, style))
    doc.addStructure(doc.struct(as, {}, draw))
    doc.y = y + lines.length * size * LEADING
  }

  return {
    doc,
    widthOf,
    write,
    /** How high a text will be. */
    heightOf: (text: string, style: Style) => linesOf(text, style).length * (style.size ?? 10) * LEADING,
    /** A hairline from margin to margin. */
    rule: () => {
      const { margins, width } = doc.page
      doc
        .moveTo(margins.left, doc.y)
        .lineTo(width - margins.right, doc.y)
        .lineWidth(0.5)
        .strokeColor(GREY)
        .stroke()
    },
    /** Begins a page where less than so much is left of this one. */
    keep: (height: number) => {
      if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage()
    },
  }
}
export type Paper = ReturnType<typeof paper>

/** Draws a document. The library is fetched by the first that is drawn: it takes 30 MB. */
export async function pdfOf({ title, language, size, margin, created }: Kind, draw: (paper: Paper) => void): Promise<Buffer> {
  const { default: Document } = await import('pdfkit')
  const info = { Title: title, CreationDate: created, ModDate: created }
  const doc = new Document({ size, margin, lang: language, displayTitle: true, pdfVersion: '1.7', tagged: true, bufferPages: true, info })
  for (const { name, font } of fonts()) doc.registerFont(name, font)
  const bytes = buffer(doc)
  draw(paper(doc))
  doc.end()
  return bytes
}

import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** A PDF of one page: its text as a reader selects it, line by line, title and language, and its size in points. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(pdf)
  if (totalPages !== 1) throw new Error(`the document has ${totalPages} pages`)
  const { info } = await getMeta(pdf)
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view
  return { text: text.join('\n'), title: info['Title'] as string, language: info['Language'] as string, size: [width, height] }
}

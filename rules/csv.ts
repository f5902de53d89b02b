/** What a spreadsheet would compute instead of show. */
const FORMULA = /^[=+\-@\t\r]/
/** By this Excel knows that the file is UTF-8. */
const BOM = '\ufeff'

/** How the spreadsheets of a language read a table. */
export type CsvForm = { separator: ';' | ','; comma: ',' | '.' }

/** Most of Europe writes a comma in numbers, and so a semicolon between them; English does neither. */
export const csvForm = (language: string): CsvForm => (language === 'en' ? { separator: ',', comma: '.' } : { separator: ';', comma: ',' })

/** A cell of text: quoted where it has to be, and kept from being a formula. */
function textCell(text: string, separator: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /["\r\n]/.test(harmless) || harmless.includes(separator) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Lines of a table for spreadsheets, in UTF-8. Numbers are cents. */
export const csvLines = (rows: readonly (readonly (string | number)[])[], { separator, comma } = csvForm('it')): string[] =>
  rows.map((row, index) => {
    const cells = row.map((cell) => (typeof cell === 'number' ? (cell / 100).toFixed(2).replace('.', comma) : textCell(cell, separator)))
    return (index === 0 ? BOM : '') + cells.join(separator)
  })

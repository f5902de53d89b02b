/** What a spreadsheet would compute instead of show. */
const FORMULA = /^[=+\-@\t\r]/
/** By this Excel knows that the file is UTF-8. */
const BOM = '\ufeff'

/** A cell of text: quoted where it has to be, and kept from being a formula. */
function textCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Lines of a table for spreadsheets that write a comma in numbers, as most of Europe's do: semicolons, UTF-8. Numbers are cents. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string[] =>
  rows.map((row, index) => {
    const cells = row.map((cell) => (typeof cell === 'number' ? (cell / 100).toFixed(2).replace('.', ',') : textCell(cell)))
    return (index === 0 ? BOM : '') + cells.join(';')
  })

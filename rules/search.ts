/** A text as it is searched in: without accents, capitals and letters that few keyboards have. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('’', "'")

/** The words that are looked for. */
export const wordsOf = (search: string): string[] => folded(search).split(/\s+/).filter(Boolean)

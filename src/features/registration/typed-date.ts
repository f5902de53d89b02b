/** A day as it is typed, in the order of our languages. */
export type Typed = { day: string; month: string; year: string }

const MOST = [2, 2, 4]

/** Day, month and year of what is typed, one after the other as each is full, or as she parts them herself. */
function partsIn(text: string): string[] {
  const parts: string[] = []
  for (const token of text.split(/\D+/)) {
    let rest = token
    do {
      const most = MOST[parts.length]
      if (most === undefined) return parts
      parts.push(rest.slice(0, most))
      rest = rest.slice(most)
    } while (rest)
  }
  return parts
}

/** The three parts of a date that is typed, pasted, or filled in by the browser, which writes `1991-05-07`. */
export function typedDate(text: string): Typed {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim())
  const [day = '', month = '', year = ''] = iso ? [iso[3], iso[2], iso[1]] : partsIn(text)
  return { day, month, year }
}

/** The same as the field shows it: with the signs between its parts, also the one that she has just typed. */
export function shownDate(text: string, sign = '/'): string {
  const { day, month, year } = typedDate(text)
  const isParted = /\d\D+$/.test(text) && !year
  return [day, month, year].filter(Boolean).join(sign) + (isParted ? sign : '')
}

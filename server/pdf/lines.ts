/** Lines of whole words, each as wide as `most` unless one word is wider. */
export function broken(text: string, most: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && widthOf(longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same in as few lines as it takes, all about as long. */
export function balanced(text: string, most: number, widthOf: (line: string) => number): string[] {
  const count = broken(text, most, widthOf).length
  const widths = Array.from({ length: 20 }, (_, i) => (most * (i + 1)) / 20)
  const narrow = widths.find((width) => broken(text, width, widthOf).length <= count)
  return broken(text, narrow ?? most, widthOf)
}

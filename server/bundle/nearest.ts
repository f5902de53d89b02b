/**
 * The word somebody probably meant: the nearest of `words`, if at most a third of its letters differ.
 * @returns nothing when none is near
 */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  let best: { word: string; far: number } | undefined
  for (const candidate of words) {
    const far = distance(word.toLowerCase(), candidate.toLowerCase())
    if (far <= Math.floor(candidate.length / 3) && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { word: candidate, far }
  }
  return best?.word
}

/** `; did you mean x?`, or nothing. */
export function didYouMean(word: string, words: Iterable<string>): string {
  const near = nearest(word, words)
  return near ? `; did you mean ${near}?` : ''
}

/** Letters to change, add or leave out to come from one word to the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

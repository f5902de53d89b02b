import { folded, wordsOf } from './search.ts'

/** A word that is shorter is one letter from too many others. */
const LEAST = 4

/** Is one word the other with a letter more, less or changed, or with two neighbours swapped? */
export function isOneLetterOff(one: string, other: string): boolean {
  const [a, b] = one.length <= other.length ? [one, other] : [other, one]
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  return right.length === 1 || (right.length === 2 && left.length === 2 && left === `${right[1]}${right[0]}`)
}

/** What is sold, as the search sees it: by what it is found, and what it is called, in any language. */
type Sought = { search: string; names: readonly string[] }

/**
 * What somebody may have meant whose search found nothing: each word of it that is nowhere becomes one of a name from which it is
 * one letter off. @returns the search in the words of the names, or undefined where that would find nothing either
 */
export function nearSearch(search: string, goods: readonly Sought[]): string | undefined {
  const words = wordsOf(search)
  const called = goods.flatMap(({ names }) => names.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []))
  const meant = words.map((word) => {
    if (goods.some((good) => good.search.includes(word))) return word
    return word.length < LEAST ? undefined : called.find((one) => isOneLetterOff(word, folded(one)))
  })
  const found = meant.filter((word) => word !== undefined)
  const isAnywhere = goods.some((good) => found.every((word) => good.search.includes(folded(word))))
  return words.length > 0 && found.length === words.length && isAnywhere ? found.join(' ') : undefined
}

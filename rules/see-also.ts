import { folded } from './search.ts'

/** Words that are shorter say little of a dish: di, con, per, due. */
const SHORT = 4

const wordsIn = (text: string) => [...new Set(folded(text).split(/[^\p{L}\p{N}]+/u))].filter(({ length }) => length >= SHORT)

/** Which of these a text speaks of, those named in full first: at least half of the words of such a name stand in it. */
export function namedIn<T extends { name: string }>(text: string, all: readonly T[]): T[] {
  const said = new Set(wordsIn(text))
  const share = (name: string) => {
    const words = wordsIn(name)
    return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length
  }
  return all
    .map((one) => ({ one, share: share(one.name) }))
    .filter((found) => found.share >= 1 / 2)
    .toSorted((a, b) => b.share - a.share)
    .map(({ one }) => one)
}

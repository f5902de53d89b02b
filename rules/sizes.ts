const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']

/** What stands for the one size of what has none. */
export const ONE_SIZE = 'U'

/** What tells a variant from the others of its good, in words; nothing for one that has neither. */
export const variantWords = ({ color, size }: { color: string; size: string }): string[] =>
  [color, size === ONE_SIZE ? '' : size].filter((word) => word !== '')

/** How many of a variant are told; of more it is only said that there are some. */
const FEW = 5

/** What customers are told of how many are left: the number if they are few, else null. */
export const leftShown = (left: number): number | null => (left <= FEW ? Math.max(0, left) : null)

/** What stands between the two ends of a range, as in `36-38` and `S/M`. */
const RANGE = /\s*[-–/]\s*/
const LETTER = 0
const NUMBER = 1

/** Of one that is no range: letters from small to large, then numbers, then measures, then words. */
function placeOfOne(size: string): [number, number] {
  const letter = LETTERS.indexOf(size.toUpperCase())
  if (letter >= 0) return [LETTER, letter]
  const number = Number.parseFloat(size.replace(',', '.'))
  if (Number.isNaN(number)) return [5, 0]
  return [/^[\d.,]+$/.test(size) ? NUMBER : 4, number]
}

/** Where a size stands among others: ranges behind what they reach from and to, and the one size behind all. */
function placeOf(size: string): [number, number] {
  if (size === ONE_SIZE) return [6, 0]
  const ends = size.split(RANGE).map(placeOfOne)
  const [kind = 5, place = 0] = ends[0] ?? []
  const isRange = ends.length === 2 && ends.every(([of]) => of === kind) && (kind === LETTER || kind === NUMBER)
  return isRange ? [kind + 2, place] : placeOfOne(size)
}

/** Sizes from small to large. */
export const sizesInOrder = (sizes: readonly string[]): string[] =>
  sizes.toSorted((a, b) => {
    const [[kind, place], [otherKind, otherPlace]] = [placeOf(a), placeOf(b)]
    return kind - otherKind || place - otherPlace || (a < b ? -1 : 1)
  })

const KINDS: readonly (readonly number[])[] = [
  [LETTER, LETTER + 2],
  [NUMBER, NUMBER + 2],
]

/** Sizes from small to large by their kind, each with its ranges: letters, numbers, all others. A kind that has none is left out. */
export function sizesByKind(sizes: readonly string[]): string[][] {
  const kindOf = (size: string) => KINDS.findIndex((kinds) => kinds.includes(placeOf(size)[0]))
  const ordered = sizesInOrder(sizes)
  return [...KINDS.keys(), -1].map((kind) => ordered.filter((size) => kindOf(size) === kind)).filter((group) => group.length > 0)
}

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

/** Where a size stands among others: letters from small to large, then what begins with a number, then the rest. */
function placeOf(size: string): [number, number] {
  const letter = LETTERS.indexOf(size.toUpperCase())
  if (letter >= 0) return [0, letter]
  const number = Number.parseFloat(size.replace(',', '.'))
  return Number.isNaN(number) ? [2, 0] : [1, number]
}

/** Sizes from small to large. */
export const sizesInOrder = (sizes: readonly string[]): string[] =>
  sizes.toSorted((a, b) => {
    const [[kind, place], [otherKind, otherPlace]] = [placeOf(a), placeOf(b)]
    return kind - otherKind || place - otherPlace || (a < b ? -1 : 1)
  })

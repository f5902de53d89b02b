/** A card of the board by its column and its row in it. */
type Place = { column: number; row: number }

const sideways = { ArrowLeft: -1, ArrowRight: 1 } as const
const downwards = { ArrowUp: -1, ArrowDown: 1 } as const
type Arrow = keyof typeof sideways | keyof typeof downwards

export const isArrow = (key: string): key is Arrow => Object.hasOwn(sideways, key) || Object.hasOwn(downwards, key)

const within = (row: number, length: number) => Math.min(Math.max(row, 0), length - 1)

/**
 * Where an arrow leads from a card: up and down in its column, sideways to the next column that has any, as near as can be.
 * @param lengths how many cards each column has   @param at nothing in focus yet: the first card   @returns nothing if there is no card
 */
export function stepFrom(lengths: readonly number[], at: Place | undefined, arrow: Arrow): Place | undefined {
  if (!at) {
    const column = lengths.findIndex((length) => length > 0)
    return column < 0 ? undefined : { column, row: 0 }
  }
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') return { ...at, row: within(at.row + downwards[arrow], lengths[at.column] ?? 0) }
  const by = sideways[arrow]
  for (let column = at.column + by; column in lengths; column += by) {
    const length = lengths[column] ?? 0
    if (length > 0) return { column, row: within(at.row, length) }
  }
  return at
}

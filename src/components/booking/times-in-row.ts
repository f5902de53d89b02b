/** How many times stand in a row where there is room: five, or four where that leaves fewer of them alone on their line. */
export function timesInRow(counts: readonly number[]): number {
  const alone = (inRow: number) => counts.filter((count) => count > 1 && count % inRow === 1).length
  return alone(4) < alone(5) ? 4 : 5
}

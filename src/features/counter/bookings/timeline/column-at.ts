/** How far a place is from a stretch. */
const awayFrom = ({ left, right }: DOMRect, x: number) => Math.max(left - x, x - right, 0)

/**
 * The column at a point of the screen, or nearest to it, and how far down in it that is.
 * @returns its place among the columns, and the share of its height from 0; undefined where there is none
 */
export function columnAt(root: HTMLElement | null, x: number, y: number): { index: number; share: number } | undefined {
  const boxes = [...(root?.querySelectorAll('[data-column]') ?? [])].map((column) => column.getBoundingClientRect())
  const away = boxes.map((box) => awayFrom(box, x))
  const index = away.indexOf(Math.min(...away))
  const box = boxes[index]
  return box && { index, share: (y - box.top) / box.height }
}

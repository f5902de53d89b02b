/** Cells of the foil, each as wide as high; what is scratched is known by them, without reading the canvas back. */
const ACROSS = 32

/**
 * How much of a foil is scratched off. A cell counts once its middle lies under the finger.
 * @param width   @param height of the foil, in any unit   @param radius of the finger, in the same
 * @returns `stroke`: a finger goes from one point to another, `share`: what is off by now, 0 to 1
 */
export function coverage(width: number, height: number, radius: number) {
  const side = width / ACROSS
  const down = Math.max(1, Math.round(height / side))
  const off = new Uint8Array(ACROSS * down)
  let count = 0

  const touch = (x: number, y: number) => {
    const reach = Math.ceil(radius / side)
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)]
    for (let r = Math.max(0, row - reach); r <= Math.min(down - 1, row + reach); r++)
      for (let c = Math.max(0, column - reach); c <= Math.min(ACROSS - 1, column + reach); c++) {
        const isUnder = Math.hypot((c + 0.5) * side - x, (r + 0.5) * side - y) <= radius
        const at = r * ACROSS + c
        if (!isUnder || off[at] === 1) continue
        off[at] = 1
        count += 1
      }
  }
  return {
    stroke: (from: Point, to: Point) => {
      for (const { x, y } of along(from, to, side)) touch(x, y)
    },
    share: () => count / off.length,
  }
}

export type Point = { x: number; y: number }

/** The points of a line, this far apart, its end among them. */
export function along(from: Point, to: Point, step: number): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
  return Array.from({ length: steps }, (_, n) => {
    const part = (n + 1) / steps
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
}

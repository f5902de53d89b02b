/** How a picture is looked at: how many times its size, and how far its middle is from that of its frame, in px. */
export type View = { scale: number; x: number; y: number }
/** Px; a point counts from the middle of the frame. */
export type Point = { x: number; y: number }
export type Frame = { width: number; height: number }

/** The whole of it. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 }
/** Larger there are only pixels. */
export const LARGEST = 4

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** Within the frame: no smaller than whole, no larger than it is sharp, and its edges never inside of the frame. */
function kept({ scale, x, y }: View, { width, height }: Frame): View {
  const size = between(1, scale, LARGEST)
  const [right, down] = [((size - 1) * width) / 2, ((size - 1) * height) / 2]
  return { scale: size, x: between(-right, x, right) + 0, y: between(-down, y, down) + 0 }
}

/** So many times larger than now; what is at the point stays under the finger. */
export function zoomed(view: View, times: number, point: Point, frame: Frame): View {
  const scale = between(1, view.scale * times, LARGEST)
  const by = scale / view.scale
  return kept({ scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, frame)
}

/** Moved by so much. */
export const moved = ({ scale, x, y }: View, by: Point, frame: Frame): View => kept({ scale, x: x + by.x, y: y + by.y }, frame)

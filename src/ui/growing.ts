import { startTransition } from 'react'

type Growing = {
  /** A change of the page: on the way on what she touched grows, on the way back what is open becomes small again. */
  draw: (change: () => void, way: 'on' | 'back') => void
  /** A change in which this one element goes to another place. */
  from: (node: HTMLElement | null | undefined, change: () => void) => void
  /** What she touched on the way here, for whoever draws it before all else is known of the page. */
  touched: () => string | undefined
}

/** How such a change is drawn: at once, until `grow.ts` has come, which is after the first paint. */
export const growing: Growing = { draw: startTransition, from: (_, change) => change(), touched: () => undefined }

/** Another draws what this does to the page: it changes at once. */
export function atOnce(act: () => void): void {
  const { draw } = growing
  growing.draw = (change) => change()
  try {
    act()
  } finally {
    growing.draw = draw
  }
}

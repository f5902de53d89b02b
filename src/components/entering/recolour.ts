import { flushSync } from 'react-dom'
import { movesUntil } from '../../ui/moving.ts'
import './recolour.css'

/** How far the circle goes, in CSS px, and how wide its edge is. LOOK "phone-6". */
const REACH = 900
const EDGE = 4
const CIRCLE = { duration: 420, easing: 'cubic-bezier(.4,0,.2,1)', fill: 'both' } as const
const FADE = { duration: 120, fill: 'both' } as const

export type Point = { x: number; y: number }

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Everything but a circle: what the page was, with a hole in it. */
const around = ({ x, y }: Point, r: number): Keyframe => ({
  clipPath: `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0Z M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z")`,
})

const within = ({ x, y }: Point, r: number): Keyframe => ({ clipPath: `circle(${r}px at ${x}px ${y}px)` })

const play = (layer: 'old' | 'new', frames: Keyframe[], timing: KeyframeAnimationOptions) =>
  document.documentElement.animate(frames, { ...timing, pseudoElement: `::view-transition-${layer}(root)` })

/**
 * Draws a change of page and colours as a circle that grows from the finger; between old and new stands an edge in the new
 * colour, and over both the chosen card flies to the place that `grows` names. Where nothing may move both cross-fade, and a
 * browser that cannot draw it changes at once.
 * What stands below the first screen of what opens waits for its end: it would cost it frames.
 * @returns settles when it is over
 */
export async function recolour(change: () => void, from: Point, grows: string): Promise<void> {
  if (!document.startViewTransition) return change()
  const root = document.documentElement
  root.dataset.view = 'recolour'
  const place = () => document.querySelector<HTMLElement>(`[data-grows="${CSS.escape(grows)}"]:not(.wallet-chosen)`)
  const transition = document.startViewTransition(() => {
    movesUntil(transition.finished)
    flushSync(change)
    place()?.style.setProperty('view-transition-name', 'chosen')
  })
  try {
    await transition.ready
    if (isStill()) {
      play('old', [{ opacity: 1 }, { opacity: 0 }], FADE)
    } else {
      const far = Math.max(REACH, Math.hypot(Math.max(from.x, innerWidth - from.x), Math.max(from.y, innerHeight - from.y)))
      play('old', [around(from, EDGE), around(from, far)], CIRCLE)
      play('new', [within(from, 0), within(from, far - EDGE)], CIRCLE)
    }
  } catch {
    // Another change of the page came before: this one is done, unseen.
  }
  await transition.finished.catch(() => undefined)
  place()?.style.removeProperty('view-transition-name')
  delete root.dataset.view
}

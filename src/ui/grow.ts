import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { growing } from './growing.ts'
import './grow.css'

// A picture, a card: one thing that grows from where it is small to where it is whole, and back. Whatever has the same
// `data-grows` is the same thing; `data-whole` is the place in which it is opened. The browser draws what is between
// (View Transitions); where it cannot, or nothing may move, the page changes at once. LOOK "Motion", phone-7.

/** A picture is cut into the shape of each place; a card keeps its own. */
const nameOf = (node: HTMLElement) => (node instanceof HTMLImageElement ? 'picture' : 'card')

const isStill = matchMedia('(prefers-reduced-motion: reduce)')

/** How much of it is on the screen, in px². */
function seen(node: Element): number {
  if (!node.checkVisibility()) return 0
  const { left, right, top, bottom } = node.getBoundingClientRect()
  return Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
}

/** A sheet that is about to come up begins below the screen. */
const isComing = (node: HTMLElement) => 'whole' in node.dataset && node.checkVisibility()

const largest = (nodes: HTMLElement[]): HTMLElement | undefined =>
  nodes
    .filter((node) => seen(node) || isComing(node))
    .toSorted((a, b) => Number('whole' in b.dataset) - Number('whole' in a.dataset) || seen(b) - seen(a))[0]

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/** What she touched last, in the link or key that leads on, or in the article all over which that lies. */
let touched: HTMLElement | undefined

function touch({ target }: Event) {
  const key = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
  const within =
    key?.querySelector<HTMLElement>('[data-grows]') ?? key?.closest('article')?.querySelector<HTMLElement>('[data-grows]:not([data-whole])')
  touched = (key?.matches('[data-grows]') ? key : within) ?? undefined
}

/** What is about to change its place: on the way on what she touched, on the way back what is open. */
const leaving = (way: 'on' | 'back') =>
  way === 'back' ? largest(all('[data-whole]')) : touched?.isConnected && seen(touched) ? touched : undefined

let latest: ViewTransition | undefined
/** Where the latest ends; another that begins before it is over takes the name from there. */
let to: HTMLElement | undefined

/** Draws a change of the page, in which `from` becomes whole, or small again. */
function growFrom(from: HTMLElement | undefined, change: () => void): void {
  const what = from?.dataset.grows
  if (!from || what === undefined || isStill.matches || !document.startViewTransition) return startTransition(change)
  const name = nameOf(from)
  if (to) to.style.viewTransitionName = ''
  from.style.viewTransitionName = name
  document.documentElement.dataset.view = 'grow'
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = ''
    flushSync(change)
    // A sheet that leaves is shown once more without React: what was in it is elsewhere by then.
    if (!from.isConnected) from.style.visibility = 'hidden'
    touched = undefined
    to = largest(all(`[data-grows="${CSS.escape(what)}"]`).filter((one) => one !== from))
    if (to) to.style.viewTransitionName = name
    else transition.skipTransition()
  })
  latest = transition
  transition.ready.catch(() => undefined)
  void transition.finished
    .catch(() => undefined)
    .then(() => {
      if (latest !== transition) return
      if (to) to.style.viewTransitionName = ''
      to = undefined
      delete document.documentElement.dataset.view
    })
}

/** From here on. */
export function beginGrowing() {
  document.addEventListener('click', touch, true)
  growing.touched = () => touched?.dataset.grows
  growing.from = (node, change) => growFrom(node ?? undefined, change)
  growing.draw = (change, way) => {
    if (way === 'back') touched = undefined
    growFrom(leaving(way), change)
  }
}

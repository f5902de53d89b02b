import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { growing } from './growing.ts'
import './grow.css'

// A picture, a card: one thing that grows from where it is small to where it is whole, and back. Whatever has the same
// `data-grows` is the same thing; `data-whole` is the place in which it is opened. The browser draws what is between
// (View Transitions); where it cannot, or nothing may move, the page changes at once. LOOK "Motion", phone-7.

/** A picture is cut into the shape of each place; a card keeps its own. */
const nameOf = (node: HTMLElement) => (node instanceof HTMLImageElement ? 'picture' : 'card')

/** As in grow.css. */
const GROW: KeyframeAnimationOptions = { duration: 280, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'both' }

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

/** The corners that it is seen with: its own, or those of what cuts it off where it stands. A sheet is round at its top alone. */
function cornersOf(node: HTMLElement): string {
  const { left, top, width } = node.getBoundingClientRect()
  for (let one: HTMLElement | null = node; one; one = one.parentElement) {
    const box = one.getBoundingClientRect()
    if (Math.abs(box.left - left) + Math.abs(box.top - top) + Math.abs(box.width - width) > 2) break
    const { borderRadius, overflow } = getComputedStyle(one)
    if (borderRadius !== '0px' && (one === node || overflow !== 'visible')) return borderRadius
  }
  return '0px'
}

const isInSheet = (node: HTMLElement) => node.closest('[data-scope="dialog"]') !== null

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
  const root = document.documentElement
  root.dataset.view = 'grow'
  const wasInSheet = isInSheet(from)
  const corners = [cornersOf(from)]
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = ''
    flushSync(change)
    touched = undefined
    to = largest(all(`[data-grows="${CSS.escape(what)}"]`).filter((one) => one !== from))
    if (!to) return transition.skipTransition()
    to.style.viewTransitionName = name
    corners.push(cornersOf(to))
    const isSheet = wasInSheet !== isInSheet(to)
    root.toggleAttribute('data-sheet', isSheet)
    // The page that stays behind it has no second one.
    if (isSheet) from.style.visibility = 'hidden'
  })
  latest = transition
  transition.ready.then(
    () => root.animate({ borderRadius: corners }, { ...GROW, pseudoElement: `::view-transition-image-pair(${name})` }),
    () => undefined,
  )
  void transition.finished
    .catch(() => undefined)
    .then(() => {
      from.style.visibility = ''
      if (latest !== transition) return
      if (to) to.style.viewTransitionName = ''
      to = undefined
      delete root.dataset.view
      root.removeAttribute('data-sheet')
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

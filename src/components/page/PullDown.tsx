import { useEffect, useEffectEvent } from 'react'

/** Pulled further than this, in px, the page closes; by then its picture is so much larger. LOOK phone-7. */
const FAR = 96
const STRETCH = 0.15
const BACK = { duration: 180, easing: 'cubic-bezier(.2,.8,.2,1)' }

type Pull = { x: number; y: number; by: number; isMeant: boolean }

const partsBeside = (picture: HTMLElement) =>
  [...(picture.parentElement?.children ?? [])].filter((part): part is HTMLElement => part instanceof HTMLElement && part !== picture)

/** Draws the picture larger, from its upper edge, and moves down what is below it. */
function stretch(picture: HTMLElement, by: number) {
  const scale = 1 + STRETCH * Math.min(1, by / FAR)
  const rest = partsBeside(picture)
  picture.style.transformOrigin = 'top'
  picture.style.transform = by ? `scale(${scale})` : ''
  for (const part of rest) part.style.transform = by ? `translateY(${picture.offsetHeight * (scale - 1)}px)` : ''
}

/** Lets go of it: all of it goes back to its place. */
function settle(picture: HTMLElement) {
  const before = [...(picture.parentElement?.children ?? [])].map((part) => [part, getComputedStyle(part).transform] as const)
  stretch(picture, 0)
  for (const [part, transform] of before) if (transform !== 'none') part.animate([{ transform }, { transform: 'none' }], BACK)
}

/** A page whose picture begins at the very top, pulled down by a finger: the picture stretches, and the page closes. */
export function PullDown({ onClose }: { onClose: () => unknown }) {
  // The page may be drawn anew while a finger pulls.
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let pull: Pull | undefined
    const picture = () => document.querySelector<HTMLElement>('.detail > [data-whole]')
    const start = ({ touches }: TouchEvent) => {
      const [one] = touches
      pull =
        one && touches.length === 1 && scrollY <= 0 && picture() ? { x: one.clientX, y: one.clientY, by: 0, isMeant: false } : undefined
    }
    const move = (event: TouchEvent) => {
      const [one] = event.touches
      const head = picture()
      if (!pull || !one || !head) return
      pull.by = Math.max(0, one.clientY - pull.y)
      // Sideways, or up: the browser's.
      if (!pull.isMeant && (pull.by === 0 || Math.abs(one.clientX - pull.x) > pull.by)) return void (pull = undefined)
      pull.isMeant = true
      if (event.cancelable) event.preventDefault()
      stretch(head, pull.by)
    }
    const end = (event: TouchEvent) => {
      const [done, head] = [pull, picture()]
      pull = undefined
      if (!done?.isMeant || !head) return
      if (event.type === 'touchend' && done.by > FAR) close()
      else settle(head)
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('touchstart', start, { signal, passive: true })
    document.addEventListener('touchmove', move, { signal, passive: false })
    document.addEventListener('touchend', end, { signal })
    document.addEventListener('touchcancel', end, { signal })
    return () => stop.abort()
  }, [])
  return null
}

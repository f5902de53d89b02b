import { closesWhenLetGo, type Trace, velocityOf } from './let-go.ts'
import { isWide } from './use-wide.ts'

/** So far a finger goes before it is known whether it pulls, in pixels. */
const SURE = 6
/** What a finger moves by itself. */
const ELSEWHERE = '[data-scope="slider"], input[type="range"]'

/** The way out: a sheet goes down, a drawer to the end. */
type Way = 'down' | 'end'
type Pull = { x: number; y: number; isSure: boolean; traces: Trace[] }

const isAtTop = (target: Element, sheet: Element): boolean =>
  target.scrollTop <= 0 && (target === sheet || !target.parentElement || isAtTop(target.parentElement, sheet))

const lengthOf = (sheet: HTMLElement, way: Way) => (way === 'down' ? sheet.offsetHeight : sheet.offsetWidth)

/** Puts the sheet so far out of its place, and dims the page behind so much less. */
function place(sheet: HTMLElement, way: Way, out: number, isFollowing: boolean) {
  const scrim = sheet.parentElement?.previousElementSibling
  const parts = scrim instanceof HTMLElement ? [sheet, scrim] : [sheet]
  for (const part of parts) part.style.transition = isFollowing ? 'none' : 'transform var(--motion-sheet), opacity var(--motion-sheet)'
  sheet.style.transform = out > 0 ? `translate${way === 'down' ? 'Y' : 'X'}(${out}px)` : ''
  if (scrim instanceof HTMLElement) scrim.style.opacity = out > 0 ? `${Math.max(0, 1 - out / lengthOf(sheet, way))}` : ''
}

/**
 * The sheet follows a finger that pulls it out: down, from its grip or from anywhere in it while nothing there is scrolled, or
 * to the end, from anywhere in it; a mouse takes it at its grip. Let go it closes, from where it is, or springs back. Not where
 * it is a dialog in the middle.
 * @returns how to stop
 */
export function followFinger(sheet: HTMLElement, way: Way, onClose: () => void): () => void {
  let pull: Pull | undefined
  const begin = (x: number, y: number) => {
    pull = { x, y, isSure: false, traces: [] }
  }
  /** Is it the sheet that this moves? */
  const move = (x: number, y: number, at: number): boolean => {
    if (!pull) return false
    const [right, down] = [x - pull.x, y - pull.y]
    const [out, aside] = way === 'down' ? [down, Math.abs(right)] : [right, Math.abs(down)]
    if (!pull.isSure) {
      if (Math.max(aside, Math.abs(out)) < SURE) return out > aside
      if (out <= aside) {
        pull = undefined
        return false
      }
      pull.isSure = true
    }
    pull.traces.push({ out, at })
    place(sheet, way, out, true)
    return true
  }
  const end = (at: number, isGivenUp = false) => {
    const last = pull?.traces.at(-1)
    if (pull && last) {
      const { out } = last
      const goes = !isGivenUp && closesWhenLetGo({ out, length: lengthOf(sheet, way), velocity: velocityOf(pull.traces, at) })
      if (goes) onClose()
      else place(sheet, way, 0, false)
    }
    pull = undefined
  }

  const start = ({ target, touches }: TouchEvent) => {
    const [finger] = touches
    if (pull || touches.length > 1) end(0, true)
    else if (finger && target instanceof Element && !isWide() && !target.closest(ELSEWHERE) && (way === 'end' || isAtTop(target, sheet)))
      begin(finger.clientX, finger.clientY)
  }
  const follow = (event: TouchEvent) => {
    const [finger] = event.touches
    if (finger && move(finger.clientX, finger.clientY, event.timeStamp) && event.cancelable) event.preventDefault()
  }
  const press = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || !(event.target instanceof HTMLElement) || !event.target.matches('.sheet-grip')) return
    event.target.setPointerCapture(event.pointerId)
    begin(event.clientX, event.clientY)
  }
  const stop = new AbortController()
  const { signal } = stop
  sheet.addEventListener('touchstart', start, { signal, passive: true })
  sheet.addEventListener('touchmove', follow, { signal, passive: false })
  sheet.addEventListener('touchend', ({ timeStamp }) => end(timeStamp), { signal })
  sheet.addEventListener('touchcancel', ({ timeStamp }) => end(timeStamp, true), { signal })
  sheet.addEventListener('pointerdown', press, { signal })
  sheet.addEventListener('pointermove', (event) => event.pointerType === 'touch' || move(event.clientX, event.clientY, event.timeStamp), {
    signal,
  })
  sheet.addEventListener('pointerup', (event) => event.pointerType === 'touch' || end(event.timeStamp), { signal })
  return () => stop.abort()
}

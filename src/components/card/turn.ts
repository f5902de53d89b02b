import { turnFront } from './front.ts'

/** One turn of the card about its upright axis: its front until it stands on edge, then the white of the till. LOOK "phone-6". */
const OUT = { duration: 140, easing: 'cubic-bezier(.5,0,1,.6)' }
const IN = { duration: 220, easing: 'cubic-bezier(.32,.72,0,1)' }
const BACK = { out: { duration: 150, easing: 'cubic-bezier(.4,0,1,1)' }, in: { duration: 130, easing: 'cubic-bezier(.2,.8,.2,1)' } }
const THERE = { duration: OUT.duration + IN.duration, easing: IN.easing }
const AGAIN = { duration: BACK.out.duration + BACK.in.duration, easing: BACK.in.easing }
const FADE = { duration: 120 }
const DEPTH = 'perspective(980px)'
/** So much of the screen's height the card has while it stands on edge. */
const TALL = 580 / 844
/** The page behind it shrinks, and the tab bar leaves downwards. */
const SHRUNK = 0.965
const LEFT = 52

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const cardOnPage = () => document.querySelector<HTMLElement>('.pass-face')

const tallOf = (card: HTMLElement) => Math.max(card.offsetHeight, innerHeight * TALL)

/** The white on edge, as high as the card is there. */
const onEdge = (tall: number): Keyframe => ({
  transform: `${DEPTH} rotateY(-90deg) scale(${Math.min(1, tall / innerHeight)})`,
  borderRadius: '20px',
})
const LYING: Keyframe = { transform: `${DEPTH} rotateY(0) scale(1)`, borderRadius: '0' }

/** How high a picture of a code is laid out, however it stands just now, in CSS pixels. */
const heightOf = (picture: Element) => Number.parseFloat(getComputedStyle(picture).height)

/** The bars of the till begin as high as those of the card, and what stands below them makes room. Squares keep their form. */
function stretch(till: HTMLElement, card: HTMLElement, timing: KeyframeAnimationOptions) {
  const [large, small] = [till.querySelector('.code-picture'), card.querySelector('.code-picture')]
  if (!large || !small) return
  const grows = heightOf(large) - heightOf(small)
  if (grows <= 0 || getComputedStyle(large).aspectRatio !== 'auto') return
  large.animate({ clipPath: [`inset(0 0 ${grows}px)`, 'inset(0)'] }, timing)
  for (const name of ['.till-digits', '.till-sums']) till.querySelector(name)?.animate({ translate: [`0 ${-grows}px`, '0 0'] }, timing)
}

/** The page makes way for the card, or comes back; in its own place on it the card is not seen meanwhile. */
function makeWay(card: HTMLElement, timing: KeyframeAnimationOptions, isBack: boolean): Animation {
  const move = (node: Element | null, away: Keyframe) =>
    node?.animate(isBack ? [away, { transform: 'none' }] : [{ transform: 'none' }, away], timing)
  const page = document.querySelector('#content')
  if (page) {
    const { top, height } = page.getBoundingClientRect()
    // About the middle of the screen, however far it is scrolled.
    move(page, { transform: `translateY(${(innerHeight / 2 - top - height / 2) * (1 - SHRUNK)}px) scale(${SHRUNK})` })
  }
  move(document.querySelector('.dock'), { transform: `translateY(${LEFT}px)` })
  return card.animate({ opacity: [0, 0] }, { ...timing, fill: isBack ? 'forwards' : 'none' })
}

/** Turns the card of the page into the till, which is open by then. Where it may not move, or there is no card, the till fades in. */
export async function turnToTill(till: HTMLElement): Promise<void> {
  const card = cardOnPage()
  // Browsers of tests, and old ones, move nothing.
  if (!till.animate) return
  if (!card || isStill()) return void (await till.animate({ opacity: [0, 1] }, FADE).finished.catch(() => undefined))
  const tall = tallOf(card)
  void turnFront(card, tall, { depth: DEPTH, timing: OUT, isBack: false })
  makeWay(card, THERE, false)
  const timing: KeyframeAnimationOptions = { ...IN, delay: OUT.duration, fill: 'backwards' }
  const white = till.animate([onEdge(tall), LYING], timing)
  stretch(till, card, timing)
  await white.finished.catch(() => undefined)
}

/** The same way back; the till is to be closed after it. */
export async function turnToCard(till: HTMLElement): Promise<void> {
  const card = cardOnPage()
  if (!till.animate) return
  const isCalm = !card || isStill()
  const timing: KeyframeAnimationOptions = { ...(isCalm ? FADE : BACK.out), fill: 'forwards' }
  // The paper behind it goes before the till is closed, and not all at once then.
  till.animate({ opacity: 0 }, { ...timing, easing: 'linear', pseudoElement: '::backdrop' })
  if (isCalm) return void (await till.animate({ opacity: [1, 0] }, timing).finished.catch(() => undefined))
  const tall = tallOf(card)
  const hidden = makeWay(card, AGAIN, true)
  stretch(till, card, { ...timing, direction: 'reverse' })
  till.animate([LYING, onEdge(tall)], timing)
  await turnFront(card, tall, { depth: DEPTH, timing: { ...BACK.in, delay: BACK.out.duration }, isBack: true })
  hidden.cancel()
}

/** One turn of the card about its upright axis: its front until it stands on edge, then the white of the till. LOOK "phone-6". */
const OUT = { duration: 140, easing: 'cubic-bezier(.5,0,1,.6)' }
const IN = { duration: 220, easing: 'cubic-bezier(.32,.72,0,1)' }
const BACK = { out: { duration: 150, easing: 'cubic-bezier(.4,0,1,1)' }, in: { duration: 130, easing: 'cubic-bezier(.2,.8,.2,1)' } }
const FADE = { duration: 120 }
const DEPTH = 'perspective(980px)'

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const cardOnPage = () => document.querySelector<HTMLElement>('.pass-face')

/** The white on edge, where the card stands on the page. */
function onEdge(card: HTMLElement): Keyframe {
  const { top, height } = card.getBoundingClientRect()
  const y = top + height / 2 - innerHeight / 2
  return { transform: `${DEPTH} translateY(${y}px) rotateY(90deg) scale(0.88)`, borderRadius: '20px' }
}

const LYING: Keyframe = { transform: `${DEPTH} rotateY(0)`, borderRadius: '0' }
const FRONT: Keyframe = { transform: `${DEPTH} rotateY(0)` }
const AWAY: Keyframe = { transform: `${DEPTH} rotateY(-90deg) scale(1.08)` }

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

/** Turns the card of the page into the till, which is open by then. Where it may not move, or there is no card, the till fades in. */
export async function turnToTill(till: HTMLElement): Promise<void> {
  const card = cardOnPage()
  // Browsers of tests, and old ones, move nothing.
  if (!till.animate) return
  if (!card || isStill()) return void (await till.animate({ opacity: [0, 1] }, FADE).finished.catch(() => undefined))
  const front = card.animate([FRONT, AWAY], { ...OUT, fill: 'forwards' })
  const timing: KeyframeAnimationOptions = { ...IN, delay: OUT.duration, fill: 'backwards' }
  const white = till.animate([onEdge(card), LYING], timing)
  stretch(till, card, timing)
  await white.finished.catch(() => undefined)
  front.cancel()
}

/** The same way back; the till is to be closed after it. */
export async function turnToCard(till: HTMLElement): Promise<void> {
  const card = cardOnPage()
  if (!till.animate) return
  const isCalm = !card || isStill()
  if (!isCalm) stretch(till, card, { ...BACK.out, direction: 'reverse', fill: 'forwards' })
  const white = till.animate(isCalm ? { opacity: [1, 0] } : [LYING, onEdge(card)], { ...(isCalm ? FADE : BACK.out), fill: 'forwards' })
  await white.finished.catch(() => undefined)
  if (card && !isCalm) card.animate([AWAY, FRONT], BACK.in)
}

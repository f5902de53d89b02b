import './front.css'

/** From flat on the page until it stands on edge in the middle of the screen, or back. */
type Turn = { depth: string; timing: KeyframeAnimationOptions; isBack: boolean }

/** A picture of the card over all else, so `tall` that it can grow, and the pane through which as much is seen as it has grown. */
function pictureOf(card: HTMLElement, { left, top, width, height }: DOMRect, tall: number) {
  const front = card.cloneNode(true) as HTMLElement
  front.removeAttribute('data-grows')
  for (const image of front.querySelectorAll('img')) image.decoding = 'sync'
  const pane = document.createElement('div')
  pane.className = 'front-pane'
  pane.append(front)
  const picture = document.createElement('div')
  picture.className = 'front'
  picture.popover = 'manual'
  picture.inert = true
  picture.ariaHidden = 'true'
  const sizes = { left, top, width, height: tall, '--front-width': width, '--front-height': height }
  for (const [name, size] of Object.entries(sizes)) picture.style.setProperty(name, `${size}px`)
  picture.append(pane)
  for (const earlier of document.querySelectorAll('.front')) earlier.remove()
  document.body.append(picture)
  // Over the till and the paper behind it, as that one is over the bars of the page.
  picture.showPopover?.()
  return { picture, pane, front }
}

/** What it is printed on covers as much of it as there is, larger as it grows; undefined where that is no picture. */
function ground(card: HTMLElement, front: HTMLElement, { width, height }: DOMRect, tall: number) {
  const image = front.querySelector<HTMLImageElement>('.card-picture')
  // The copy may not know yet how large it is.
  const { naturalWidth: wide = 0, naturalHeight: high = 0 } = card.querySelector<HTMLImageElement>('.card-picture') ?? {}
  if (!image || !wide) return undefined
  const [before, after] = [height, tall].map((most) => Math.max(width / wide, most / high)) as [number, number]
  const [w, h] = [wide * after, high * after]
  const box = {
    inset: 'auto',
    left: `${(width - w) / 2}px`,
    top: `${(tall - h) / 2}px`,
    width: `${w}px`,
    height: `${h}px`,
    'max-width': 'none',
  }
  for (const [name, value] of Object.entries(box)) image.style.setProperty(name, value)
  return { image, small: { transform: `translateY(${(height - tall) / 2}px) scale(${before / after})` } }
}

/**
 * Turns a picture of the card's front about its upright axis, and has it grow downwards to `tall` as it turns. Nothing is laid
 * out for it: a pane moves down over what stands still behind it.
 */
export async function turnFront(card: HTMLElement, tall: number, { depth, timing, isBack }: Turn): Promise<void> {
  const place = card.getBoundingClientRect()
  const { picture, pane, front } = pictureOf(card, place, tall)
  const x = innerWidth / 2 - place.left - place.width / 2
  const y = (innerHeight - tall) / 2 - place.top
  const less = tall - place.height
  const move = (node: HTMLElement, flat: Keyframe, onEdge: Keyframe) =>
    node.animate(isBack ? [onEdge, flat] : [flat, onEdge], { ...timing, fill: 'both' })
  move(pane, { transform: `translateY(${-less}px)` }, { transform: 'translateY(0)' })
  move(front, { transform: `translateY(${less}px)` }, { transform: 'translateY(0)' })
  const printed = ground(card, front, place, tall)
  if (printed) move(printed.image, printed.small, { transform: 'translateY(0) scale(1)' })
  const turn = move(
    picture,
    { transform: `translate(0, 0) ${depth} rotateY(0)` },
    { transform: `translate(${x}px, ${y}px) ${depth} rotateY(90deg)` },
  )
  await turn.finished.catch(() => undefined)
  picture.remove()
}

import { Component, createRef, type ReactNode } from 'react'
import './card.css'
import './pass.css'

type Props = {
  isOpen: boolean
  /** Whose card it is: from the wallet it flies to this place. */
  grows: string | undefined
  children: ReactNode
}

/** Where the face ends and where its white stands, as it was before a change. */
type Before = { height: number; white: DOMRect | undefined }

const GROW = { duration: 280, easing: 'cubic-bezier(.2,.8,.2,1)' }
/** Its white goes past the sums below them: down before it grows across, and up again once it is no longer as wide. */
const DOWN = { from: 0, to: 0.4, across: 'cubic-bezier(.4,0,.2,1)' }
const UP = { from: 0.3, to: 1, across: GROW.easing }
const FADE = { duration: 120, fill: 'backwards' } as const

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The face of her card, which grows downwards where it stands when its code comes upon it, and the key with it to the panel.
 * A class, because React tells nobody else what the page was like just before it changes. LOOK "phone-6".
 */
export class GrowingFace extends Component<Props> {
  readonly #face = createRef<HTMLDivElement>()
  #running: Animation[] = []

  override getSnapshotBeforeUpdate({ isOpen }: Props): Before | null {
    const face = this.#face.current
    if (!face || isOpen === this.props.isOpen) return null
    return { height: face.offsetHeight, white: this.#white()?.getBoundingClientRect() }
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Before | null) {
    const face = this.#face.current
    // The browser of the tests, and old ones, move nothing.
    if (!face?.animate || !before) return
    // One that she did not wait for ends here; what is measured is where all comes to stand.
    for (const one of this.#running.splice(0)) one.cancel()
    const isCalm = isStill()
    this.#move(face.querySelector('.card-code'), { opacity: [0, 1] }, { ...FADE, delay: isCalm ? 0 : GROW.duration - FADE.duration })
    if (isCalm) return
    this.#move(face, { height: [`${before.height}px`, `${face.offsetHeight}px`] }, GROW)
    if (before.white) this.#moveWhite(before.white)
  }

  /** From where it was, side by side: its upper edge has a time of its own. */
  #moveWhite(before: DOMRect) {
    const white = this.#white()
    if (!white) return
    const { isOpen } = this.props
    const { from, to, across } = isOpen ? DOWN : UP
    const now = white.getBoundingClientRect()
    const place = getComputedStyle(white)
    const side = (name: 'top' | 'right' | 'bottom' | 'left', inwards: 1 | -1): [string, string] => [
      `${Number.parseFloat(place[name]) + inwards * (before[name] - now[name])}px`,
      place[name],
    ]
    const [first, last] = side('top', 1)
    const { duration } = GROW
    this.#move(
      white,
      { left: side('left', 1), right: side('right', -1), width: ['auto', 'auto'], height: ['auto', 'auto'] },
      { duration, easing: across },
    )
    this.#move(white, { bottom: side('bottom', -1) }, GROW)
    this.#move(
      white,
      [{ top: first }, { top: first, offset: from, easing: GROW.easing }, { top: last, offset: to }, { top: last }],
      duration,
    )
    this.#move(white.querySelector('svg'), { opacity: isOpen ? [1, 0] : [0, 1] }, { ...FADE, delay: isOpen ? 0 : 160 })
  }

  #move(node: Element | null, frames: Keyframe[] | PropertyIndexedKeyframes, how: number | KeyframeAnimationOptions) {
    if (node) this.#running.push(node.animate(frames, how))
  }

  #white = () => this.#face.current?.querySelector('.card-white')

  override render() {
    const { isOpen, grows, children } = this.props
    return (
      <div ref={this.#face} className={isOpen ? 'card-face pass-face is-open' : 'card-face pass-face'} data-grows={grows}>
        {children}
      </div>
    )
  }
}

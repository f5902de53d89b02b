import type { LucideIcon } from 'lucide-react'
import { CARD_PATTERN } from '../card/card-pattern.ts'
import { pictureOf, useWhole, type Whole } from './picture-of.ts'
import './picture.css'
import '../card/card-pattern.css'

type Props = {
  image: string | null
  /** What stands for it where there is none. */
  icon: LucideIcon
  /** How wide it is drawn. */
  sizes: string
  isFirst?: boolean
  /** It is what a smaller one has grown to. */
  whole?: Whole
}

const WIDTHS = [320, 640, 1280] as const

/** The large picture of a thing; with none, the card's own colours and lines. */
export function Picture({ image, icon: Icon, sizes, isFirst = false, whole }: Props) {
  if (!image)
    return (
      <span className="picture picture-blank">
        <svg className="card-pattern" viewBox="0 0 360 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d={CARD_PATTERN} />
        </svg>
        <Icon aria-hidden size={48} strokeWidth={1.5} />
      </span>
    )
  return (
    <img
      {...pictureOf(image, 640, WIDTHS, whole)}
      className="picture"
      sizes={sizes}
      width={640}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
      draggable={false}
      alt=""
    />
  )
}

/** The same where it is opened, at the head of its page. */
export function WholePicture({ image, ...rest }: Omit<Props, 'isFirst' | 'whole'>) {
  const whole = useWhole(image)
  return <Picture image={image} {...rest} isFirst whole={whole} />
}

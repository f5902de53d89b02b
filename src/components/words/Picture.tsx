import type { LucideIcon } from 'lucide-react'
import { imagePath, imageSet } from '#rules/images.ts'
import { resolved, resolvedSet } from '../../api/base.ts'
import { CARD_PATTERN } from '../card/card-pattern.ts'
import './picture.css'
import '../card/card-pattern.css'

type Props = {
  image: string | null
  /** What stands for it where there is none. */
  icon: LucideIcon
  /** How wide it is drawn. */
  sizes: string
  isFirst?: boolean
}

/** The large picture of a thing; with none, the card's own colours and lines. */
export function Picture({ image, icon: Icon, sizes, isFirst = false }: Props) {
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
      className="picture"
      src={resolved(imagePath(image, 640))}
      srcSet={resolvedSet(imageSet(image, [320, 640, 1280]))}
      sizes={sizes}
      width={640}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
      draggable={false}
      alt=""
    />
  )
}

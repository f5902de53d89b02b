import { ShoppingBag } from 'lucide-react'
import { imagePath, imageSet } from '#rules/images.ts'
import { resolved, resolvedSet } from '../../api/base.ts'
import './good-picture.css'

type Props = {
  image: string | null
  sizes: string
  /** The picture that is on the screen already, smaller: it stands until this one is there. */
  thumb?: string | undefined
  isFirst?: boolean
}

/** The square picture of a good, its place kept; with none, a quiet sign. */
export function GoodPicture({ image, sizes, thumb, isFirst = false }: Props) {
  if (!image)
    return (
      <span className="good-picture good-blank">
        <ShoppingBag aria-hidden size={40} strokeWidth={1.5} />
      </span>
    )
  return (
    <img
      className="good-picture"
      src={resolved(imagePath(image, 320))}
      srcSet={resolvedSet(imageSet(image, [160, 320, 640, 1280]))}
      sizes={sizes}
      width={320}
      height={320}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      style={thumb ? { backgroundImage: `url("${thumb}")` } : undefined}
      alt=""
    />
  )
}

import { Package } from 'lucide-react'
import { imagePath, imageSet } from '#rules/images.ts'
import { resolved, resolvedSet } from '../../api/base.ts'
import './line-picture.css'

/** The small picture of what is in a cart or an order; with none, a sign on the activity's tint. */
export function LinePicture({ image }: { image: string | null }) {
  if (!image)
    return (
      <span className="line-picture line-picture-blank">
        <Package aria-hidden size={24} strokeWidth={1.5} />
      </span>
    )
  return (
    <img
      className="line-picture"
      src={resolved(imagePath(image, 160))}
      srcSet={resolvedSet(imageSet(image, [160, 320]))}
      sizes="64px"
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      alt=""
    />
  )
}

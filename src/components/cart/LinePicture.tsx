import { Package } from 'lucide-react'
import { pictureOf } from '../words/picture-of.ts'
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
      {...pictureOf(image, 160, [160, 320])}
      className="line-picture"
      sizes="64px"
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      alt=""
    />
  )
}

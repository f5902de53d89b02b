import { ShoppingBag } from 'lucide-react'
import { IMAGE_WIDTHS } from '#rules/images.ts'
import { pictureOf, type Whole } from '../words/picture-of.ts'
import './good-picture.css'

type Props = {
  image: string | null
  sizes: string
  /** It is what a smaller one has grown to. */
  whole?: Whole | undefined
  isFirst?: boolean
}

/** The square picture of a good, its place kept; with none, a quiet sign. */
export function GoodPicture({ image, sizes, whole, isFirst = false }: Props) {
  if (!image)
    return (
      <span className="good-picture good-blank">
        <ShoppingBag aria-hidden size={40} strokeWidth={1.5} />
      </span>
    )
  return (
    <img
      {...pictureOf(image, 320, IMAGE_WIDTHS, whole)}
      className="good-picture"
      sizes={sizes}
      width={320}
      height={320}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      alt=""
    />
  )
}

import { Megaphone } from 'lucide-react'
import { imagePath, imageSet } from '#rules/images.ts'
import { resolved, resolvedSet } from '../../api/base.ts'
import { RowIcon } from '../../ui/Row.tsx'
import './news.css'

/** A notice's picture, small. */
export function NewsThumb({ image }: { image: string | null }) {
  if (!image)
    return (
      <RowIcon tone="brand" isLarge>
        <Megaphone aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
    )
  return (
    <img
      className="news-thumb"
      src={resolved(imagePath(image, 160))}
      srcSet={resolvedSet(imageSet(image, [160]))}
      sizes="44px"
      width={44}
      height={44}
      loading="lazy"
      draggable={false}
      alt=""
    />
  )
}

import { Megaphone } from 'lucide-react'
import { pictureOf } from '../../components/words/picture-of.ts'
import { RowIcon } from '../../ui/Row.tsx'
import '../../components/words/picture.css'
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
      {...pictureOf(image, 160, [160])}
      className="news-thumb"
      sizes="44px"
      width={44}
      height={44}
      loading="lazy"
      draggable={false}
      alt=""
    />
  )
}

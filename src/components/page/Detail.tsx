import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import './detail.css'
import { WholePicture } from '../words/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import '../words/picture.css'

type Props = {
  image: string | null
  /** What stands for the picture where there is none. */
  icon: LucideIcon
  /** What one does with it, within reach of the thumb. */
  keys: ReactNode
  children: ReactNode
}

/** One thing in full: the picture from the top, what is said of it on a sheet that laps over it, its keys below. LOOK phone-4. */
export function Detail({ image, icon, keys, children }: Props) {
  return (
    <article className="detail">
      <WholePicture image={image} icon={icon} sizes="(min-width: 1024px) 640px, 100vw" />
      <div className="detail-body">{children}</div>
      <div className="detail-keys">{keys}</div>
    </article>
  )
}

/** Its shape before it is there. */
export function DetailSkeleton() {
  return (
    <div className="detail">
      <Skeleton className="picture" />
      <div className="detail-body">
        <DetailLines />
      </div>
    </div>
  )
}

/** The shape of its words, where the picture may be there already. */
export function DetailLines() {
  const { t } = useLingui()
  return (
    <div className="detail-lines" role="status" aria-label={t`Caricamento`}>
      <Skeleton className="detail-line" />
      <Skeleton className="detail-line-title" />
      <Skeleton className="detail-line-text" />
    </div>
  )
}

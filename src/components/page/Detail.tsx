import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import './detail.css'
import { Picture } from '../words/Picture.tsx'
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
      <Picture image={image} icon={icon} sizes="(min-width: 1024px) 640px, 100vw" isFirst />
      <div className="detail-body">{children}</div>
      <div className="detail-keys">{keys}</div>
    </article>
  )
}

/** Its shape before it is there. */
export function DetailSkeleton() {
  const { t } = useLingui()
  return (
    <div className="detail" role="status" aria-label={t`Caricamento`}>
      <Skeleton className="picture" />
      <div className="detail-body">
        <Skeleton className="detail-line" />
        <Skeleton className="detail-line-title" />
        <Skeleton className="detail-line-text" />
      </div>
    </div>
  )
}

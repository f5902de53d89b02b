import { Trans, useLingui } from '@lingui/react/macro'
import { Image as ImageIcon } from 'lucide-react'
import type { ActivityImage, Configuration } from '#contract/activities.ts'
import { textOf } from '#rules/translate.ts'
import { useActivityImages } from '../../api/activities.ts'
import { useInbox } from '../../components/notices/use-inbox.ts'
import { Picture } from '../../components/words/Picture.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import { HomeNotices, HomeStart } from './HomeNotices.tsx'
import { HomeVideo } from './HomeVideo.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './home-notices.css'
import './home.css'

type Props = {
  template: Configuration['templateAppHome']
  /** What the living line tells already, by its id, null for none. */
  told: string | null
}

/**
 * What is new, by the activity's template: notices (S), images (I) or a video (V); where no notice was sent yet, where to begin as
 * well: before the images, which may be many and lead nowhere, and under the video, which is one. Spec §3.
 */
export function HomeTop({ template, told }: Props) {
  const activityId = useActivityId()
  if (!activityId) return <Skeleton className="home-top" />
  if (template === 'I') return <Images activityId={activityId} />
  if (template === 'V')
    return (
      <>
        <HomeVideo activityId={activityId} />
        <Begin />
      </>
    )
  return <HomeNotices told={told} />
}

function Begin() {
  const { data } = useInbox()
  return data?.rows.length === 0 ? <HomeStart /> : null
}

function Images({ activityId }: { activityId: string }) {
  const images = useActivityImages(activityId)
  const inbox = useInbox()
  if (images.isLoading || inbox.isLoading) return <Skeleton className="home-top" />
  const isBegin = inbox.data?.rows.length === 0
  const shown = images.data ?? []
  return (
    <>
      {isBegin ? <HomeStart beside={shown.map(({ image }) => image)} /> : null}
      {shown.length > 0 ? <ImageList images={shown} hasHead={isBegin} /> : null}
    </>
  )
}

/** @param hasHead they follow something else that looks the same */
function ImageList({ images, hasHead }: { images: readonly ActivityImage[]; hasHead: boolean }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  return (
    <section aria-label={t({ message: 'Novità', context: 'inbox' })}>
      {hasHead ? (
        <div className="home-head">
          <h2>
            <Trans>In evidenza</Trans>
          </h2>
        </div>
      ) : null}
      <ul>
        {images.map((one, index) => {
          const title = textOf(one, 'title', language)
          return (
            <li key={one.id} className="home-image">
              <Picture image={one.image} icon={ImageIcon} sizes="(min-width: 1024px) 640px, 100vw" isFirst={index === 0} />
              {title ? <strong>{title}</strong> : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

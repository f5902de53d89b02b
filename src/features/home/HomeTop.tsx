import { Trans, useLingui } from '@lingui/react/macro'
import type { Configuration } from '#contract/activities.ts'
import { imagePath, imageSet } from '#rules/images.ts'
import { textOf } from '#rules/translate.ts'
import { useActivityImagesQuery } from '../../api/activities.ts'
import { resolved, resolvedSet } from '../../api/base.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { HomeNotices } from './HomeNotices.tsx'
import { HomeVideo } from './HomeVideo.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './home.css'

/** What is new, by the activity's template: notices (S), images (I) or a video (V). Spec §3. */
export function HomeTop({ template }: { template: Configuration['templateAppHome'] }) {
  const activityId = useActivityId()
  if (!activityId) return <Skeleton className="home-top" />
  if (template === 'I') return <Images activityId={activityId} />
  if (template === 'V') return <HomeVideo activityId={activityId} />
  return <HomeNotices />
}

function Images({ activityId }: { activityId: string }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data, isLoading } = useActivityImagesQuery({ activityId })
  if (isLoading) return <Skeleton className="home-top" />
  if (!data?.data.length) return null
  return (
    <section aria-label={t`In evidenza`}>
      <h2 className="home-title">
        <Trans>In evidenza</Trans>
      </h2>
      <ul className="home-row">
        {data.data.map((one, index) => {
          const title = textOf(one, 'title', language)
          return (
            <Panel key={one.id} as="li" className="home-image">
              <img
                src={resolved(imagePath(one.image, 640))}
                srcSet={resolvedSet(imageSet(one.image, [320, 640, 1280]))}
                sizes="(min-width: 1024px) 640px, 90vw"
                width={640}
                height={360}
                loading={index ? 'lazy' : 'eager'}
                alt={title ?? ''}
              />
              {title ? <p>{title}</p> : null}
            </Panel>
          )
        })}
      </ul>
    </section>
  )
}

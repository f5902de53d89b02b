import { useLingui } from '@lingui/react/macro'
import { Image as ImageIcon } from 'lucide-react'
import type { Configuration } from '#contract/activities.ts'
import { textOf } from '#rules/translate.ts'
import { useActivityImages } from '../../api/activities.ts'
import { Picture } from '../../components/words/Picture.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import { HomeNotices } from './HomeNotices.tsx'
import { HomeVideo } from './HomeVideo.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './home.css'

type Props = {
  template: Configuration['templateAppHome']
  /** The notice that the living line tells already, null for none. */
  told: string | null
}

/** What is new, by the activity's template: notices (S), images (I) or a video (V). Spec §3. */
export function HomeTop({ template, told }: Props) {
  const activityId = useActivityId()
  if (!activityId) return <Skeleton className="home-top" />
  if (template === 'I') return <Images activityId={activityId} />
  if (template === 'V') return <HomeVideo activityId={activityId} />
  return <HomeNotices told={told} />
}

function Images({ activityId }: { activityId: string }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data, isLoading } = useActivityImages(activityId)
  if (isLoading) return <Skeleton className="home-top" />
  if (!data?.length) return null
  return (
    <section aria-label={t({ message: 'Novità', context: 'inbox' })}>
      <ul>
        {data.map((one, index) => {
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

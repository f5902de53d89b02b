import { useLingui } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { imagePath } from '#rules/images.ts'
import { useActivityVideo } from '../../api/activities.ts'
import { resolved } from '../../api/base.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import './home.css'

type Thrift = Navigator & { connection?: { saveData?: boolean } }

/** Plays by itself only where it costs nobody: not on data saver, not with reduced motion. */
const mayPlay = () => !(navigator as Thrift).connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** The activity's video: poster first, muted, never in the way. LOOK "Home". */
export function HomeVideo({ activityId }: { activityId: string }) {
  const { t } = useLingui()
  const { data: video, isLoading } = useActivityVideo(activityId)
  const player = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!video || !mayPlay()) return
    const idle = setTimeout(() => void player.current?.play().catch(() => undefined), 800)
    return () => clearTimeout(idle)
  }, [video])
  if (isLoading) return <Skeleton className="home-top home-top-video" />
  if (!video) return null
  const toggle = () => (isPlaying ? player.current?.pause() : void player.current?.play().catch(() => undefined))
  return (
    <div className="home-video">
      <video
        ref={player}
        src={resolved(video.video)}
        poster={video.poster ? resolved(imagePath(video.poster, 640)) : undefined}
        width={640}
        height={360}
        preload="none"
        muted
        loop
        playsInline
        tabIndex={-1}
        aria-label={t`Video dell’attività`}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <IconButton look="raised" label={isPlaying ? t`Ferma il video` : t`Play video`} onClick={toggle}>
        {isPlaying ? <Pause aria-hidden strokeWidth={1.75} /> : <Play aria-hidden strokeWidth={1.75} />}
      </IconButton>
    </div>
  )
}

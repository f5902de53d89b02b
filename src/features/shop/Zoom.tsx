import { useLingui } from '@lingui/react/macro'
import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LARGEST } from '#rules/zoom.ts'
import { GoodPicture } from '../../components/goods/GoodPicture.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useZoom } from './use-zoom.ts'
import '../../components/goods/good-picture.css'
import './zoom.css'

type Props = { image: string; name: string | undefined; begin: number; onClose: () => void }

/** A picture over the whole screen, as close as one likes: by two fingers, one, the wheel or the keys. */
export function Zoom({ image, name, begin, onClose }: Props) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const { view, isHeld, larger, smaller, press, stage } = useZoom(begin)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="zoom"
      aria-label={name}
      onClose={onClose}
      onKeyDown={(event) => {
        if (press(event.key)) event.preventDefault()
      }}
    >
      <div className="zoom-stage" {...stage}>
        <div
          className={isHeld ? 'zoom-picture zoom-held' : 'zoom-picture'}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <GoodPicture image={image} sizes="200vmax" isFirst />
        </div>
      </div>
      <div className="zoom-keys">
        <IconButton look="raised" label={t`Rimpicciolisci`} disabled={view.scale <= 1} onClick={smaller}>
          <ZoomOut aria-hidden strokeWidth={1.75} />
        </IconButton>
        <IconButton look="raised" label={t`Ingrandisci`} disabled={view.scale >= LARGEST} onClick={larger}>
          <ZoomIn aria-hidden strokeWidth={1.75} />
        </IconButton>
        <IconButton look="raised" label={t`Chiudi`} onClick={() => dialog.current?.close()}>
          <X aria-hidden strokeWidth={1.75} />
        </IconButton>
      </div>
    </dialog>
  )
}

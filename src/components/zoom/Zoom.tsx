import { useLingui } from '@lingui/react/macro'
import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { LARGEST } from '#rules/zoom.ts'
import { GoodPicture } from '../goods/GoodPicture.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useZoom } from './use-zoom.ts'
import { growing } from '../../ui/growing.ts'
import { useWhole } from '../words/picture-of.ts'
import '../goods/good-picture.css'
import './zoom.css'

type Props = { image: string; name: string | undefined; begin: number; onClose: () => void }

/** A picture over the whole screen, as close as one likes: by two fingers, one, the wheel or the keys. */
export function Zoom({ image, name, begin, onClose }: Props) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const { view, isHeld, larger, smaller, press, stage } = useZoom(begin)
  const whole = useWhole(image)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  // It becomes small again in the place that it came from, which gets the focus back.
  const close = () =>
    growing.from(dialog.current?.querySelector<HTMLElement>('[data-whole]'), () => {
      dialog.current?.close()
      onClose()
    })
  return (
    <dialog
      ref={dialog}
      className="zoom"
      aria-label={name}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
        else if (!press(event.key)) return
        event.preventDefault()
      }}
    >
      <div className="zoom-stage" {...stage}>
        <div
          className={isHeld ? 'zoom-picture zoom-held' : 'zoom-picture'}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <GoodPicture image={image} sizes="200vmax" whole={whole} isFirst />
        </div>
      </div>
      <div className="zoom-keys">
        <IconButton look="raised" label={t`Rimpicciolisci`} disabled={view.scale <= 1} onClick={smaller}>
          <ZoomOut aria-hidden strokeWidth={1.75} />
        </IconButton>
        <IconButton look="raised" label={t`Ingrandisci`} disabled={view.scale >= LARGEST} onClick={larger}>
          <ZoomIn aria-hidden strokeWidth={1.75} />
        </IconButton>
        <IconButton look="raised" label={t`Chiudi`} onClick={close}>
          <X aria-hidden strokeWidth={1.75} />
        </IconButton>
      </div>
    </dialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Flashlight, FlashlightOff, SwitchCamera } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Camera } from './use-camera.ts'
import { type Last, useScan } from './use-scan.ts'
import './scan.css'

type Props = { camera: Camera; last: RefObject<Last>; isBusy: boolean; onCode: (text: string) => void }

/** What the camera sees, with the frame to hold a card in. */
export function Finder({ camera: { state, stream, onSwitch, torch }, last, isBusy, onCode }: Props) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const film = video.current
    if (!film || !stream) return
    film.srcObject = stream
    void film.play().catch(() => {})
    return () => {
      film.srcObject = null
    }
  }, [stream])
  useScan(video, state === 'on', last, onCode)
  return (
    <section className="cash-finder" aria-label={t`Fotocamera`}>
      <video ref={video} playsInline muted aria-hidden="true" />
      <span className="cash-frame" aria-hidden="true" />
      <div className="cash-finder-keys">
        {onSwitch ? (
          <IconButton label={t`Cambia fotocamera`} onClick={onSwitch}>
            <SwitchCamera aria-hidden strokeWidth={1.75} />
          </IconButton>
        ) : (
          <span />
        )}
        <p role="status">
          {isBusy ? (
            <Trans>Cerco la carta…</Trans>
          ) : state === 'on' ? (
            <Trans>Inquadra la carta</Trans>
          ) : (
            <Trans>Permetti la fotocamera</Trans>
          )}
        </p>
        {torch ? (
          <IconButton label={t`Luce`} aria-pressed={torch.isOn} onClick={torch.onTurn}>
            {torch.isOn ? <Flashlight aria-hidden strokeWidth={1.75} /> : <FlashlightOff aria-hidden strokeWidth={1.75} />}
          </IconButton>
        ) : (
          <span />
        )}
      </div>
    </section>
  )
}

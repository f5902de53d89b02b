import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { vibrate } from '../../pwa/vibrate.ts'
import { readCodes } from '../../pwa/read-codes.ts'
import { Sheet } from '../../ui/overlays.ts'
import { wayIn } from './way-in.ts'
import './choose.css'

/** The camera, until it has read the code of an activity: then on to its registration. */
export function ScanSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const title = t`Inquadra il codice`
  return (
    <Sheet label={title} onClose={onClose}>
      <div className="scan">
        <h2>{title}</h2>
        <Camera />
      </div>
    </Sheet>
  )
}

function Camera() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const video = useRef<HTMLVideoElement>(null)
  const [saw, setSaw] = useState<'nothing' | 'another' | 'blind'>('nothing')

  useEffect(() => {
    if (!video.current) return
    const end = new AbortController()
    const read = (text: string) => {
      const way = wayIn(text, location.host)
      if (!way) return setSaw('another')
      end.abort()
      vibrate(40)
      void navigate(way)
    }
    readCodes(video.current, end.signal, read).catch(() => end.signal.aborted || setSaw('blind'))
    return () => end.abort()
  }, [navigate])

  return (
    <>
      <video ref={video} muted playsInline aria-label={t`Quello che vede la fotocamera`} hidden={saw === 'blind'} />
      <p role="status">
        {saw === 'nothing' ? <Trans>Tieni il codice QR dentro il riquadro.</Trans> : null}
        {saw === 'another' ? <Trans>Questo codice non è di una carta: cerca quello con scritto «la tua carta».</Trans> : null}
        {saw === 'blind' ? (
          <Trans>La fotocamera non si apre. Permettila nelle impostazioni del browser, oppure scegli la carta dall’elenco.</Trans>
        ) : null}
      </p>
    </>
  )
}

import { useCallback, useEffect, useRef, useState } from 'react'

/** `asking`: until she allows it; `refused`: not allowed, `none`: there is no camera, or something else has it. */
export type CameraState = 'asking' | 'on' | 'refused' | 'none'
export type Camera = {
  state: CameraState
  stream: MediaStream | undefined
  /** Turns to the next camera, where there are several. */
  onSwitch: (() => void) | undefined
  /** The light, where the camera has one. */
  torch: { isOn: boolean; onTurn: () => void } | undefined
}

type Lit = MediaTrackCapabilities & { torch?: boolean }
const WANTED = { width: { ideal: 1280 }, height: { ideal: 960 } }
const stop = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop())

/** Not over http, nor in an old browser. */
const hasCameras = () => Boolean(navigator.mediaDevices?.getUserMedia)

const stateOf = (error: unknown): CameraState =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError') ? 'refused' : 'none'

/**
 * The camera, as long as the till is open and in sight: asked for once, as some phones ask anew at each start, and let go when
 * the page is left, as they keep a stream that was left open black.
 */
export function useCamera(): Camera {
  const [state, setState] = useState<CameraState>(() => (hasCameras() ? 'asking' : 'none'))
  const [stream, setStream] = useState<MediaStream>()
  const [cameras, setCameras] = useState<string[]>([])
  const [chosen, setChosen] = useState<string>()
  const [isLit, setLit] = useState(false)
  const isVisible = useVisible()
  const track = stream?.getVideoTracks()[0]

  useEffect(() => {
    if (!isVisible || !hasCameras()) return
    let open: MediaStream | undefined
    let isOver = false
    const video = { ...WANTED, ...(chosen ? { deviceId: { exact: chosen } } : { facingMode: { ideal: 'environment' } }) }
    const begin = async () => {
      try {
        open = await navigator.mediaDevices.getUserMedia({ video })
        if (isOver) return stop(open)
        const found = await navigator.mediaDevices.enumerateDevices()
        setCameras(found.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId).map(({ deviceId }) => deviceId))
        setStream(open)
        setState('on')
      } catch (error) {
        if (!isOver) setState(stateOf(error))
      }
    }
    void begin()
    return () => {
      isOver = true
      stop(open)
      setStream(undefined)
      setLit(false)
    }
  }, [isVisible, chosen])

  const onSwitch = useCallback(() => {
    const at = cameras.indexOf(track?.getSettings().deviceId ?? '')
    setChosen(cameras[(at + 1) % cameras.length])
  }, [cameras, track])
  const onTurn = () => {
    const torch = !isLit
    const lit = track?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
    void lit?.then(() => setLit(torch)).catch(() => {})
  }
  const hasTorch = Boolean((track?.getCapabilities?.() as Lit | undefined)?.torch)
  return {
    state,
    stream,
    onSwitch: cameras.length > 1 ? onSwitch : undefined,
    torch: hasTorch ? { isOn: isLit, onTurn } : undefined,
  }
}

/** Is the page in sight, and not about to go? */
function useVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible')
  const gone = useRef(false)
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible' && !gone.current)
    const leave = () => {
      gone.current = true
      look()
    }
    const back = () => {
      gone.current = false
      look()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', back)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', back)
    }
  }, [])
  return isVisible
}

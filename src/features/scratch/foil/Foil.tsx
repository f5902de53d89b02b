import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useFoil } from './use-foil.ts'
import './foil.css'

type Props = {
  /** It takes no finger: there is no network, or its time is over. */
  isOff: boolean
  /** It goes by itself; `isCheered`: and what it hid is worth a cheer. */
  isLifted: boolean
  isCheered: boolean
  onTouch: () => void
  onShare: (share: number) => void
  onMove: (distance: number) => void
  /** What lies under it. */
  children: ReactNode
}

/** A foil that feels like one: it crumbles where the finger is. For the eye and the finger alone. LOOK "phone-9". */
export function Foil({ isOff, isLifted, isCheered, onTouch, onShare, onMove, children }: Props) {
  const foil = useRef<HTMLCanvasElement>(null)
  const dust = useRef<HTMLCanvasElement>(null)
  const { handlers, cheer } = useFoil({ foil, dust }, { onTouch, onShare, onMove })
  const isDue = isLifted && isCheered
  const cheered = useEffectEvent(cheer)
  useEffect(() => {
    if (isDue) cheered()
  }, [isDue])
  return (
    <div className="foil">
      <div className={classes('foil-under', isLifted && !isCheered && 'foil-lost')}>{children}</div>
      <canvas
        ref={foil}
        aria-hidden="true"
        className={classes('foil-sheet', isOff && 'foil-off', isLifted && 'foil-lifted')}
        {...(isOff || isLifted ? {} : handlers)}
      />
      <canvas ref={dust} aria-hidden="true" className="foil-dust" />
    </div>
  )
}

import { type RefObject, useState } from 'react'
import { growing } from '../../ui/growing.ts'
import { part } from '../../ui/part.tsx'
import { useTwoFingers } from './use-two-fingers.ts'

const Zoom = part(() => import('./Zoom.tsx').then((m) => m.Zoom))

/** Two fingers ask for more than the whole of it. */
const PINCHED = 2

/**
 * A picture that grows over the whole screen, by its key or two fingers.
 * @param place where it stands   @returns what opens it, what its place is given, and the picture while it is open
 */
export function useZooming(place: RefObject<HTMLElement | null>, image: string | null, name: string | undefined) {
  const [begin, setBegin] = useState<number>()
  const open = async (times: number) => {
    // What it grows into is there before it begins; without a network it may not come at all.
    await Zoom.fetch().catch(() => undefined)
    growing.from(place.current?.querySelector<HTMLElement>('[data-whole]'), () => setBegin(times))
  }
  const fingers = useTwoFingers(() => void open(PINCHED))
  const zoom = begin !== undefined && image ? <Zoom image={image} name={name} begin={begin} onClose={() => setBegin(undefined)} /> : null
  return { open: () => void open(1), fingers, zoom }
}

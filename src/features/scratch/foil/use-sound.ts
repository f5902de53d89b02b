import { useEffect, useRef, useState } from 'react'
import { type ScratchSound, scratchSound } from './scratch-sound.ts'

/** The sound of scratching: off until it is asked for. @returns whether it is on, what turns it over, and what a moving finger calls */
export function useSound() {
  const sound = useRef<ScratchSound>(undefined)
  const [isOn, setOn] = useState(false)
  useEffect(() => () => sound.current?.stop(), [])
  const turnOver = () => {
    sound.current?.stop()
    sound.current = isOn ? undefined : scratchSound()
    setOn(!isOn)
  }
  return { isOn, turnOver, move: (distance: number) => sound.current?.move(distance) }
}

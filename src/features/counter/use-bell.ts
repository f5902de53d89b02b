import { useEffect, useRef, useState } from 'react'

/** So often it rings until somebody has looked, in milliseconds. */
const EVERY = 20_000
/** Two tones: hertz, and when they begin in seconds. */
const TONES = [
  [880, 0],
  [1175, 0.18],
] as const

/** Two tones of the browser's own: no file to fetch. */
function ring(audio: AudioContext) {
  for (const [pitch, after] of TONES) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    const start = audio.currentTime + after
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.3, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.5)
  }
}

/**
 * Rings for what is new, at once and every 20 s. No browser sounds before somebody has touched the page: the first tap unlocks it.
 * @param about what is rung for, empty for nothing; each change rings at once   @returns whether it waits for that tap
 */
export function useBell(isOn: boolean, about: string): boolean {
  const audio = useRef<AudioContext>(undefined)
  const [isUnlocked, setUnlocked] = useState(false)

  useEffect(() => {
    if (!isOn || typeof AudioContext === 'undefined') return
    const unlock = () => {
      audio.current ??= new AudioContext()
      void audio.current.resume().then(() => setUnlocked(true))
    }
    if (navigator.userActivation?.hasBeenActive) unlock()
    document.addEventListener('click', unlock) // not at its beginning: nothing moves under a finger that is down
    document.addEventListener('keydown', unlock)
    return () => {
      document.removeEventListener('click', unlock)
      document.removeEventListener('keydown', unlock)
    }
  }, [isOn])

  useEffect(() => () => void audio.current?.close(), [])

  useEffect(() => {
    if (!isOn || about === '') return
    const now = () => {
      if (audio.current?.state === 'running') ring(audio.current)
    }
    now()
    const timer = setInterval(now, EVERY)
    return () => clearInterval(timer)
  }, [isOn, isUnlocked, about])

  return isOn && !isUnlocked
}

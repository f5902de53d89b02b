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

type OnRunning = (isRunning: boolean) => void

/** The browser's sound, which says when it begins and when it is taken away. */
function openAudio(onRunning: OnRunning) {
  const audio = new AudioContext()
  audio.addEventListener('statechange', () => onRunning(audio.state === 'running'))
  return audio
}

/** Has it sound again; what came of it, its state says: while a call goes on, it is refused. */
function resume(audio: AudioContext, onRunning: OnRunning) {
  const follow = () => onRunning(audio.state === 'running')
  void audio.resume().then(follow, follow)
}

/**
 * Rings for what is new, at once and every 20 s. No browser sounds before somebody has touched the page: the first tap unlocks it.
 * A tablet that is locked, or has a call, takes the sound away again: then it waits for the next one.
 * @param about what is rung for, empty for nothing; each change rings at once   @returns whether it waits for that tap
 */
export function useBell(isOn: boolean, about: string): boolean {
  const audio = useRef<AudioContext>(undefined)
  const [isRunning, setRunning] = useState(false)

  useEffect(() => {
    if (!isOn || typeof AudioContext === 'undefined') return
    const unlock = () => {
      audio.current ??= openAudio(setRunning)
      resume(audio.current, setRunning)
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
  }, [isOn, isRunning, about])

  return isOn && !isRunning
}

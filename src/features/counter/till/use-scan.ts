import { type RefObject, useEffect, useRef } from 'react'
import { makeReader, type Reader } from './reader.ts'

/** Between two pictures, in milliseconds. */
const PAUSE = 120
/** A card that stays before the camera is read once: until it was gone for so long. */
const GONE = 2_500
/** As wide as is needed to tell the bars of a card at arm's length. */
const WIDTH = 1024

/** The code that was read last, and when it was seen last: the till remembers it from one customer to the next. */
export type Last = { text: string; at: number }

async function picture(video: HTMLVideoElement): Promise<ImageBitmap | undefined> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return undefined
  const size = video.videoWidth > WIDTH ? { resizeWidth: WIDTH } : {}
  return createImageBitmap(video, size).catch(() => undefined)
}

/** Reads codes off a film as long as it runs: each once, when it comes into sight. */
export function useScan(video: RefObject<HTMLVideoElement | null>, isOn: boolean, last: RefObject<Last>, onCode: (text: string) => void) {
  const told = useRef(onCode)
  useEffect(() => {
    told.current = onCode
  }, [onCode])
  useEffect(() => {
    if (!isOn) return
    let isOver = false
    let reader: Reader | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const seen = video.current && (await picture(video.current))
      const text = seen ? ((await reader?.read(seen)) ?? null) : null
      if (isOver) return
      if (text !== null) {
        const isNew = text !== last.current.text || Date.now() - last.current.at > GONE
        last.current = { text, at: Date.now() }
        if (isNew) told.current(text)
      }
      timer = setTimeout(() => void look(), PAUSE)
    }
    void makeReader().then((made) => {
      reader = made
      if (isOver) reader.end()
      else void look()
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      reader?.end()
    }
  }, [isOn, video, last])
}

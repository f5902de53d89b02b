import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../../api/base-query.ts'
import { useTestDeviceMutation } from '../../api/devices.ts'
import { api } from '../../api/api.ts'
import { onPush } from '../../pwa/worker-news.ts'
import { useAppDispatch } from '../../state/hooks.ts'

/** From here on a test is late, in milliseconds. */
const LATE = 20_000
/** The worker tells the server of the arrival at the same time as this page. */
const COUNTED = 1_000

export type Trial = { state: 'none' | 'under-way' | 'late' } | { state: 'arrived'; seconds: number } | { state: 'failed'; message: string }

/** A test push to this device: asked of the server, waited for from the worker. A late one that comes is still told. */
export function useTrial() {
  const [ask] = useTestDeviceMutation()
  const dispatch = useAppDispatch()
  const [trial, setTrial] = useState<Trial>({ state: 'none' })
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const start = async (id: string) => {
    stop.current()
    const began = Date.now()
    const heard = new Set<string | null>()
    let wanted: string | undefined
    setTrial({ state: 'under-way' })
    const look = () => {
      if (wanted === undefined || !heard.has(wanted)) return
      stop.current()
      setTrial({ state: 'arrived', seconds: Math.max(1, Math.round((Date.now() - began) / 1_000)) })
      setTimeout(() => dispatch(api.util.invalidateTags(['Devices'])), COUNTED)
    }
    // The push may be here before the answer that names it.
    const forget = onPush(({ receipt }) => {
      heard.add(receipt)
      look()
    })
    const timer = setTimeout(() => setTrial({ state: 'late' }), LATE)
    stop.current = () => {
      forget()
      clearTimeout(timer)
    }
    const { data, error } = await ask({ id })
    if (data) {
      wanted = data.data.receipt
      return look()
    }
    stop.current()
    setTrial({ state: 'failed', message: (error as Failure | undefined)?.message ?? '' })
  }
  return { trial, start: (id: string) => void start(id) }
}

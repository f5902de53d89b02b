import { useEffect, useRef, useState } from 'react'
import type { Device } from '#contract/devices.ts'
import type { Look } from '#rules/device-names.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { look, lookNow } from '../../pwa/device.ts'
import { currentSubscription, type Support, supportOf, usePermission } from '../../pwa/push.ts'
import type { Door } from '../../pwa/push-door.ts'
import { type Turned, turnOff, turnOn } from '../../pwa/push-switch.ts'
import { syncDevice } from '../../pwa/push-sync.ts'
import { isRefusalKept, keepRefusal } from './kept-refusal.ts'
import { useAppStore } from '../../state/hooks.ts'

/** How notices stand on this device: not possible (and why), or what its owner, the browser and the server make of it. */
export type Standing = Exclude<Support, 'ready'> | 'off' | 'on' | 'lost' | 'refused'
export type Busy = 'asking' | 'working'

function useLook(): Look {
  const [seen, setSeen] = useState(lookNow)
  useEffect(() => void look().then(setSeen), [])
  return seen
}

/** Is there a subscription in this browser? It stands for the server's word while that is not known. */
function useSubscribed(again: unknown): boolean {
  const [isSubscribed, setSubscribed] = useState(false)
  useEffect(() => {
    const read = async () => setSubscribed((await currentSubscription()) !== undefined)
    read().catch(() => undefined)
  }, [again])
  return isSubscribed
}

/** This device and its switch. `device`: as the server has it, once that is known. */
export function useThisDevice(device: Device | undefined) {
  const { language } = useLanguage()
  const store = useAppStore()
  const seen = useLook()
  const permission = usePermission()
  const isSubscribed = useSubscribed(permission)
  const [busy, setBusy] = useState<Busy>()
  const [turned, setTurned] = useState<Turned>()
  const support = supportOf(seen)
  const standing = standingOf(device, support, permission, isSubscribed)

  const run = async (kind: Busy, task: (door: Door, language: string) => Promise<Turned | undefined>) => {
    setBusy(kind)
    setTurned(undefined)
    setTurned(await task(store, language).catch(() => 'failed' as const))
    setBusy(undefined)
  }

  const change = (isOn: boolean) => run(isOn && permission !== 'granted' ? 'asking' : 'working', isOn ? turnOn : turnOff)
  const mend = () => run('working', (...door) => syncDevice(...door).then(() => undefined))

  // What can be mended without a question is mended at once; what she has just allowed again in the browser's settings is on.
  const before = useRef(isRefusalKept() ? 'denied' : permission)
  const isMended = useRef(false)
  useEffect(() => {
    const wasRefused = before.current === 'denied'
    before.current = permission
    keepRefusal(permission === 'denied')
    if (support !== 'ready' || permission !== 'granted') return
    if (wasRefused) void change(true)
    else if (standing === 'lost' && !isMended.current) {
      isMended.current = true
      void mend()
    }
  })

  return { seen, standing, busy, turned, change: (isOn: boolean) => void change(isOn) }
}
export type ThisDeviceState = ReturnType<typeof useThisDevice>

function standingOf(device: Device | undefined, support: Support, permission: NotificationPermission, isSubscribed: boolean): Standing {
  if (support !== 'ready') return support
  if (permission === 'denied') return 'refused'
  if (!device) return isSubscribed ? 'on' : 'off'
  if (device.authNotice === 'N' || device.active === 'N') return 'off'
  return device.push === 'on' && permission === 'granted' ? 'on' : 'lost'
}

import { useSyncExternalStore } from 'react'

type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }
export type Platform = 'ios' | 'android' | 'desktop'

const KEY = 'tessera.device.install'
/** Refused once, asked no more for 30 days. LOOK, Install. */
const SILENCE = 30 * 86_400_000

let prompt: InstallPrompt | undefined
let isDone = false
const listeners = new Set<() => void>()

function changed(next: InstallPrompt | undefined, done: boolean) {
  prompt = next
  isDone = done
  for (const tell of listeners) tell()
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** Keeps the browser's offer for the moment that suits the customer. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isPrompt(event)) changed(event, false)
  })
  window.addEventListener('appinstalled', () => changed(undefined, true))
}

/** The device's family, as SPEC 5 tells versions apart; an iPad says it is a Mac. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) return 'ios'
  return userAgent.includes('Android') ? 'android' : 'desktop'
}

/** Is this the installed app already? */
export const isInstalled = (): boolean =>
  isDone || matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

function refusals(): Record<string, number> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

function refuse(app: string, now = Date.now()) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...refusals(), [app]: now }))
  } catch {
    // Asked again at the next visit.
  }
  for (const tell of listeners) tell()
}

const isRefused = (app: string, now = Date.now()) => now - (refusals()[app] ?? -SILENCE) < SILENCE

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/**
 * Installing one app (an activity's, or the wallet's).
 * @param app whose app, so that a refusal counts for it alone
 * @returns `canPrompt`: the browser will ask; `isRefused`: stay silent; `ask` resolves to what the customer chose
 */
export function useInstall(app: string) {
  const canPrompt = useSyncExternalStore(subscribe, () => prompt !== undefined)
  const installed = useSyncExternalStore(subscribe, isInstalled)
  const refused = useSyncExternalStore(subscribe, () => isRefused(app))
  const ask = async () => {
    const { outcome } = (await prompt?.prompt()) ?? { outcome: 'dismissed' }
    changed(undefined, outcome === 'accepted')
    if (outcome === 'dismissed') refuse(app)
    return outcome
  }
  return { platform: platformOf(), isInstalled: installed, canPrompt, isRefused: refused, ask, refuse: () => refuse(app) }
}

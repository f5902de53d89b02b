import { useEffect, useState } from 'react'

export type Kept = 'kept' | 'session' | 'none'

const PROBE = 'tessera.device.probe'

function keepsStrings(): boolean {
  try {
    localStorage.setItem(PROBE, 'x'.repeat(1_024))
    localStorage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}

async function keepsAnswers(): Promise<boolean> {
  try {
    await caches.has(PROBE)
    return 'serviceWorker' in navigator
  } catch {
    return false
  }
}

/**
 * What this browser lets the app keep: `kept`; `session`, where it can stay logged in but not open offline (a private
 * window, no worker); `none`, where storage is denied or full and all is gone with the tab.
 */
export async function whatIsKept(): Promise<Kept> {
  if (!keepsStrings()) return 'none'
  return (await keepsAnswers()) ? 'kept' : 'session'
}

/** The same for a screen; until it is known nobody is alarmed. */
export function useKept(): Kept {
  const [kept, setKept] = useState<Kept>('kept')
  useEffect(() => void whatIsKept().then(setKept), [])
  return kept
}

/** Asks the browser, once somebody is logged in, not to clear the card away when room gets short. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist())
  } catch {
    return false
  }
}

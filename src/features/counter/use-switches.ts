import { useState } from 'react'

/** About the device, not about a person: it survives a logout. */
const KEY = 'tessera.device.counter-'

function read(name: string): boolean {
  try {
    return localStorage.getItem(KEY + name) !== 'off'
  } catch {
    return true
  }
}

/** A switch of this device, on unless somebody has switched it off here. */
function useSwitch(name: string) {
  const [isOn, setOn] = useState(() => read(name))
  const change = (on: boolean) => {
    setOn(on)
    try {
      localStorage.setItem(KEY + name, on ? 'on' : 'off')
    } catch {
      // It holds until the page is left.
    }
  }
  return { isOn, change }
}

/** What this device does at the counter: it rings, its screen stays on, letters and digits are keys. */
export const useSwitches = () => ({ sound: useSwitch('sound'), screen: useSwitch('screen'), keys: useSwitch('keys') })

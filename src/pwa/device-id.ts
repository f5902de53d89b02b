const KEY = 'tessera.device.id'

let made: string | undefined

/** The random name that this browser gives itself; it says nothing of a person and survives a logout. */
export function deviceId(): string {
  try {
    made = localStorage.getItem(KEY) ?? made
  } catch {
    // Without storage it is this visit's.
  }
  if (made) return made
  made = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  try {
    localStorage.setItem(KEY, made)
  } catch {
    // The next visit is another device.
  }
  return made
}

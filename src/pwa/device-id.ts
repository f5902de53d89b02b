const KEY = 'tessera.device.id'

/** Without storage it is this visit's alone. */
let unkept: string | undefined

const random = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The random name that this browser gives itself; it says nothing of a person and survives a logout. */
export function deviceId(): string {
  try {
    const id = localStorage.getItem(KEY) ?? unkept ?? random()
    localStorage.setItem(KEY, id)
    return id
  } catch {
    unkept ??= random()
    return unkept
  }
}

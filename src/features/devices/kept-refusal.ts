/** In this window notices were refused when this page was last here: a reload must not forget it. */
const REFUSED = 'tessera.device.refused'

export function isRefusalKept(): boolean {
  try {
    return sessionStorage.getItem(REFUSED) !== null
  } catch {
    return false
  }
}

export function keepRefusal(isRefused: boolean) {
  try {
    if (isRefused) sessionStorage.setItem(REFUSED, '1')
    else sessionStorage.removeItem(REFUSED)
  } catch {
    // A reload forgets it, then.
  }
}

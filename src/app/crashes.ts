const CRASHED = 'tessera.crashed'
/** An app that has held for so long has not crashed in a row, in milliseconds. */
const HELD = 10_000

/** Notes a crash. @returns whether it is the second in a row */
export function isSecondCrash(): boolean {
  try {
    const before = sessionStorage.getItem(CRASHED)
    sessionStorage.setItem(CRASHED, 'once')
    return before !== null
  } catch {
    return false
  }
}

/** Forgets an earlier crash once the app holds. @returns how to stop waiting for that */
export function whileItHolds(): () => void {
  const timer = setTimeout(() => {
    try {
      sessionStorage.removeItem(CRASHED)
    } catch {
      // Nothing was noted.
    }
  }, HELD)
  return () => clearTimeout(timer)
}

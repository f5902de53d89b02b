/** A server's clock shows whole seconds, and an answer is under way for a while: less is no difference. */
const SLACK_MS = 60_000
let ahead = 0

/** The server has said what its clock shows, as the `Date` of an answer that it gave just now. */
export function clockHeard(date: string | null | undefined): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (Number.isFinite(difference)) ahead = Math.abs(difference) < SLACK_MS ? 0 : difference
}

/** What the server's clock shows when this device's shows `at`: a device whose clock is wrong is not believed. In milliseconds. */
export const serverTime = (at = Date.now()): number => at + ahead

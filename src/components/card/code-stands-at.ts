import type { Configuration } from '#contract/activities.ts'

/** Does the code stand on the card at this path? On Card always; at home where the activity's card is of graphic B. Spec §3. */
export const codeStandsAt = (path: string, graphic: Configuration['graphicCardType'] | undefined): boolean =>
  path === '/card' || graphic === 'B'

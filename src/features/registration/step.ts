import type { Registering } from './use-registering.ts'

/** What each step is drawn from. */
export type StepProps = { at: Registering }

import type { Activity, Configuration } from '#contract/activities.ts'
import type { Privacy } from '#contract/privacy.ts'

/** Whose card she makes, and what that asks of her. */
export type Setting = { activity: Activity; configuration: Configuration; privacy: Privacy | undefined }

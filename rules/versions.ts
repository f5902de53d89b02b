const parts = (version: string) => (/^\d+(\.\d+)*/.exec(version.trim())?.[0] ?? '').split('.').map(Number)

/** Negative, zero or positive as in sort; `1.10` is newer than `1.9`, `1.2` equals `1.2.0`, what follows the figures does not count. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [parts(one), parts(other)]
  for (let n = 0; n < Math.max(left.length, right.length); n++) {
    const step = (left[n] ?? 0) - (right[n] ?? 0)
    if (step) return step
  }
  return 0
}

type Minimum = { minimumVersionIos?: string | null; minimumVersionAndroid?: string | null }

/** The minimum that counts on a platform; none on an unknown one. Spec §5. */
export const minimumFor = (platform: string, minimum: Minimum): string | undefined =>
  ({ ios: minimum.minimumVersionIos, android: minimum.minimumVersionAndroid })[platform] || undefined

/** Is this version new enough for its platform? An unknown device passes, and so does an activity without a minimum. Spec §5. */
export function isNewEnough(version: string, platform: string, minimum: Minimum): boolean {
  const wanted = minimumFor(platform, minimum)
  return !wanted || compareVersions(version, wanted) >= 0
}

/** Where the API is: this origin, or another server that implements section 7. */
export const base: string = (import.meta.env.VITE_API_BASE ?? '').replace(/\/$/, '')

/** An address of the API (a picture, a video) as this page must ask for it. */
export const resolved = (path: string): string => (path.startsWith('/') ? base + path : path)

/** The same for a list of addresses with their widths. */
export const resolvedSet = (list: string | undefined): string | undefined => list?.replace(/(^|, )\//g, `$1${base}/`)

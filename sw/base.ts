/** Where the API is: this origin, or another server that implements section 7. */
export const base = new URL(import.meta.env.VITE_API_BASE || '/', self.location.origin)

/** The address of one of its calls. */
export const addressOf = (path: string): string => base.origin + base.pathname.replace(/\/$/, '') + path

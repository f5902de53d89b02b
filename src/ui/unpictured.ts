import type { SyntheticEvent } from 'react'

/** A picture that did not come leaves its tinted place, without the browser's sign for what is broken. */
export function unpictured({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.removeAttribute('srcset')
  currentTarget.removeAttribute('src')
}

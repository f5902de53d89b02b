/** The real icon of this host's app, as the shell names it. */
export const appIcon = (): string => document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href ?? '/icons/mark.svg'

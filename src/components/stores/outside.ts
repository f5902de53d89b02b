/** Another app opens over this one by itself; a page gets a place of its own, and is told nothing of where it was opened from. */
export const outside = (href: string) =>
  href.startsWith('https:') ? ({ href, target: '_blank', rel: 'noopener noreferrer' } as const) : { href }

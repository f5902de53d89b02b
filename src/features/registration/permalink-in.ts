/**
 * The permalink in what somebody typed or pasted: the word itself, a name with blanks, or an address of the activity.
 * @returns nothing where there is none
 */
export function permalinkIn(typed: string): string | undefined {
  const text = typed.trim().toLowerCase()
  const path = /\/registration\/permalink\/([a-z0-9-]+)/.exec(text)?.[1]
  if (path) return path
  const word = text
    .replace(/^https?:\/\//, '')
    .replace(/[/?#:.].*$/s, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return word || undefined
}

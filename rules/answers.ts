/** What a file's name promises. */
const TYPES = new Map(
  Object.entries({
    js: /\bjavascript\b/i,
    css: /^text\/css\b/i,
    html: /^text\/html\b/i,
    woff2: /\b(font|octet-stream)\b/i,
    png: /^image\//i,
    svg: /^image\//i,
    webp: /^image\//i,
  }),
)

/**
 * Is an answer of the type that its address promises? Whoever stands in between (a maintenance page, a hotel's log-in, a
 * firewall) answers everything with a page, and says that it is well.
 */
export function hasTypeOf(path: string, type: string | null): boolean {
  const extension = /[.](\w+)$/.exec(path)?.[1] ?? ''
  return TYPES.get(extension)?.test(type ?? '') ?? false
}

/** Is it of the type in which every call of the API answers? */
export const isJson = (type: string | null): boolean => /\bjson\b/i.test(type ?? '')

/** Has the server itself answered for good, so that asking again would change nothing? */
export const isDefinite = (status: number, type: string | null): boolean =>
  isJson(type) && status < 500 && ![408, 425, 429].includes(status)

/**
 * Is it a page of this app? The server writes this element into each; a host of plain files leaves its place as it is. This
 * expression stands in the page itself (src/first), and is neither.
 */
export const isShell = (html: string): boolean => /id="tessera-{1}host"|<!-{2}tessera:host-->/.test(html)

/** The attribute of a page's root by which one shell is known from another: the server puts it there. */
export const SHELL_MARK = 'data-shell'

/** Which shell a page is. @returns undefined if it bears no mark */
export const shellOf = (html: string): string | undefined => new RegExp(`<html ${SHELL_MARK}="([0-9a-z]+)"`).exec(html)?.[1]

import { createHash } from 'node:crypto'

/** What stands in a page, as its content policy allows it: by hash. */
export type InPage = { scripts: string[]; styles: string[] }

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const hashesOf = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => hashOf(text))

/**
 * The scripts and styles that the build wrote into its page. A block of data (`type="application/json"`), which a host and a
 * pushed notice have each their own, is no script: no policy asks for it.
 */
export const inPage = (html: string): InPage => ({
  scripts: hashesOf(html, /<script>([^]*?)<\/script>/g),
  styles: hashesOf(html, /<style>([^]*?)<\/style>/g),
})

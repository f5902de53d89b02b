import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { ImageStore } from '../server/images/port.ts'

/** A picture of one pixel, or of one colour: another colour, another hash. */
export const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64')
export const picture = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/></svg>`

/** The least that an activity needs; what a test adds stands on lines 7 and on. */
export const least = (permalink = 'trattoria-nonna') =>
  `format: 1\npermalink: ${permalink}\nname: Trattoria Nonna\ncolor: "#14594a"\nlogo: logo.png\ncashBackType: EP\n`

/** A folder with these files that goes with the test; `logo.png` is there unless the test says otherwise. */
export function folderOf(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries({ 'logo.png': PIXEL, ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  return folder
}

/** A folder whose YAML is the least and these lines. */
export const bundleOf = (lines = '', files: Record<string, string | Uint8Array> = {}, permalink?: string) =>
  folderOf({ 'activity.yaml': least(permalink) + lines, ...files })

/** An image store in memory. */
export function imagesInMemory(): ImageStore & { names: () => string[] } {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    put: async (name, bytes) => void kept.set(name, new Uint8Array(bytes)),
    get: async (name) => kept.get(name),
    has: async (name) => kept.has(name),
    film: async () => undefined,
    names: () => [...kept.keys()],
  }
}

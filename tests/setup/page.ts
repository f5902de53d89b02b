import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Stands for the built app, which a unit test does not wait for. */
export const DIST = resolve('node_modules/.cache/tessera/dist')

/** Writes it. */
export function makePage() {
  mkdirSync(join(DIST, 'assets'), { recursive: true })
  writeFileSync(join(DIST, 'index.html'), '<!doctype html><html lang="it"><head><!--tessera:head--><!--tessera:host--></head></html>')
  writeFileSync(join(DIST, 'assets', 'index-abc123.js'), 'export {}')
}

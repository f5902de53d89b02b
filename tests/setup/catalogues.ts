import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { CODES } from '#contract/languages.ts'

const changed = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0)

/** Compiles the catalogues that are missing or older than their source: the server's sentences come from them. */
export function compileCatalogues() {
  const stale = CODES.flatMap((code) => [`locales/${code}`, `locales/later/${code}`, `locales/server/${code}`]).some((name) => {
    const made = changed(`${name}.ts`)
    return made === 0 || made < changed(`${name}.po`)
  })
  if (!stale) return
  const env = { ...process.env, NODE_ENV: 'production' } // with "test" lingui looks for workers of its own tests
  const { status, stderr } = spawnSync('node_modules/.bin/lingui', ['compile', '--typescript'], { encoding: 'utf8', env })
  if (status !== 0) throw new Error(`lingui compile: ${stderr}`)
}

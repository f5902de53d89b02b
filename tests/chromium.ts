import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Flags for a browser in a container, without a graphics card and without traffic of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Where a Chromium is: the one named by CHROMIUM, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/**
 * The Chromium found, else one that is installed now: by apt as root, else Playwright's.
 * @throws a sentence that says how to get one
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found: installing one.')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-q')
    run('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium')
  }
  if (!findChromium()) run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
  const installed = findChromium()
  if (!installed) throw new Error('The tests need Chromium: install it (apt-get install chromium) or name one in the setting CHROMIUM.')
  return installed
}

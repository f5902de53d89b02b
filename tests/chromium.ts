import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

const firstOf = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** Where a whole Chromium is, which shows notifications too: the one named by CHROMIUM, the system's, or Playwright's own. */
export const findChromium = (): string | undefined =>
  firstOf(process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath())

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The one without windows where there is one, for all that shows no notifications: it takes a third less of the machine. */
export const findHeadlessShell = (): string | undefined => firstOf(process.env.CHROMIUM, HEADLESS_SHELL) ?? findChromium()

async function run(command: string, ...args: string[]): Promise<boolean> {
  const [status] = await once(spawn(command, args, { stdio: 'inherit' }), 'close')
  return status === 0
}
const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const install = (name: string) => run('apt-get', 'install', '-y', '-q', '--no-install-recommends', name)

/**
 * Sees to it that there is a Chromium: where there is none it is installed now, by apt as root, else Playwright's.
 * @returns the whole one
 * @throws a sentence that says how to get one
 */
export async function ensureChromium(): Promise<string> {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  if (canInstall() && !(findChromium() && existsSync(HEADLESS_SHELL))) {
    console.log('Installing Chromium.')
    await run('apt-get', 'update', '-q')
    for (const name of ['chromium', 'chromium-headless-shell']) await install(name)
  }
  if (!findChromium()) await run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
  const found = findChromium()
  if (!found) throw new Error('The tests need Chromium: install it (apt-get install chromium) or name one in the setting CHROMIUM.')
  return found
}

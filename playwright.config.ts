import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS, findHeadlessShell } from './tests/chromium.ts'
import { PORT, READY, settings } from './tests/e2e/demo-server.ts'

// The workers read this file too: only the first reader makes the folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'tessera-e2e-'))

/**
 * What draws does so in the browser's own process, and no page is kept in reserve: a tenth less of the machine. No script, which runs for
 * seconds here, is made fast for hours: a twentieth.
 */
const LESS_WORK = ['--in-process-gpu', '--renderer-process-limit=1', '--js-flags=--no-opt,--no-maglev']

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }
// With one pixel a point, a quarter of what a phone draws: who looks at pixels asks for SHARP.
const phone = { ...desktop, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/postgres.ts',
  outputDir: 'test-results/e2e',
  // A machine may be three times slower than another: a limit is there for what never comes.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Two leave a sixth of two cores waiting for what a journey waits for.
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Told at the end, never silent. docs/decisions/journeys-second-try.md
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 30_000,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // As some customers have it. Who looks at what moves asks for MOVING.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findHeadlessShell(), args: [...CHROMIUM_FLAGS, ...LESS_WORK] },
  },
  projects: [
    { name: 'phone', use: phone, grepInvert: /@desktop/ },
    { name: 'desktop', use: desktop, grep: /@desktop|@both/ },
  ],
  webServer: {
    command: `${process.execPath} server/main.ts`,
    url: READY,
    env: settings(process.env.E2E_DATA_DIR),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 240_000,
  },
})

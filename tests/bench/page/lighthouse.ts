import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../../chromium.ts'
import type { Line, Lines } from '../report.ts'
import { signIn } from '../sign-in.ts'

const PORT = 3959

type Audit = Result['audits'][string]

/** Below the mark where it counts. */
const isMissed = (weight: number, audit: Audit | undefined) => weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1

/** The marks of one page; what was missed is printed. */
async function linesOf(origin: string, path: string): Promise<Line[]> {
  const result = await lighthouse(origin + path, {
    port: PORT,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: ['accessibility', 'best-practices'],
  })
  const { categories = {}, audits = {} } = result?.lhr ?? {}
  const missed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ id, weight }) => isMissed(weight, audits[id])))
  for (const { id } of missed) console.log(`  ${path}, ${id}: ${JSON.stringify(audits[id]?.details)}`)
  return Object.entries(categories).map(([name, { score }]) => ({
    number: 16,
    what: `Lighthouse, ${name}, ${path}`,
    unit: '',
    ours: score === null ? null : score * 100,
    target: 100,
    limit: 100,
    atLeast: true,
  }))
}

/** BUDGETS #16: Lighthouse on the pages of a customer who is logged in. */
export async function* lighthouseLines(origin: string): Lines {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-lighthouse-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${PORT}`],
    locale: 'it-IT',
  })
  try {
    await signIn(await context.newPage(), origin)
    for (const path of ['/', '/card', '/menus']) yield* await linesOf(origin, path)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../../chromium.ts'
import type { Line } from '../report.ts'
import { signIn } from '../sign-in.ts'

const PORT = 3959

/** BUDGETS #16: Lighthouse on the pages of a customer who is logged in. */
export async function lighthouseLines(origin: string): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-lighthouse-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${PORT}`],
    locale: 'it-IT',
  })
  const lines: Line[] = []
  try {
    await signIn(await context.newPage(), origin)
    for (const path of ['/', '/card', '/menus']) {
      const result = await lighthouse(origin + path, {
        port: PORT,
        output: 'json',
        logLevel: 'error',
        disableStorageReset: true,
        onlyCategories: ['accessibility', 'best-practices'],
      })
      for (const [name, { score, auditRefs }] of Object.entries(result?.lhr.categories ?? {})) {
        for (const { id, weight } of auditRefs) {
          const audit = result?.lhr.audits[id]
          if (weight > 0 && audit?.score !== null && audit?.score !== 1) console.log(`  ${path}, ${id}: ${JSON.stringify(audit?.details)}`)
        }
        lines.push({
          number: 16,
          what: `Lighthouse, ${name}, ${path}`,
          unit: '',
          ours: score === null ? null : score * 100,
          target: 100,
          limit: 100,
          atLeast: true,
        })
      }
    }
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  return lines
}

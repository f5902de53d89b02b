import { mkdtempSync, rmSync } from 'node:fs'
import { copyFile, mkdir, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, expect, test } from 'vitest'

const house = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[]
  options: ICruiseOptions & { enhancedResolveOptions: object }
}
const WORLDS = ['contract', 'rules', 'locales', 'server', 'src', 'sw']
/** A rule that sees nothing passes everything: raise this as the house grows. */
const AT_LEAST = 520

const inspect = async (baseDir: string, folders: string[]): Promise<ICruiseResult['summary']> => {
  const { enhancedResolveOptions, ...options } = house.options
  const { output } = await cruise(
    folders,
    { ...options, validate: true, ruleSet: { forbidden: house.forbidden as never }, baseDir },
    enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error(output)
  return output.summary
}

test('no import breaks a rule of the house, and the rules see the house', async () => {
  const { violations, totalCruised } = await inspect(process.cwd(), WORLDS)
  expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([])
  expect(totalCruised).toBeGreaterThanOrEqual(AT_LEAST)
})

/** For each rule a file that breaks it: [file, what it imports]; the imported file is made where it is missing. */
const planted: Record<string, [file: string, imports: string]> = {
  'no-cycle': ['server/data/cycle.ts', './cycle.ts'],
  resolved: ['server/data/lost.ts', './nowhere.ts'],
  'contract-is-bottom': ['contract/low.ts', '../rules/high.ts'],
  'rules-are-pure': ['rules/impure.ts', 'node:fs'],
  'rules-take-types': ['rules/values.ts', '#contract/wire.ts'],
  'locales-are-words': ['locales/errors.ts', '#rules/money.ts'],
  'worlds-apart': ['src/api/cards.ts', '../../server/data/card.ts'],
  'first-is-alone': ['src/first/first.ts', '../theme/colours.ts'],
  'first-is-not-imported': ['src/app/main.tsx', '../first/first.ts'],
  'features-apart': ['src/features/menus/MenusPage.tsx', '../card/CardPage.tsx'],
  'features-by-the-door': ['src/components/Price.tsx', '../features/card/CardPage.tsx'],
  'doors-are-pages': ['src/app/routes.tsx', '../features/card/CardFace.tsx'],
  'app-is-top': ['src/pwa/install.ts', '../app/store.ts'],
  'ui-knows-nothing': ['src/ui/Button.tsx', '../state/session.ts'],
  'state-is-low': ['src/state/snapshot.ts', '../api/api.ts'],
  'api-has-no-face': ['src/api/menus.ts', '../ui/Toast.tsx'],
  'one-noun-api': ['src/api/card.ts', '../../contract/menus.ts'],
  'one-noun-route': ['server/routes/card.ts', '../data/menus/menus.ts'],
  'sql-in-rows': ['server/data/stock.ts', 'drizzle-orm'],
  'handle-in-rows': ['server/routes/stock.ts', '../work/handle.ts'],
  'rows-through-work': ['server/jobs/push.ts', '../db/connect.ts'],
  'data-through-work': ['server/data/card.ts', '../db/connect.ts'],
  'db-is-bottom': ['server/db/catalogue.ts', '../bundle/words.ts'],
  'kernel-knows-no-noun': ['server/work/lock.ts', '../data/card.ts'],
  'ports-not-adapters': ['server/jobs/mail.ts', '../mail/smtp.ts'],
}

const folder = mkdtempSync(join(tmpdir(), 'house-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('each rule is seen to fail on a violation', async () => {
  expect(Object.keys(planted)).toEqual(house.forbidden.map(({ name }) => name))
  const write = async (path: string, text: string, flag: string) => {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text, { flag }).catch(() => {})
  }
  for (const [file, imports] of Object.values(planted)) {
    const path = join(folder, file)
    await write(path, `import { x } from '${imports}'\nexport const y = x\n`, 'w')
    if (/nowhere|^node:|^drizzle/.test(imports)) continue
    await write(imports.startsWith('#') ? join(folder, imports.slice(1)) : join(dirname(path), imports), 'export const x = 1\n', 'wx')
  }
  await copyFile('package.json', join(folder, 'package.json'))
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  const { violations } = await inspect(folder, WORLDS.slice(0, -1))
  const seen = violations.map(({ rule, from }) => `${rule.name}: ${from}`)
  expect(seen).toEqual(expect.arrayContaining(Object.entries(planted).map(([rule, [file]]) => `${rule}: ${file}`)))
})

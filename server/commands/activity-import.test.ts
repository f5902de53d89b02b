import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bundleOf, folderOf, imagesInMemory, picture } from '../../tests/bundles.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { activities, bundles } from '../db/schema/activities.ts'
import { menuItems } from '../db/schema/menus.ts'
import { readArguments } from './arguments.ts'
import type { Tools } from './command.ts'
import { commands, perform } from './commands.ts'

const menu = (names: string[], more = '') =>
  `menu:\n  categories:\n    - name: Primi\n      dishes:\n${names.map((name) => `        - { name: ${name}, price: 9${more} }\n`).join('')}`
const NAMES = Array.from({ length: 45 }, (_, i) => `Piatto ${i}`)

describe.each(engines)('activity import, %s', (engine) => {
  async function operator() {
    const { db } = await database(engine)
    const permalink = `prova-${randomUUID().slice(0, 8)}`
    const images = imagesInMemory()
    const enqueue = async () => {}
    const tools: Tools = { db, images, enqueue, clock: () => new Date('2026-11-21T10:00:00Z'), production: false, confirmedHosts: [] }
    const said: string[] = []
    const imports = async (folder: string, ...flags: string[]) => {
      said.length = 0
      const read = readArguments(['activity', 'import', folder, ...flags], commands, '/')
      if ('wrong' in read || 'help' in read) return [JSON.stringify(read)]
      return perform({ command: read.command.name, input: read.input }, tools, (text) => said.push(text))
    }
    const row = async () => (await db.select().from(activities).where(eq(activities.permalink, permalink)))[0]
    const dishes = async () => {
      const id = (await row())?.id ?? ''
      return (await db.select({ name: menuItems.name }).from(menuItems).where(eq(menuItems.activityId, id))).length
    }
    return { db, permalink, said, imports, row, dishes, images }
  }

  test('an import says where a new activity is to be seen, and which of the host names that it brings nobody has confirmed', async () => {
    const { db } = await database(engine)
    const permalink = `prova-${randomUUID().slice(0, 8)}`
    const [confirmed, other] = [`carta.${permalink}.example`, `app.${permalink}.example`]
    const where = { publicUrl: 'https://tessera.example', confirmedHosts: [confirmed] }
    const tools: Tools = { db, images: imagesInMemory(), enqueue: async () => {}, clock: () => new Date(), production: true, ...where }
    const said: string[] = []
    const folder = bundleOf(`hosts: [${confirmed}, ${other}, mia.tessera.example]\n`, {}, permalink)
    expect(await perform({ command: 'activity import', input: { folder } }, tools, (line) => said.push(line))).toEqual([])
    expect(said.filter((line) => line.startsWith('note: '))).toEqual([
      `note: ${other} opens this app, but no letter leads there before the setting CONFIRMED_HOSTS names it.`,
    ])
    expect(said).toContain(`Open it at https://${permalink}.tessera.example`)
    said.length = 0
    expect(await perform({ command: 'activity import', input: { folder } }, tools, (line) => said.push(line))).toEqual([])
    expect(said.join()).not.toContain('Open it')
  })

  test('says in a few lines what changed, and that nothing did', async () => {
    const { permalink, said, imports } = await operator()
    const is = `Trattoria Nonna (${permalink})`
    const folder = bundleOf(`${menu(NAMES)}notices: [{ title: Saldi, message: x }]\n`, {}, permalink)
    expect(await imports(folder)).toEqual([])
    expect(said).toEqual([`${is} is here now: 45 dishes, 1 file.`])
    expect(await imports(folder)).toEqual([])
    expect(said).toEqual([`${is}: nothing changed.`])
    const changed = menu(['Zuppa', 'Torta', ...NAMES.slice(2)]).replace('Piatto 5, price: 9', 'Piatto 5, price: 10')
    expect(await imports(bundleOf(`${changed}settings: { showMenuApp: true }\n`, {}, permalink))).toEqual([])
    expect(said).toEqual([
      '45 dishes: 2 new, 1 price, 2 gone',
      '0 notices: 1 gone',
      'changed too: settings.showMenuApp',
      `${is} is up to date: 45 dishes, 1 file.`,
    ])
  })

  test('a dry run says the same and leaves everything as it was, the pictures too', async () => {
    const { permalink, said, imports, row, db, images } = await operator()
    const first = bundleOf(menu(NAMES), {}, permalink)
    expect(await imports(first, '--dry-run')).toEqual([])
    expect(said).toEqual([`Trattoria Nonna (${permalink}) would be new: 45 dishes, 1 file. Nothing was imported.`])
    expect([await row(), images.names()]).toEqual([undefined, []])
    await imports(first)
    const stored = images.names()
    const [before, kept] = [
      await row(),
      await db
        .select()
        .from(bundles)
        .where(eq(bundles.activityId, (await row())?.id ?? '')),
    ]
    const other = bundleOf(`tagline: Ciao\nimgCard: a.svg\n${menu(NAMES.slice(1))}`, { 'a.svg': picture('#aa0000') }, permalink)
    expect(await imports(other, '--dry-run')).toEqual([])
    expect(said).toEqual([
      '44 dishes: 1 gone',
      'changed too: tagline, imgCard',
      `Trattoria Nonna (${permalink}) would be up to date: 44 dishes, 2 files. Nothing was imported.`,
    ])
    expect(await row()).toEqual(before)
    expect(
      await db
        .select()
        .from(bundles)
        .where(eq(bundles.activityId, before?.id ?? '')),
    ).toEqual(kept)
    expect(images.names()).toEqual(stored)
    expect(await imports(bundleOf('nane: x\n', {}, permalink), '--dry-run')).toHaveLength(2)
  })

  test('the guide’s example under a permalink that is taken replaces nothing unless that is meant', async () => {
    const { permalink, said, imports, row, dishes } = await operator()
    await imports(bundleOf(menu(NAMES), {}, permalink))
    const [, yaml = ''] = /```yaml\n(.+?)```/s.exec(readFileSync('docs/bundle.md', 'utf8')) ?? []
    const example = folderOf({ 'activity.yaml': yaml.replace('bar-sole', permalink) })
    expect(await imports(example)).toEqual([
      'Nothing was imported: the name would change from "Trattoria Nonna" to "Bar Sole", and 45 of 45 dishes would go. If you mean it, repeat with --replace; another activity wants a permalink of its own.',
    ])
    expect(said).toContain('1 dish: 1 new, 45 gone')
    expect([(await row())?.name, await dishes()]).toEqual(['Trattoria Nonna', 45])
    expect(await imports(example, '--dry-run')).toEqual([])
    expect(said.at(-1)).toMatch(/^It takes --replace: the name would change .* Nothing was imported[.]$/)
    expect(await imports(example, '--replace')).toEqual([])
    expect([(await row())?.name, await dishes()]).toEqual(['Bar Sole', 1])
  })

  test('most of a list is not taken away unasked, under the same name too', async () => {
    const { permalink, imports, dishes } = await operator()
    await imports(bundleOf(menu(NAMES), {}, permalink))
    expect(await imports(bundleOf(menu(NAMES.slice(25)), {}, permalink))).toEqual([
      expect.stringMatching(/^Nothing was imported: 25 of 45 dishes would go[.] If you mean it/),
    ])
    expect(await imports(bundleOf(menu(NAMES.slice(20)), {}, permalink))).toEqual([])
    expect(await dishes()).toBe(25)
  })

  test('what another version of the program wrote is not replaced unasked', async () => {
    const { db, permalink, imports, row } = await operator()
    const folder = bundleOf(menu(NAMES), {}, permalink)
    await imports(folder)
    await db
      .update(bundles)
      .set({ document: { format: 0 } })
      .where(eq(bundles.activityId, (await row())?.id ?? ''))
    expect(await imports(folder)).toEqual([expect.stringMatching(/^Nothing was imported: it is not known what would go[.]/)])
    expect(await imports(folder, '--replace')).toEqual([])
    expect(await imports(folder)).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { bundleOf, imagesInMemory } from '../../tests/bundles.ts'
import { database } from '../../tests/setup/engines.ts'
import { readPdf } from '../../tests/setup/pdf.ts'
import type { Tools } from './command.ts'
import { perform } from './commands.ts'

/** What a telephone reads in a drawing. */
async function read(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg)).resize(600).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

async function operator(publicUrl?: string, bundle = '') {
  const { db } = await database('embedded')
  const where = { publicUrl, confirmedHosts: [] }
  const tools: Tools = { db, images: imagesInMemory(), enqueue: async () => {}, clock: () => new Date(), production: false, ...where }
  const permalink = `prova-${randomUUID().slice(0, 8)}`
  const folder = await mkdtemp(join(tmpdir(), 'tessera-qr-'))
  const ask = (command: string, input: object) => perform({ command, input: input as Record<string, string> }, tools, () => {})
  expect(await ask('activity import', { folder: bundleOf(bundle, {}, permalink) })).toEqual([])
  const qr = async (more: object = {}) => {
    const wrong = await ask('activity qr', { permalink, folder, ...more })
    return (
      wrong[0] ??
      ('store' in more || 'folder' in more || 'table' in more || 'window' in more
        ? undefined
        : read(await readFile(join(folder, `${permalink}.svg`), 'utf8')))
    )
  }
  return { permalink, folder, qr, ask }
}

test('the code opens the registration of the activity, in its own app where that has a name', async () => {
  const named = await operator('https://tessera.example')
  expect(await named.qr()).toBe(`https://${named.permalink}.tessera.example/registration`)
  expect(await named.qr({ language: 'de' })).toBe(`https://${named.permalink}.tessera.example/de/registration`)
  const byNumber = await operator('http://192.168.1.7:3000')
  expect(await byNumber.qr()).toBe(`http://192.168.1.7:3000/registration/permalink/${byNumber.permalink}`)
  expect(await byNumber.qr({ address: 'https://card.example/x' })).toBe(`https://card.example/registration/permalink/${byNumber.permalink}`)
  const own = await operator('https://tessera.example', 'hosts: [card.example]')
  expect(await own.qr()).toBe('https://card.example/registration')
})

test('the code of a store says which', async () => {
  const store = 'stores: [{ name: Molo Vecchio, address: Molo 1, cap: "16128", city: Genova }]'
  const { permalink, folder, qr } = await operator('https://tessera.example', store)
  expect(await qr({ store: 'Bosco' })).toBe('Trattoria Nonna has no store called Bosco; it has Molo Vecchio.')
  await qr({ store: 'molo vecchio' })
  const drawn = await read(await readFile(join(folder, `${permalink}-molo-vecchio.svg`), 'utf8'))
  expect(drawn).toMatch(new RegExp(`^https://${permalink}[.]tessera[.]example/registration[?]storeId=[\\w-]+$`))
})

test('the sheet is one page of A6, and says whose it is and where it leads', async () => {
  const { permalink, folder, qr } = await operator('https://tessera.example')
  await qr({ language: 'fr' })
  const { text, title, language, size } = await readPdf(await readFile(join(folder, `${permalink}.pdf`)))
  expect(size.map((points) => Math.round((points / 72) * 25.4))).toEqual([105, 148])
  expect([title, language]).toEqual(['Trattoria Nonna', 'fr'])
  expect(text.replace(/\n/g, '')).toContain(`${permalink}.tessera.example/fr/registration`)
})

test('the folder is made where it is not there, and where it cannot be that is said', async () => {
  const { permalink, folder, qr } = await operator('https://tessera.example')
  const below = join(folder, 'print', 'tables')
  await qr({ folder: below })
  expect((await readdir(below)).sort()).toEqual([`${permalink}.pdf`, `${permalink}.svg`])
  const taken = join(below, `${permalink}.svg`)
  expect(await qr({ folder: taken })).toBe(`${taken} cannot be written in (EEXIST).`)
})

test('the code of a table opens its menu, in whatever language the phone speaks, and each table has a page', async () => {
  const settings = 'settings: { showMenuApp: true, tables: "1-3, Terrazza 1-2" }'
  const { permalink, folder, qr } = await operator('https://tessera.example', settings)
  expect(await qr({ window: 'yes' })).toBeUndefined()
  expect(await read(await readFile(join(folder, `${permalink}-window.svg`), 'utf8'))).toBe(`https://${permalink}.tessera.example/qr`)
  await qr({ table: '2-3, Terrazza 1' })
  const sheet = await getDocumentProxy(new Uint8Array(await readFile(join(folder, `${permalink}-tables.pdf`))))
  const { text } = await extractText(sheet)
  expect(text.map((page) => /Tavolo.*/.exec(page)?.[0])).toEqual(['Tavolo 2', 'Tavolo 3', 'Tavolo Terrazza 1'])
  expect(text[2]?.replace(/\n/g, '')).toContain(`${permalink}.tessera.example/qr/Terrazza%201`)
  expect(await qr({ table: '3-4' })).toContain('Trattoria Nonna has no table 4: it has 1-3, Terrazza 1-2.')
  const none = await operator('https://tessera.example')
  expect(await none.qr({ table: '1' })).toContain('shows no menu')
})

test('the menu is written for the printer, in a language', async () => {
  const menu =
    'settings: { showMenuApp: true }\nmenu: { categories: [{ name: Primi, dishes: [{ name: Pansoti, price: 13.50, allergens: [GL] }] }] }'
  const { permalink, folder, ask } = await operator('https://tessera.example', menu)
  const file = join(folder, 'menu.pdf')
  expect(await ask('menu pdf', { permalink, file, language: 'de' })).toEqual([])
  const { text, language } = await readPdf(await readFile(file))
  expect([language, text.includes('Pansoti'), text.includes('Gluten')]).toEqual(['de', true, true])
  expect((await ask('menu pdf', { permalink: 'nobody', file }))[0]).toContain('no menu')
})

test('says in a sentence what is missing', async () => {
  const { qr } = await operator()
  expect(await qr()).toContain('PUBLIC_URL')
  const { qr: known } = await operator('https://tessera.example')
  expect(await known({ store: 'Nessuno' })).toBe('Trattoria Nonna has no store called Nessuno; it has none.')
  expect(await known({ permalink: 'nobody' })).toBe('There is no activity with the permalink nobody.')
})

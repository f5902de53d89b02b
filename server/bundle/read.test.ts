import { readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bundleOf, folderOf, imagesInMemory, least, picture } from '../../tests/bundles.ts'
import { hashOf } from '../images/picture.ts'
import { readBundle } from './read.ts'

const mistakes = async (folder: string) => {
  const read = await readBundle(folder, imagesInMemory())
  return 'mistakes' in read ? read.mistakes : []
}
const warnings = async (folder: string) => (await readBundle(folder, imagesInMemory())).warnings

test('a bundle without a mistake is read, its pictures are in the store', async () => {
  const images = imagesInMemory()
  const read = await readBundle(bundleOf('imgCard: "./logo.png"\n'), images)
  expect(read).toMatchObject({ warnings: [], checked: { bundle: { permalink: 'trattoria-nonna', languages: ['it'] } } })
  const hash = 'checked' in read ? read.checked.media.get('logo.png')?.hash : ''
  expect(images.names().sort()).toEqual([`${hash}-160.webp`, `${hash}.png`])
})

test.each([
  ['nane: x', '7:1 nane: unknown field; did you mean name?'],
  ['qqqqqq: x', /^activity.yaml:7:1 qqqqqq: unknown field; the fields here are format, permalink, name,/],
  ['name: Twice', '7:1: this field stands here twice'],
  ['colorText: red', '7:12 colorText: a colour is written "#rrggbb", in straight quotes, such as "#8a3b12"'],
  ['colorText: #ffffff', '7:12 colorText: a colour is written "#rrggbb", in straight quotes, such as "#8a3b12"'],
  ['colorText: “#ffffff”', '7:12 colorText: a colour is written "#rrggbb", in straight quotes, such as "#8a3b12"'],
  [
    'stores: [{ name: A, address: Via Po, 5, cap: "37121", city: C }]',
    '7:38 stores[0].5: this is no field: numbers have a point (4.50), and a text with a comma wants quotes',
  ],
  ['tagline: { en: Hello }', '7:10 tagline: the Italian text (it) is missing'],
  ['tagline: { it: Ciao, pt: Oi }', '7:22 tagline.pt: unknown field; the fields here are it, es, fr, de, en'],
  ['tagline: 1984', '7:10 tagline: a text is expected (numbers in quotes), or one text for each language (it: ..., en: ...)'],
  ['tagline: ""', '7:10 tagline: this text is empty'],
  ['shortName: Trattoria Nonna', '7:12 shortName: at most 12 characters are accepted'],
  ['active: si', '7:9 active: true or false is expected, not the text "si"'],
  ['zone: Europe/Roma', '7:7 zone: a time zone is a region and a town in English, such as Europe/Rome; did you mean Europe/Rome?'],
  ['zone: Paris', '7:7 zone: a time zone is a region and a town in English, such as Europe/Rome; did you mean Europe/Paris?'],
  ['countries: [IT, UK]', '7:17 countries[1]: a country is its two capital letters, such as IT, CH, DE or GB'],
  ['hosts: ["https://app.bar.it"]', /hosts\[0\]: a host name is written in small letters, without https:[/][/] before and [/] behind it/],
  ['hosts: [10.0.0.5]', /hosts\[0\]: a host name is written in small letters/],
  ['languages: [en]', '7:12 languages: Italian (it) is the language of the originals and must be listed'],
  ['languages: [it, gb]', '7:17 languages[1]: "gb" is not one of it, es, fr, de, en'],
  ['languages: [it, en, it]', '7:21 languages[2]: a language with the name "it" is there already'],
  [
    'stores: { name: x }',
    '7:9 stores: a list is expected, each entry on a line that begins with "- " or all of them between [ ], not fields',
  ],
  ['menu:', '7:6 menu: fields are expected, each on a line of its own, not an empty value'],
  ['settings: { menuLinkWhatsApp: "http://x.it" }', '7:31 settings.menuLinkWhatsApp: a link begins with https:// and the name of a host'],
  ['settings: { menuLinkWhatsApp: "https://wa.me@x.it" }', /menuLinkWhatsApp: a link begins with https:/],
  ['notices: [{ title: A, message: x, link: //x.it }]', /notices\[0\][.]link: a page of the app begins with one \//],
  [
    'notices: [{ title: A, message: x, from: 2026-11-28, until: 2026-11-27 }]',
    /notices\[0\][.]until: the last day stands with the first \(from\) and is not before it$/,
  ],
  ['notices: [{ title: A, message: x, until: 2026-11-27 }]', /notices\[0\][.]until: the last day stands with the first/],
  ['settings: { shopTimePreparation: -1 }', '7:34 settings.shopTimePreparation: a number from 0 is expected, not -1'],
  ['loyalty: { rate: 120 }', '7:18 loyalty.rate: a number up to 100 is expected, not 120'],
  ['coupons: [{ title: A, percentage: 0 }]', '7:35 coupons[0].percentage: a number above 0 is expected, not 0'],
  [
    'loyalty: { welcomeCredit: -5 }',
    /welcomeCredit: a price is a number of euros from 0, with a point and at most two decimals, such as 12[.]50$/,
  ],
  ['menu: {categories: [{name: A, dishes: [{name: B, price: -1}]}]}', /price: a price is a number of euros from 0,/],
  ['loyalty: { cardType: vip }', '7:22 loyalty.cardType: a kind of card is one or two capital letters, such as L or FO'],
  ['settings: { minimumVersionIos: "1.0" }', /minimumVersionIos: a version is three numbers in quotes, such as "1.0.0"$/],
  ['stores: [{ name: A, address: B, cap: 16032, city: C }]', '7:38 stores[0].cap: a postcode is written in quotes, such as "16032"'],
  [
    'stores: [{ name: A, address: B, cap: "37121", city: C, hours: [{ day: lun, startTime: "09:00", endTime: "10:00" }] }]',
    /day: a weekday is a number: 1 is Monday/,
  ],
  ['categories: []', '7:1 categories: this field belongs elsewhere: look at how far it is indented'],
  [
    'menu: { categories: [{ name: A, dishes: [{ name: Caffè, nero }] }] }',
    /dishes\[0\][.]nero: unknown field; .*between { } a text with a comma wants quotes$/,
  ],
  ['menu: { categories: [{ name: A, dishes: [{ name: B, price:1 }] }] }', /a space is missing after the colon: price: 1$/],
  ['\u00a0active: true', '7:1 \u00a0active: the spaces before this name are not ordinary ones: type them again'],
  ['stores: [{ name: A, address: B, cap: "37121", city: C, email: x }]', '7:63 stores[0].email: this is not an e-mail address'],
  ['stores: [{ name: A, address: B, cap: "37121" }]', '7:10 stores[0].city: this field is missing'],
  [
    'booking: { startTime: "9:00", endTime: "18:00", timeCalendar: 30 }',
    '7:23 booking.startTime: a time is written "HH:mm", in quotes, from "00:00" to "23:59"',
  ],
  ['booking: { startTime: "09:00", endTime: "18:00", timeCalendar: 20 }', '7:64 booking.timeCalendar: 20 is not one of 15, 30, 60, 120'],
  ['tagline: "a\\0b"', '7:10 tagline: this text contains a character that cannot be shown'],
  ['tagline: "a\\u202eb"', '7:10 tagline: this text contains a character that cannot be shown'],
])('%s', async (line, said) => {
  expect(await mistakes(bundleOf(line))).toEqual([typeof said === 'string' ? `activity.yaml:${said}` : expect.stringMatching(said)])
})

test.each([
  ['2', 'this is format 2, and this program reads 1: update the program'],
  ['"1"', 'the format is 1, without quotes'],
])('format: %s', async (format, text) => {
  const yaml = least().replace('format: 1', `format: ${format}`)
  expect(await mistakes(folderOf({ 'activity.yaml': yaml }))).toEqual([`activity.yaml:1:9 format: ${text}`])
})

test('aliases that multiply and brackets without end are refused, quickly', async () => {
  const bomb = ['a: &a [x,x,x,x,x,x,x,x,x]']
  for (const [name, of] of ['ba', 'cb', 'dc', 'ed', 'fe', 'gf', 'hg', 'ih'].map((pair) => [...pair]))
    bomb.push(`${name}: &${name} [${Array(9).fill(`*${of}`)}]`)
  expect(await mistakes(bundleOf(bomb.join('\n')))).toEqual(['activity.yaml:1:1: aliases (*name) repeat too much of the file'])
  expect((await mistakes(bundleOf(`a: ${'['.repeat(20_000)}`)))[0]).toMatch(/nested too deeply/)
})

test('names that stand twice are found in whatever list they are', async () => {
  const dishes = '{ name: Gnocchi }, { name: { it: Gnocchi, en: Dumplings } }'
  const lines = `menu:\n  categories:\n    - { name: Primi, dishes: [${dishes}] }\n    - { name: Primi, dishes: [{ name: Gnocchi }] }\nnotices:\n  - { title: A, message: x }\n  - { title: A, message: x }\n`
  expect(await mistakes(bundleOf(lines))).toEqual([
    'activity.yaml:9:58 menu.categories[0].dishes[1].name: a dish of this category with the name "Gnocchi" is there already',
    'activity.yaml:10:15 menu.categories[1].name: a category with the name "Primi" is there already',
    'activity.yaml:13:14 notices[1].title: a notice with the name "A" is there already',
  ])
})

test('every mistake at once, of the schema, the names and the files, in the order of the lines', async () => {
  const lines = 'imgCard: nothing.png\nactive: si\nlanguages: [it, it]\nhome: { images: [{ picture: notes.png }] }\n'
  expect(await mistakes(bundleOf(lines, { 'notes.png': 'these are notes' }))).toEqual([
    'activity.yaml:7:10 imgCard: nothing.png: there is no such file',
    'activity.yaml:8:9 active: true or false is expected, not the text "si"',
    'activity.yaml:9:17 languages[1]: a language with the name "it" is there already',
    'activity.yaml:10:29 home.images[0].picture: notes.png: The file is not a picture: JPEG, PNG, WebP, AVIF and SVG are accepted.',
  ])
})

test.each([
  ['../secret.svg', '../secret.svg: this leaves the folder of the bundle'],
  ['a/../../secret.svg', 'a/../../secret.svg: this leaves the folder of the bundle'],
  ['/etc/passwd', '/etc/passwd: a file is named from the folder of the bundle on, without / at the beginning'],
  ['pictures\\a.png', 'pictures\\a.png: folders are separated by / here'],
  ['pictures', 'pictures: this is not a file'],
  ['logo.pgn', 'logo.pgn: there is no such file; did you mean logo.png?'],
  ['out.svg', 'out.svg: this is a link that leaves the folder of the bundle'],
  ['away/in.svg', 'away/in.svg: this is a link that leaves the folder of the bundle'],
  ['empty.png', 'empty.png: this file is empty'],
])('a picture named %s', async (name, said) => {
  const elsewhere = folderOf({ 'in.svg': picture('#000000') })
  const folder = bundleOf(`imgCard: ${name}\n`, { 'pictures/a.png': 'x', 'empty.png': '' })
  symlinkSync(path.join(elsewhere, 'in.svg'), path.join(folder, 'out.svg'))
  symlinkSync(elsewhere, path.join(folder, 'away'))
  expect(await mistakes(folder)).toEqual([`activity.yaml:7:10 imgCard: ${said}`])
})

test('what is said of a bundle cannot steer the terminal', async () => {
  const said = await mistakes(bundleOf('imgCard: "\\e[2Ja.png"\n'))
  expect(said).toContain('activity.yaml:7:10 imgCard: \ufffd[2Ja.png: there is no such file')
})

test('pictures that are too heavy or too large are refused, a link inside the folder is not', async () => {
  const black = { width: 8000, height: 5001, channels: 3, background: '#000000' } as const
  const folder = bundleOf('imgCard: large.png\nhome: { images: [{ picture: heavy.png }, { picture: same.png }] }\n', {
    'large.png': await sharp({ create: black, limitInputPixels: false }).png({ compressionLevel: 1 }).toBuffer(),
    'heavy.png': new Uint8Array(8_000_001),
  })
  symlinkSync('logo.png', path.join(folder, 'same.png'))
  expect(await mistakes(folder)).toEqual([
    'activity.yaml:7:10 imgCard: large.png: The picture has more than 40 megapixels (8000 x 5001).',
    'activity.yaml:8:29 home.images[0].picture: heavy.png: this file is larger than 8 MB (8.0 MB)',
  ])
})

test('an SVG that does something is refused with the reason at its place, also one that was taken before', async () => {
  const dress = (more: string) => picture('#aa0000').replace('<rect', `${more}<rect`)
  const files = { 'a.svg': dress('<script>1</script>'), 'b.svg': dress('<g onload="1"/>') }
  const images = imagesInMemory()
  await images.put(`${hashOf(Buffer.from(files['a.svg']))}.svg`, Buffer.from(files['a.svg']))
  const read = await readBundle(bundleOf('imgCard: a.svg\nhome: { images: [{ picture: b.svg }] }\n', files), images)
  expect('mistakes' in read && read.mistakes).toEqual([
    'activity.yaml:7:10 imgCard: a.svg: The SVG has a script in it (<script>).',
    'activity.yaml:8:29 home.images[0].picture: b.svg: The SVG has a handler in it (onload).',
  ])
})

test('a video is an MP4 by its content', async () => {
  const film = new Uint8Array([0, 0, 0, 24, ...Buffer.from('ftypisom'), ...new Uint8Array(12)])
  const lines = (file: string) => `home: { video: { file: ${file}, poster: logo.png } }\n`
  expect(await mistakes(bundleOf(lines('a.mp4'), { 'a.mp4': film }))).toEqual([])
  expect(await mistakes(bundleOf(lines('b.mp4'), { 'b.mp4': 'GIF89a, no film' }))).toEqual([
    'activity.yaml:7:24 home.video.file: b.mp4: this is not an MP4 video',
  ])
})

test('a folder without its file, or with one nobody can read', async () => {
  expect(await mistakes('/nowhere')).toEqual(['/nowhere is not a folder that can be read.'])
  expect(await mistakes(folderOf({}))).toEqual(['activity.yaml: there is no such file in the folder'])
  expect(await mistakes(folderOf({ 'activity.yaml': new Uint8Array([0xff, 0xfe, 65]) }))).toEqual([
    'activity.yaml: the file is not a text in UTF-8; save it again with this encoding',
  ])
  expect(await mistakes(folderOf({ 'activity.yaml': new Uint8Array(2_000_001).fill(32) }))).toEqual([
    'activity.yaml: this file is larger than 2 MB (2.0 MB)',
  ])
  expect(await mistakes(folderOf({ 'mine.yml': least() }))).toEqual([])
})

test('the smallest bundle of the owner’s guide is one', async () => {
  const [, yaml = ''] = /```yaml\n(.+?)```/s.exec(readFileSync('docs/bundle.md', 'utf8')) ?? []
  const read = await readBundle(folderOf({ 'activity.yaml': yaml }), imagesInMemory())
  expect(read).toMatchObject({ warnings: [], checked: { bundle: { permalink: 'bar-sole' } } })
})

test('a colour that white cannot be read on is noted with the one that is shown', async () => {
  const yellow = least().replace(/^color: .*$/m, 'color: "#e8c547"')
  const [note, ...more] = await warnings(folderOf({ 'activity.yaml': yellow }))
  expect(note).toMatch(/^activity\.yaml:\d+:8 color: white is hard to read on #e8c547; #[0-9a-f]{6} is shown instead$/)
  expect(more).toEqual([])
})

test('what may stay as it is, is only noted', async () => {
  const lines = `languages: [it, en]
colorText: "#1d6b5a"
settings: { showMenuApp: true, menuColorText: "#eeeeee", templateAppHome: I }
tagline: { it: Ciao, en: Hello }
menu:
  categories:
    - name: Primi
      dishes: [{ name: { it: Pane, en: Bread }, allergens: [GL, XX] }, { name: Riso }]
`
  expect(await warnings(bundleOf(lines))).toEqual([
    'activity.yaml:8:12 colorText: #1d6b5a is hard to read on its background; #ffffff is shown instead',
    'activity.yaml:9:47 settings.menuColorText: #eeeeee is hard to read on its background; #1b1a17 is shown instead',
    'activity.yaml:9:75 settings.templateAppHome: this is switched on, but home.images is empty',
    'activity.yaml:13:13 menu.categories[0].name: there is no text in en (and 1 more in menu); the Italian one is shown',
    'activity.yaml:14:65 menu.categories[0].dishes[0].allergens[1]: XX is no known allergen; it is shown as "Non gestito"',
  ])
})

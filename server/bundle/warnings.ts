import { CODES } from '#contract/languages.ts'
import { ENTRIES, entryOf } from '#rules/allergens.ts'
import { hexOf } from '#rules/colour.ts'
import { paletteOf, readableOn } from '#rules/contrast.ts'
import { didYouMean } from './nearest.ts'
import { Words } from './fields.ts'
import { Bundle } from './schema.ts'
import type { Remark, Source } from './source.ts'
import { fieldOf, isRecord, type Path, walk } from './walk.ts'
import { byLanguage } from './words.ts'

/** What the owner should know although the import goes on. Reads the raw value, mistakes or not. */
export const warnings = (source: Source): Remark[] => [...untranslated(source), ...unknownAllergens(source), ...ofTheWhole(source)]

/** Texts without a translation, told once for each language and section, with the first of them. */
function untranslated(source: Source): Remark[] {
  const listed = isRecord(source.value) && Array.isArray(source.value['languages']) ? source.value['languages'] : []
  const missing = new Map<string, { code: string; section: string; paths: Path[] }>()
  walk(Bundle, source.value, (schema, value, path) => {
    if (schema !== Words) return
    const read = Words.safeParse(value)
    if (!read.success) return
    const texts = byLanguage(read.data)
    for (const code of CODES.filter((c) => c !== 'it' && listed.includes(c) && !texts[c])) {
      const section = String(path[0])
      const group = missing.get(`${section} ${code}`) ?? { code, section, paths: [] }
      missing.set(`${section} ${code}`, { ...group, paths: [...group.paths, path] })
    }
  })
  return [...missing.values()].map(({ code, paths }) => {
    const [first = [], ...rest] = paths
    const others = rest.length > 0 ? ` (and ${rest.length} more in ${fieldOf(first.slice(0, 1))})` : ''
    return source.remark(first, `there is no text in ${code}${others}; the Italian one is shown`)
  })
}

/** Codes that are none of the fourteen entries: kept, shown as 'Non gestito', and never let through a filter. SEMANTICS 7. */
function unknownAllergens(source: Source): Remark[] {
  const remarks: Remark[] = []
  walk(Bundle, source.value, (_, value, path) => {
    if (path.at(-2) !== 'allergens' || typeof value !== 'string' || entryOf(value)) return
    const codes = ENTRIES.flat()
    remarks.push(source.remark(path, `${value} is no known allergen${didYouMean(value, codes)}; it is shown as "Non gestito"`))
  })
  return remarks
}

/** What can be said of a bundle only when it fits the schema. */
function ofTheWhole(source: Source): Remark[] {
  const read = Bundle.safeParse(source.value)
  return read.success ? [...unreadable(source, read.data), ...without(source, read.data), ...undiscounted(source, read.data)] : []
}

/** Colours of texts that nobody can read, and one on which white cannot be read; the app shows others. SEMANTICS 10. */
function unreadable(source: Source, { color, colorText, settings }: Bundle): Remark[] {
  const { menuColorText = '#000000', menuColorBackground = '#ffffff' } = settings
  const { cardText: card, solid } = paletteOf(color, 'light', colorText)
  const menu = readableOn(menuColorText, menuColorBackground)
  const said = (path: Path, is: string, shown: string) =>
    hexOf(is) === shown ? [] : [source.remark(path, `${is} is hard to read on its background; ${shown} is shown instead`)]
  const light = hexOf(color) === solid ? [] : [source.remark(['color'], `white is hard to read on ${color}; ${solid} is shown instead`)]
  return [...light, ...said(['colorText'], colorText, card), ...said(['settings', 'menuColorText'], menuColorText, menu)]
}

/** Things that are switched on but have nothing to show. */
function without(source: Source, { settings, home, menu, shop, booking }: Bundle): Remark[] {
  const checks: [boolean, Path, string][] = [
    [settings.templateAppHome === 'I' && home.images.length === 0, ['settings', 'templateAppHome'], 'home.images is empty'],
    [settings.templateAppHome === 'V' && !home.video, ['settings', 'templateAppHome'], 'home.video is missing'],
    [settings.showMenuApp === true && !menu, ['settings', 'showMenuApp'], 'menu is missing'],
    [settings.showShopApp === true && !shop, ['settings', 'showShopApp'], 'shop is missing'],
    [
      shop?.payments.includes('BT') === true && !shop.bankAccount,
      ['shop', 'payments'],
      'bankAccount is missing, so that nobody can pay by transfer (BT)',
    ],
    [settings.showBookingApp === true && !booking, ['settings', 'showBookingApp'], 'booking is missing'],
    [
      settings.menuEnabledWhatsApp === true && !settings.menuLinkWhatsApp,
      ['settings', 'menuEnabledWhatsApp'],
      'menuLinkWhatsApp is missing',
    ],
  ]
  return checks.flatMap(([is, path, what]) => (is ? [source.remark(path, `this is switched on, but ${what}`)] : []))
}

/** Prices that are told as lower and are not; the goods are sold at their ordinary price. SEMANTICS 4. */
const undiscounted = (source: Source, { shop }: Bundle): Remark[] =>
  (shop?.categories ?? []).flatMap(({ goods }, i) =>
    goods.flatMap(({ price, discountPrice }, j) =>
      discountPrice === undefined || discountPrice < price
        ? []
        : [source.remark(['shop', 'categories', i, 'goods', j, 'discountPrice'], 'this is not below the price; no discount is shown')],
    ),
  )

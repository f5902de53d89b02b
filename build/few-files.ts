import type { Rolldown } from 'vite'

type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/** What home shows below the card. */
const HOME = /\/src\/(features\/home|components\/living)\/\w+[.]tsx$|\/HomeShop[.]tsx$/
/** What stands around every page. */
const FRAME = /\/(PrivacyCheck|CartButton|PullDown)[.]tsx$|\/(grow|keeper-db)[.]ts$|\/workbox-window\//
/** Where somebody begins who has no account here yet. */
const OUTSIDE = /\/(Registration|Login|Recovery)Page[.]tsx$/

/** What is grouped at all: not what brings Chakra along. */
const OURS = /\/(src|contract|rules)\/(?!ui\/(Dialog|Sheet|Choices|Overlay|ChakraRoot|system))|\/dayjs\//

/** What home shows of them their own pages show, too. */
const NOUNS: [name: string, of: RegExp][] = [
  ['flows', /\/(flows|movements)[.]ts$|\/components\/flows\//],
  ['goods', /\/components\/goods\//],
  ['menus', /\/menus[.]ts$/],
  ['orders', /\/orders[.]ts$|\/components\/order\/|\/rules\/(order-\w[\w-]*|shipping)[.]ts$|\/(LinePicture|line-picture)[.]/],
  ['opening', /\/(opening-hours|use-standing)[.]ts$/],
  ['bookings', /\/bookings[.]ts$|\/components\/booking\//],
]

/** The parts, each loaded by itself, that need this module to begin with. */
function partsThatNeed(id: string, modules: Modules): string[] {
  const parts: string[] = []
  const seen = new Set<string>()
  const visit = (one: string) => {
    if (seen.has(one)) return
    seen.add(one)
    const info = modules.getModuleInfo(one)
    if (!info || info.isEntry || info.dynamicImporters.length > 0) parts.push(one)
    for (const importer of info?.importers ?? []) visit(importer)
  }
  visit(id)
  return parts
}

/**
 * The file that a module comes in behind the first paint, by who needs it, so that no page brings along what is home's; null if it is
 * left to the bundler, which has a file for each set of parts that share something. docs/decisions/few-files.md
 */
export function fileOf(id: string, modules: Modules): string | null {
  const parts = partsThatNeed(id, modules)
  const onlyIn = (...places: RegExp[]) => parts.every((part) => places.some((place) => place.test(part)))
  const alsoIn = (place: RegExp) => parts.some((part) => place.test(part))
  if (onlyIn(HOME)) return 'home'
  if (onlyIn(HOME, FRAME)) return 'frame'
  if (!OURS.test(id)) return null
  if (alsoIn(OUTSIDE)) return parts.length >= 7 ? 'start' : null
  if (parts.length >= 20) return 'common'
  if (!alsoIn(HOME) && !alsoIn(FRAME)) return null
  return NOUNS.find(([, of]) => of.test(id))?.[0] ?? 'shared'
}

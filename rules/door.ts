import type { LanguageCode } from '#contract/languages.ts'
import { inLanguage } from './languages.ts'

// The door for everybody: what is printed on a table is the address of the code, which chooses the language once; from there on
// the page's own address has it, as everywhere. docs/decisions/door-at-the-table.md

/** Where a printed code leads; beneath it stands which door, as `Door` says. */
export const CODE_PATH = '/qr'
/** The page of the menu for whoever is there. */
export const DOOR_PATH = '/at'

/** Whose door, unless it is the host's own, and at which table, unless it is a window's. */
export type Door = { permalink?: string | undefined; table?: string | undefined }

const pathUnder = (root: string, { permalink, table }: Door) =>
  [root, ...[permalink, table].filter((part) => part !== undefined).map(encodeURIComponent)].join('/')

/** What a printed code says, after its host. */
export const codePath = (door: Door): string => pathUnder(CODE_PATH, door)
/** The path of a door's page, without language. */
export const doorPath = (door: Door): string => pathUnder(DOOR_PATH, door)

const CODE = new RegExp(`^${CODE_PATH}(?=$|[/?#])`)

/** The page that a printed code opens, in a language; undefined for any other address. */
export const doorOfCode = (address: string, language: LanguageCode): string | undefined =>
  CODE.test(address) ? inLanguage(language, address.replace(CODE, DOOR_PATH)) : undefined

/**
 * Which door a path means: on an activity's own host a table, or nothing; on the bare host a permalink, and a table after it.
 * @param parts what stands after `DOOR_PATH`   @param own the permalink of the host's activity, if it is an activity's
 * @returns undefined if there can be no such door here
 */
export function readDoor(parts: readonly string[], own: string | undefined): { permalink: string; table?: string } | undefined {
  const [first, ...rest] = parts
  const isOwn = own !== undefined && first !== own
  const [permalink, [table, ...more]] = isOwn ? [own, parts] : [first, rest]
  if (!permalink || more.length > 0) return undefined
  return { permalink, ...(table && { table }) }
}

type Flags = { showMenuApp?: unknown; showShopApp?: unknown; shopType?: unknown }

/** What stands behind the door: the menu, and the shop where it sells meals. Goods are bought with an account. */
export const doorShows = ({ showMenuApp, showShopApp, shopType }: Flags): { menu: boolean; shop: boolean } => ({
  menu: showMenuApp === true,
  shop: showShopApp === true && shopType === 'R',
})

import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { LanguageCode } from '#contract/languages.ts'
import { PublishedMenu } from '#contract/menus.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import type { OpenScope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { published } from './menus.ts'
import { draw } from './sheet-page.ts'

/** Sheets by what stands on them: a hall that opens one at once has it drawn once. Each has some 60 kB. */
const drawn = new LRUCache<string, Promise<string>>({ max: 40 })

/** The published menu as a PDF in base64, drawn once nothing is held any more; or not_found. */
export async function menuSheet({ reads }: Pick<Steps<OpenScope>, 'reads'>, language: LanguageCode) {
  const read = await reads(async (w) => ({ found: await published(w), now: w.now() }))
  if (isRefusal(read.found)) return read.found
  const menu = PublishedMenu.parse(read.found)
  if (!menu.house.configuration.showMenuApp) return refuse('not_found')
  const day = dayOf(read.now, menu.house.configuration.zone)
  const key = createHash('sha256')
    .update(JSON.stringify([menu, day, language]))
    .digest('base64')
  const sheet = drawn.get(key) ?? draw(menu, day, language)
  drawn.set(key, sheet)
  sheet.catch(() => drawn.delete(key))
  return { data: await sheet }
}

/** The day on the activity's wall, at noon everywhere. */
const dayOf = (now: Date, timeZone: string) => new Date(`${new Intl.DateTimeFormat('sv', { timeZone }).format(now)}T12:00:00Z`)

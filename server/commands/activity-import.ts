import * as z from 'zod'
import { importBundle } from '../bundle/import.ts'
import { command } from './command.ts'

/** Imports an activity. SEMANTICS 11. */
export const activityImport = command({
  name: 'activity import',
  about: 'Creates or changes an activity from its folder: activity.yaml and its pictures (docs/bundle.md).',
  places: ['folder'],
  files: ['folder'],
  input: z.object({ folder: z.string().min(1).describe('the folder of the bundle') }),
  look: 'activity list',
  async run({ folder }, tools, say) {
    const imported = await importBundle(folder, tools)
    for (const warning of imported.warnings) say(`note: ${warning}`)
    if ('mistakes' in imported) {
      const { length } = imported.mistakes
      return [...imported.mistakes, `Nothing was imported: ${length === 1 ? 'one mistake' : `${length} mistakes`}.`]
    }
    const { bundle, media } = imported.checked
    const dishes = bundle.menu?.categories.reduce((sum, category) => sum + category.dishes.length, 0) ?? 0
    const what = `${dishes} ${dishes === 1 ? 'dish' : 'dishes'}, ${media.size} ${media.size === 1 ? 'file' : 'files'}`
    say(`${bundle.name} (${bundle.permalink}) ${imported.created ? 'is here now' : 'is up to date'}: ${what}.`)
    if (imported.asksAnew && !imported.created)
      say('The information text on privacy is new: customers are asked for it at their next start.')
    return []
  },
})

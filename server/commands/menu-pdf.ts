import { writeFile } from 'node:fs/promises'
import * as z from 'zod'
import { CODES } from '#contract/languages.ts'
import { isRefusal } from '#rules/refusal.ts'
import { publishedAt } from '../data/activities/rows.ts'
import { menuSheet } from '../data/menus/sheet.ts'
import { openScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { command } from './command.ts'

/** Writes the menu for the printer, as everybody gets it from the page. */
export const menuPdf = command({
  name: 'menu pdf',
  about: 'Writes the menu of an activity as a PDF to print, with every allergen in full.',
  places: ['permalink', 'file'],
  files: ['file'],
  input: z.object({
    permalink: z.string().min(1).describe('the activity'),
    file: z.string().min(1).describe('where it goes, such as menu.pdf'),
    language: z
      .enum(CODES, `a language is one of ${CODES.join(', ')}`)
      .default('it')
      .describe('what it is written in'),
  }),
  look: 'menu pdf <permalink> <file>',
  async run({ permalink, file, language }, { db, clock, enqueue }, say) {
    const rooms = works(db, clock, enqueue)
    const activity = await rooms.run(openScope(), 'reads', (w) => publishedAt(w, permalink))
    const sheet = activity && (await menuSheet(rooms.steps(openScope(activity.id)), language))
    if (!activity || !sheet || isRefusal(sheet)) return [`There is no menu to be seen of ${permalink}: see activity list, and showMenuApp.`]
    try {
      await writeFile(file, Buffer.from(sheet.data, 'base64'))
    } catch (error) {
      return [`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`]
    }
    say(`The menu of ${activity.name} is in ${file}.`)
    return []
  },
})

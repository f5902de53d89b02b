import path from 'node:path'
import * as z from 'zod'
import { beginning } from '../bundle/beginning.ts'
import { emptyFolder, writeInto } from '../bundle/empty-folder.ts'
import { Permalink } from '../bundle/fields.ts'
import { command } from './command.ts'

/** Writes a bundle to begin with. */
export const activityNew = command({
  name: 'activity new',
  about: 'Writes a small activity to begin with, for you to change: activity.yaml, a logo, and a schema for your editor.',
  places: ['folder'],
  files: ['folder'],
  input: z.object({
    folder: z.string().min(1).describe('a folder that is empty or not there yet; its name becomes the permalink'),
    name: z.string().trim().min(1).max(60, 'at most 60 letters').optional().describe('the name of the activity'),
  }),
  look: 'activity list',
  async run({ folder, name }, _, say) {
    const permalink = permalinkOf(path.basename(folder))
    const files = beginning(permalink, name ?? nameOf(permalink))
    const refused = await emptyFolder(folder)
    if (refused) return [refused]
    for (const [file, content] of Object.entries(files)) await writeInto(folder, file, content)
    say(`${folder} is an activity to begin with: ${Object.keys(files).join(', ')}.`)
    say(`Change it, then: npm run tessera -- activity import ${folder}`)
    return []
  },
})

/** What of a folder's name can be one. */
function permalinkOf(folder: string): string {
  const plain = folder
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const short = plain.replace(/^-/, '').slice(0, 40).replace(/-$/, '')
  return Permalink.safeParse(short).success ? short : 'my-activity'
}

const nameOf = (permalink: string) => permalink.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase())

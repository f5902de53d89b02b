import * as z from 'zod'
import { exportBundle } from '../bundle/export.ts'
import { command } from './command.ts'

/** Exports an activity to a folder that `activity import` takes. */
export const activityExport = command({
  name: 'activity export',
  about: 'Writes an activity into an empty folder, from which it can be imported again.',
  places: ['permalink', 'folder'],
  files: ['folder'],
  input: z.object({
    permalink: z.string().min(1).describe('the activity'),
    folder: z.string().min(1).describe('an empty folder, or one that is not there yet'),
  }),
  look: 'activity list',
  async run({ permalink, folder }, { db, images }, say) {
    const written = await exportBundle(permalink, folder, { db, images })
    if ('wrong' in written) return [written.wrong]
    say(`${permalink} is in ${folder}: activity.yaml and ${written.files} ${written.files === 1 ? 'file' : 'files'}.`)
    return []
  },
})

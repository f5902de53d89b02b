import * as z from 'zod'
import { importBundle } from '../bundle/import.ts'
import { isConfirmed } from '../mail/origin.ts'
import { command, type Say, type Tools } from './command.ts'
import { changeLines, isUnchanged, replaceReason, sizeOf } from './import-words.ts'

/** Imports an activity. SEMANTICS 11. */
export const activityImport = command({
  name: 'activity import',
  about: 'Creates or changes an activity from its folder: activity.yaml and its pictures (docs/bundle.md).',
  places: ['folder'],
  files: ['folder'],
  flags: ['dry-run', 'replace'],
  input: z.object({
    folder: z.string().min(1).describe('the folder of the bundle'),
    'dry-run': z.literal('yes').optional().describe('only say what would change'),
    replace: z.literal('yes').optional().describe('also where the name changes or most of a list would go'),
  }),
  look: 'activity list',
  async run({ folder, 'dry-run': dry, replace }, tools, say) {
    const isTrial = dry === 'yes'
    const imported = await importBundle(folder, tools, { isTrial, mayReplace: replace === 'yes' })
    for (const warning of imported.warnings) say(`note: ${warning}`)
    if ('mistakes' in imported) {
      const { length } = imported.mistakes
      return [...imported.mistakes, `Nothing was imported: ${length === 1 ? 'one mistake' : `${length} mistakes`}.`]
    }
    if ('refused' in imported) return refused(imported, isTrial, say)
    tell(imported, isTrial, say)
    if (imported.created && !isTrial) sayWhere(imported.checked.bundle.permalink, tools, say)
    for (const host of imported.checked.bundle.hosts.filter((one) => !isConfirmed(tools, one)))
      say(`note: ${host} opens this app, but no letter leads there before the setting CONFIRMED_HOSTS names it.`)
    return []
  },
})

type Imported = Awaited<ReturnType<typeof importBundle>>

function refused({ refused: change, checked }: Extract<Imported, { refused: unknown }>, isTrial: boolean, say: Say): string[] {
  for (const line of changeLines(change, checked)) say(line)
  const reason = replaceReason(change, checked)
  if (isTrial) {
    say(`It takes --replace: ${reason}. Nothing was imported.`)
    return []
  }
  return [`Nothing was imported: ${reason}. If you mean it, repeat with --replace; another activity wants a permalink of its own.`]
}

/** Where a new one is to be seen, as far as that is known. */
function sayWhere(permalink: string, { publicUrl }: Tools, say: Say) {
  if (!publicUrl) return
  const at = new URL(publicUrl)
  at.hostname = `${permalink}.${at.hostname}`
  say(`Open it at ${at.origin}`)
}

function tell({ checked, change, created, asksAnew }: Extract<Imported, { created: boolean }>, isTrial: boolean, say: Say) {
  const who = `${checked.bundle.name} (${checked.bundle.permalink})`
  if (change) for (const line of changeLines(change, checked)) say(line)
  const is = isTrial ? (created ? 'would be new' : 'would be up to date') : created ? 'is here now' : 'is up to date'
  const nothing = isTrial ? ' Nothing was imported.' : ''
  say(isUnchanged(change) ? `${who}: nothing changed.${nothing}` : `${who} ${is}: ${sizeOf(checked)}.${nothing}`)
  if (asksAnew && !created) say('The information text on privacy is new: customers are asked for it at their next start.')
}

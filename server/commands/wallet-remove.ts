import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { takeDown } from '../data/wallets/rows.ts'
import { counterOf, noActivity } from './at-counter.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

/** Ends it: certificate or account are forgotten. */
export const walletRemove = command({
  name: 'wallet remove',
  about: 'Forgets an activity’s certificate or account: its app says nothing of that wallet any more.',
  places: [],
  input: z.object({ activity: Permalink, wallet: z.enum(['apple', 'google'], 'a wallet is apple or google') }),
  look: 'wallet show --activity <permalink>',
  async run({ activity, wallet }, tools, say) {
    const here = await counterOf(activity, tools)
    if (!here) return [noActivity(activity)]
    const done = await here.rooms.run(here.scope, 'writes', (w) => takeDown(w, wallet))
    if (isRefusal(done)) return [done.refused]
    if (!done) return [`${activity} has not set up ${wallet}. Nothing was removed.`]
    say('Removed. Cards that are in a wallet stay there as they are, and are refreshed again if it is set up anew.')
    return []
  },
})

import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { standing } from '../data/wallets/rows.ts'
import { counterOf, noActivity } from './at-counter.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

const NAMES = { apple: 'Apple', google: 'Google' }

/** Says which wallets an activity has set up, until when, and how its passes stand; nothing of it is secret. */
export const walletShow = command({
  name: 'wallet show',
  about: 'Says which wallets an activity has set up, until when, and how many cards are in them.',
  places: [],
  input: z.object({ activity: Permalink }),
  look: 'wallet show --activity <permalink>',
  async run({ activity }, tools, say) {
    const here = await counterOf(activity, tools)
    if (!here) return [noActivity(activity)]
    const rows = await here.rooms.run(here.scope, 'reads', standing)
    if (isRefusal(rows)) return [rows.refused]
    if (rows.length === 0) say(`${activity} has set up no wallet: its app says nothing of them.`)
    for (const { kind, name, expires, passes, waiting } of rows) {
      const until = expires ? (expires <= tools.clock() ? `, EXPIRED on ${dayOf(expires)}` : `, until ${dayOf(expires)}`) : ''
      const late = waiting > 0 ? `, ${waiting} of them not up to date yet` : ''
      say(`${NAMES[kind]}: ${name}${until}; ${passes} ${passes === 1 ? 'card' : 'cards'}${late}.`)
    }
    return []
  },
})

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

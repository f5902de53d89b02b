import { activityAt } from '../data/activities/rows.ts'
import { redeem } from '../data/counter-prizes/counter-prizes.ts'
import { definitions, issue } from '../data/scratch-cards/issue.ts'
import { scratch } from '../data/scratch-cards/scratch-cards.ts'
import { userNamed } from '../data/users/rows.ts'
import type { Db } from '../db/connect.ts'
import { openWorkOf } from '../work/open.ts'
import { customerScope, openScope, toolScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { done } from './buying.ts'

/** Which card of the bundle Giulia was given, so many days ago, and what became of it then. `wins`: the place of its prize; without it, it is drawn. */
type Planned = { at: string; which: number; ago: number } & ({ wins?: undefined } | { wins: number; ends: 'scratch' | 'collect' })

const CARDS: Planned[] = [
  { at: 'osteria-del-porto', which: 0, ago: 16, wins: 2, ends: 'scratch' },
  { at: 'osteria-del-porto', which: 0, ago: 1 },
  { at: 'salone-aurora', which: 0, ago: 40, wins: 1, ends: 'collect' },
  { at: 'salone-aurora', which: 1, ago: 16, wins: 2, ends: 'scratch' },
  { at: 'salone-aurora', which: 1, ago: 1 },
]
const DAY_MS = 86_400_000

/** Gives the customer of the demo scratch cards, and has her and the owner use them, by the very deeds that the app asks for. No credit: the history of the card has its own. */
export async function addScratchCards(tx: Db, now: Date): Promise<void> {
  let at = now
  const clock = () => at
  const enqueue = async () => {}
  const rooms = works(tx, clock, enqueue)
  const open = openWorkOf({ tx, now: clock, enqueue, forget: () => {} }, openScope())
  const userId = (await userNamed(open, 'giulia@example.com')) ?? ''
  for (const planned of CARDS) {
    at = new Date(now.getTime() - planned.ago * DAY_MS)
    const activity = await activityAt(open, planned.at)
    if (!activity) continue
    const owner = toolScope({ activityId: activity.id })
    const issued = await done(
      rooms.run(owner, 'writes', async (w) => {
        const card = (await definitions(w))[planned.which]
        return card ? issue(w, card, [userId], planned.wins === undefined ? undefined : () => planned.wins) : []
      }),
    )
    const id = issued[0]?.id
    if (id === undefined || planned.wins === undefined) continue
    at = new Date(at.getTime() + DAY_MS / 24)
    const hers = customerScope({ activityId: activity.id, userId, roles: ['ROLE_USER'] })
    await done(rooms.run(hers, 'writes', (w) => scratch(w, id, 'it')))
    at = new Date(at.getTime() + DAY_MS)
    if (planned.ends === 'collect') await done(rooms.run(owner, 'writes', (w) => redeem(w, id, 'it')))
  }
}

import { randomUUID } from 'node:crypto'
import { invitationLink } from '#rules/invitations.ts'
import { invitation } from '../data/friends/friends.ts'
import { openScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { wordsIn } from '../words.ts'
import * as definitions from './definitions.ts'
import { worker } from './job.ts'

const words = /*i18n*/ { id: 'sms.invitation', message: '{name} ti invita da {activity}. Registrati qui: {link}' }

/** Sends one invitation to a friend; a gateway that is away is asked again, ever later. */
export const sms = worker(definitions.sms, {
  every: 2,
  retries: 8,
  async run({ activityId, inviteId, to, language }, { db, clock, enqueue, publicUrl, sms }, id = randomUUID()) {
    if (!publicUrl) throw new Error('no invitation can be sent: the setting PUBLIC_URL is missing')
    const said = await works(db, clock, enqueue).run(openScope(activityId), 'reads', (w) => invitation(w, inviteId))
    if (!said) return
    const link = invitationLink(publicUrl, activityId, inviteId, language)
    const outcome = await sms.send({ id, to, text: (await wordsIn(language))._({ ...words, values: { ...said, link } }) })
    if ('failed' in outcome) throw new Error(outcome.failed)
  },
})

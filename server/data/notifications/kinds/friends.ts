import * as z from 'zod'
import { kind } from './kind.ts'

const friendWords = {
  joined: /*i18n*/ { id: 'feed.friend', message: 'Un amico ha accettato il tuo invito' },
  joinedMore: /*i18n*/ { id: 'feed.friend.more', message: 'Si è registrato: grazie.' },
}

/** Somebody joined by her invitation, and no movement says so. */
export const friendJoined = kind({
  facts: z.object({ friendId: z.string() }),
  about: ({ friendId }) => friendId,
  path: () => '/invite-friend',
  subject: 'rewards',
  action: () => 'invite',
  words: (words) => ({ title: words._(friendWords.joined), message: words._(friendWords.joinedMore) }),
  push: true,
  letter: 'wanted',
})

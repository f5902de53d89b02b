import type { I18n } from '@lingui/core'
import * as z from 'zod'
import { asHead, dayIn, lastDayIn } from './day.ts'
import { kind } from './kind.ts'
import { onWall, titledFacts, titleIn } from './titled.ts'

const scratchWords = {
  given: /*i18n*/ { id: 'feed.scratch.given', message: 'Hai una carta da grattare: {title}' },
  givenMore: /*i18n*/ { id: 'feed.scratch.given.more', message: 'Si gratta fino a {day}.' },
  back: /*i18n*/ { id: 'feed.scratch.back', message: 'Carta da grattare annullata: {title}' },
  backMore: /*i18n*/ { id: 'feed.scratch.back.more', message: 'La cassa l’ha ripresa subito dopo: era stata data per errore.' },
  collected: /*i18n*/ { id: 'feed.prize.collected', message: 'Premio ritirato: {title}' },
  collectedMore: /*i18n*/ { id: 'feed.prize.collected.more', message: '{day} alle {time}.' },
}

const cardFacts = z.object({
  cardId: z.string(),
  name: z.string(),
  translations: z.record(z.string(), z.record(z.string(), z.string())),
})
const cardName = (words: I18n, { name, translations }: z.output<typeof cardFacts>) => ({
  title: translations[words.locale]?.['name'] ?? name,
})

/** A card is hers to scratch: nothing of what it wins; and staff have handed its prize over, at a time of the activity's wall. */
export const scratchGiven = kind({
  facts: z.object({ ...cardFacts.shape, expires: z.string() }),
  about: ({ cardId }) => cardId,
  path: ({ cardId }) => `/instant-win/scratch-and-wins/${cardId}`,
  subject: 'rewards',
  action: () => 'scratch',
  words: (words, { expires, ...facts }) => ({
    title: words._({ ...scratchWords.given, values: cardName(words, facts) }),
    message: words._({ ...scratchWords.givenMore, values: { day: lastDayIn(words, expires) } }),
  }),
  push: true,
  letter: 'wanted',
})
/** Staff took it back within a minute, before it was scratched. */
export const scratchTakenBack = kind({
  facts: cardFacts,
  about: ({ cardId }) => cardId,
  path: () => '/instant-win/scratch-and-wins',
  subject: 'rewards',
  words: (words, facts) => ({
    title: words._({ ...scratchWords.back, values: cardName(words, facts) }),
    message: words._(scratchWords.backMore),
  }),
  push: true,
  letter: 'wanted',
})
export const prizeCollected = kind({
  facts: z.object({
    ...titledFacts.shape,
    cardId: z.string(),
    at: onWall,
  }),
  about: ({ cardId }) => cardId,
  path: () => '/instant-win/scratch-and-wins',
  subject: 'rewards',
  words: (words, { at, ...facts }) => ({
    title: words._({ ...scratchWords.collected, values: titleIn(words, facts) }),
    message: asHead(words, words._({ ...scratchWords.collectedMore, values: { day: dayIn(words, at.day), time: at.time } })),
  }),
  push: true,
  letter: 'wanted',
})

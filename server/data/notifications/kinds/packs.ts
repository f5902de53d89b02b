import * as z from 'zod'
import { asHead, dayIn, lastDayIn } from './day.ts'
import { kind } from './kind.ts'
import { onWall, titledFacts, titleIn } from './titled.ts'

const packWords = {
  given: /*i18n*/ { id: 'feed.pack.given', message: 'Hai un nuovo pacchetto: {title}' },
  givenMore: /*i18n*/ { id: 'feed.pack.given.more', message: '{places} da usare, fino a {day}.' },
  used: /*i18n*/ { id: 'feed.pack.used', message: '{title}: ne restano {left} di {places}' },
  usedUp: /*i18n*/ { id: 'feed.pack.used_up', message: '{title}: usato tutto' },
  usedMore: /*i18n*/ { id: 'feed.pack.used.more', message: '{day} alle {time}. Non eri tu? Dillo a chi ti serve.' },
  back: /*i18n*/ { id: 'feed.pack.back', message: 'Pacchetto annullato: {title}' },
  backMore: /*i18n*/ { id: 'feed.pack.back.more', message: 'La cassa l’ha annullato {day} alle {time}, prima di ogni uso.' },
  undone: /*i18n*/ { id: 'feed.pack.undone', message: '{title}: ne hai di nuovo {left} di {places}' },
  undoneMore: /*i18n*/ { id: 'feed.pack.undone.more', message: 'Un uso è stato annullato {day} alle {time}.' },
}

/** A pack, and how many of its places. */
const packFacts = z.object({ ...titledFacts.shape, packId: z.string(), places: z.number() })
const packUseFacts = z.object({
  ...packFacts.shape,
  useId: z.string(),
  left: z.number(),
  at: onWall,
})
const toPack = ({ packId }: { packId: string }) => `/packs/${packId}`

/** A pack is hers; a place of it was used, or is hers again. */
export const packGiven = kind({
  facts: z.object({ ...packFacts.shape, expires: z.string() }),
  about: ({ packId }) => packId,
  path: toPack,
  subject: 'rewards',
  action: () => 'pack',
  words: (words, { expires, places, ...facts }) => ({
    title: words._({ ...packWords.given, values: titleIn(words, facts) }),
    message: words._({ ...packWords.givenMore, values: { places, day: lastDayIn(words, expires) } }),
  }),
  push: true,
  letter: 'wanted',
})
export const packUsed = kind({
  facts: packUseFacts,
  about: ({ useId }) => useId,
  path: toPack,
  subject: 'rewards',
  action: () => 'pack',
  words: (words, { left, places, at, ...facts }) => ({
    title: words._({ ...(left > 0 ? packWords.used : packWords.usedUp), values: { ...titleIn(words, facts), left, places } }),
    message: asHead(words, words._({ ...packWords.usedMore, values: { day: dayIn(words, at.day), time: at.time } })),
  }),
  push: true,
  letter: 'wanted',
})
export const packUndone = kind({
  facts: packUseFacts,
  about: ({ useId }) => useId,
  path: toPack,
  subject: 'rewards',
  action: () => 'pack',
  words: (words, { left, places, at, ...facts }) => ({
    title: words._({ ...packWords.undone, values: { ...titleIn(words, facts), left, places } }),
    message: words._({ ...packWords.undoneMore, values: { day: dayIn(words, at.day), time: at.time } }),
  }),
  push: true,
  letter: 'wanted',
})

/** Staff took back that they sold or gave it, within a minute. */
export const packTakenBack = kind({
  facts: z.object({ ...packFacts.shape, at: onWall }),
  about: ({ packId }) => packId,
  path: () => '/packs',
  subject: 'rewards',
  words: (words, { at, ...facts }) => ({
    title: words._({ ...packWords.back, values: titleIn(words, facts) }),
    message: words._({ ...packWords.backMore, values: { day: dayIn(words, at.day), time: at.time } }),
  }),
  push: true,
  letter: 'wanted',
})

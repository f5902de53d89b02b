import * as z from 'zod'
import { asHead, dayIn, lastDayIn } from './day.ts'
import { kind } from './kind.ts'
import { onWall, titledFacts, titleIn } from './titled.ts'

const couponWords = {
  given: /*i18n*/ { id: 'feed.coupon.given', message: 'Hai un nuovo coupon: {title}' },
  givenMore: /*i18n*/ { id: 'feed.coupon.given.more', message: 'Vale una volta, fino a {day}.' },
  taken: /*i18n*/ { id: 'feed.coupon.taken', message: 'Coupon annullato: {title}' },
  takenMore: /*i18n*/ { id: 'feed.coupon.taken.more', message: 'La cassa l’ha ripreso subito dopo: era stato dato per errore.' },
  used: /*i18n*/ { id: 'feed.coupon.used', message: 'Coupon usato: {title}' },
  usedMore: /*i18n*/ { id: 'feed.coupon.used.more', message: '{day} alle {time}.' },
  back: /*i18n*/ { id: 'feed.coupon.back', message: 'Coupon di nuovo tuo: {title}' },
  backOrder: /*i18n*/ { id: 'feed.coupon.back.order', message: 'Il tuo ordine non si fa più: puoi usarlo ancora.' },
  backMore: /*i18n*/ { id: 'feed.coupon.back.more', message: 'La cassa l’ha annullato: puoi usarlo ancora.' },
}

const couponFacts = z.object({ ...titledFacts.shape, couponId: z.string() })

/** A coupon is hers; and staff have redeemed it, at a time of the activity's wall. */
export const couponGiven = kind({
  facts: z.object({ ...couponFacts.shape, expires: z.string() }),
  about: ({ couponId }) => couponId,
  path: () => '/coupons',
  subject: 'rewards',
  action: () => 'coupon',
  words: (words, { expires, ...facts }) => ({
    title: words._({ ...couponWords.given, values: titleIn(words, facts) }),
    message: words._({ ...couponWords.givenMore, values: { day: lastDayIn(words, expires) } }),
  }),
  push: true,
  letter: 'wanted',
})
/** Staff took it back within a minute, before it was used. */
export const couponTakenBack = kind({
  facts: couponFacts,
  about: ({ couponId }) => couponId,
  path: () => '/coupons',
  subject: 'rewards',
  words: (words, facts) => ({
    title: words._({ ...couponWords.taken, values: titleIn(words, facts) }),
    message: words._(couponWords.takenMore),
  }),
  push: true,
  letter: 'wanted',
})
export const couponUsed = kind({
  facts: z.object({ ...couponFacts.shape, about: z.string().optional(), at: onWall }),
  about: ({ couponId, about = couponId }) => about,
  path: () => '/coupons',
  subject: 'rewards',
  words: (words, { at, ...facts }) => ({
    title: words._({ ...couponWords.used, values: titleIn(words, facts) }),
    message: asHead(words, words._({ ...couponWords.usedMore, values: { day: dayIn(words, at.day), time: at.time } })),
  }),
  push: true,
  letter: 'wanted',
})

/** Staff took back that it was redeemed, or its order came to nothing. `about`: the act that they undid, or the order. */
export const couponBack = kind({
  facts: z.object({ ...couponFacts.shape, about: z.string(), isOrder: z.boolean().optional() }),
  about: ({ about }) => about,
  path: () => '/coupons',
  subject: 'rewards',
  action: () => 'coupon',
  words: (words, facts) => ({
    title: words._({ ...couponWords.back, values: titleIn(words, facts) }),
    message: words._(facts.isOrder ? couponWords.backOrder : couponWords.backMore),
  }),
  push: true,
  letter: 'wanted',
})

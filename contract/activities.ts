import * as z from 'zod/mini'
import { CodeType } from './card.ts'
import { call, Id, line, list, Money, named, one, paging, Picture, Points, translation, YesNo, SEARCH_LENGTH } from './wire.ts'

const text = z._default(z.nullable(z.string()), null)
const off = z._default(z.boolean(), false)
const on = z._default(z.boolean(), true)
const count = z._default(z.nullable(z.number()), null)

export const CashBack = z.enum(['E', 'P', 'EP'])
export type CashBack = z.infer<typeof CashBack>

export const Activity = z.object({
  id: Id,
  name: z.string(),
  active: z._default(YesNo, 'Y'),
  color: text,
  colorText: text,
  cashBackType: z._default(CashBack, 'EP'),
  imgCard: z._default(Picture, null),
  logo: z._default(Picture, null),
  permalink: z.optional(z.string()),
})
export type Activity = z.infer<typeof Activity>

/** A membership; the card's balances ride along so that the list of activities needs no call per card. Who has no card there, as staff, has none of them. */
export const ActivityCustomer = z.object({
  id: Id,
  activity: Activity,
  cardType: z.optional(z.string()),
  codeType: z.optional(CodeType),
  balance: z.optional(Money),
  pointBalance: z.optional(Points),
})
export type ActivityCustomer = z.infer<typeof ActivityCustomer>

/** What people call a place of an activity. */
export const STORE_KINDS = ['shop', 'restaurant', 'salon', 'branch'] as const
export type StoreKind = (typeof STORE_KINDS)[number]

/** Spec §3, Activity configuration. A missing field has the default that shows least. */
export const Configuration = z.object({
  shopType: z._default(z.nullable(z.enum(['A', 'R'])), null),
  shopTotalMinPrice: text,
  shopTextColor: text,
  shopTextSize: text,
  shopTextSelectedSize: text,
  shopTimePreparation: count,
  bookingType: z._default(z.nullable(z.enum(['N', 'NO', 'R', 'RO'])), null),
  menuType: z._default(z.enum(['A', 'R']), 'R'),
  menuLayout: z._default(z.enum(['O', 'V']), 'V'),
  menuTextApp: text,
  menuColorBackground: text,
  menuColorText: text,
  menuDescriptionBottom: text,
  menuShowIcon: on,
  menuEnabledWhatsApp: off,
  menuLinkWhatsApp: text,
  menuTextWhatsApp: text,
  templateAppHome: z._default(z.enum(['S', 'I', 'V']), 'S'),
  graphicCardType: z._default(z.enum(['S', 'B']), 'S'),
  showAddressCustomer: off,
  showNationCustomer: off,
  requiredPhoneNumber: off,
  showCurrency: on,
  cashBackExpiration: count,
  multiLanguage: off,
  showShopApp: off,
  showBookingApp: off,
  showPack: off,
  showMenuApp: off,
  showIntroduceFriendPhoneApp: off,
  showInstantWin: off,
  showFlowNoticePoint: off,
  zone: z._default(z.string(), 'Europe/Rome'),
  /** What each of the two gets when a friend registers by an invitation. */
  friendCredit: text,
  /** The tables that have a code of their own, as `1-30, Terrazza 1-6`. rules/tables.ts */
  tables: text,
  /** What a store of it is called. */
  storeKind: z._default(z.nullable(z.enum(STORE_KINDS)), null),
  /** How many stores are to be found in the app: one is titled otherwise than many. */
  stores: count,
  /** What a new customer begins with, and where the activity's own app is to be had. */
  welcomeCredit: z._default(z.nullable(Money), null),
  /** Which card a new customer gets, as it is drawn before she has it. */
  cardType: text,
  codeType: z._default(z.nullable(CodeType), null),
  appStoreIos: text,
  appStoreAndroid: text,
  minimumVersionIos: text,
  minimumVersionAndroid: text,
  translations: z._default(
    z.array(
      translation('menuTextApp', 'menuDescriptionBottom', 'menuTextWhatsApp', 'shopTextColor', 'shopTextSize', 'shopTextSelectedSize'),
    ),
    [],
  ),
})
export type Configuration = z.infer<typeof Configuration>

export const ActivityImage = z.object({
  id: Id,
  image: z.string(),
  title: text,
  translations: z._default(z.array(translation('title')), []),
})
export type ActivityImage = z.infer<typeof ActivityImage>

/** `video` is an address on the API's base; `poster` a picture. */
export const ActivityVideo = z.object({ video: z.string(), poster: z._default(Picture, null) })
export type ActivityVideo = z.infer<typeof ActivityVideo>

export const Permalink = z.object({ activityId: Id, storeId: z.nullable(Id) })

const byId = z.object({ id: Id })
const byActivityId = z.object({ activityId: Id, ...paging('id') })

/** Those whose name has all the words of `search`; all of them without one. */
const Published = z.object({ search: z.optional(line(SEARCH_LENGTH)), ...paging('name') })

/** Spec §7, Activities. */
export const calls = {
  allPublished: call('GET /app/activities', Published, list(Activity), {
    ours: 'in the wallet a stranger chooses whose card she wants by its card: the specification has her type a permalink',
  }),
  mine: call('GET /api/activities/customers/byiduser', z.object(paging('name')), named('activityCustomers', ActivityCustomer), {
    own: true,
    keep: true,
  }),
  published: call('GET /app/activities/{id}', byId, one(Activity)),
  byPermalink: call(
    'GET /app/activities/permalink/{permalink}',
    z.object({ permalink: z.string().check(z.maxLength(64)) }),
    one(Permalink),
  ),
  publishedConfiguration: call('GET /app/activities/{id}/configurations', byId, one(Configuration)),
  configuration: call('GET /api/activities/{id}/configurations', byId, one(Configuration), { keep: true }),
  images: call('GET /api/activityimages/{activityId}', byActivityId, list(ActivityImage), { keep: true }),
  video: call('GET /api/activity-video/{activityId}', z.object({ activityId: Id }), one(z.nullable(ActivityVideo)), { keep: true }),
}

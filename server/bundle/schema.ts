import * as z from 'zod'
import { STORE_KINDS } from '#contract/activities.ts'
import { CODE_TYPES } from '#contract/card.ts'
import { CODES } from '#contract/languages.ts'
import { areDays } from '#rules/notices.ts'
import {
  CardType,
  Colour,
  Country,
  Day,
  Euros,
  Format,
  Host,
  Hours,
  Https,
  Page,
  Permalink,
  PictureFile,
  Postcode,
  PrivacyText,
  Tables,
  Time,
  Version,
  VideoFile,
  Words,
  Zone,
} from './fields.ts'
import { Shop } from './shop-schema.ts'

// The format of an activity bundle. docs/bundle.md is the same for owners; change both together.

const Dish = z.strictObject({
  name: Words,
  description: Words.optional(),
  price: Euros.optional(),
  picture: PictureFile.optional(),
  /** Codes such as GL; `[]` is "none declared", left out is "no information". */
  allergens: z.array(z.string().min(1).max(8)).optional(),
  typologies: z.array(z.enum(['GF', 'VG', 'VE'])).default([]),
})

const Store = z.strictObject({
  name: z.string().min(1),
  main: z.boolean().default(false),
  visible: z.boolean().default(true),
  description: Words.optional(),
  address: z.string().min(1),
  cap: Postcode,
  city: z.string().min(1),
  province: z.string().optional(),
  country: Country.default('IT'),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  phone: z.string().optional(),
  email: z.email().optional(),
  website: Https.optional(),
  /** An end not after its beginning is of the next day. */
  hours: z.array(Hours).default([]),
  closedDays: z.array(Day).default([]),
  picture: PictureFile.optional(),
  /** Where it is another controller than the activity. */
  privacy: PrivacyText.optional(),
})

const Notice = z
  .strictObject({
    title: Words,
    subTitle: Words.optional(),
    message: Words,
    picture: PictureFile.optional(),
    link: Page.optional(),
    externalLink: Https.optional(),
    /** The days on which it holds: the first alone is the only one. */
    from: Day.optional(),
    until: Day.optional(),
  })
  .refine(areDays, { path: ['until'], error: 'the last day stands with the first (from) and is not before it' })

const Coupon = z.strictObject({
  title: Words,
  description: Words.optional(),
  price: Euros.optional(),
  percentage: z.number().gt(0).max(100).optional(),
  /** It asks for something that only whoever serves can judge. */
  tillOnly: z.boolean().default(false),
  picture: PictureFile.optional(),
  validDays: z.int().min(1).default(30),
})

const Booking = z.strictObject({
  startTime: Time,
  endTime: Time,
  /** Minutes. */
  timeCalendar: z.literal([15, 30, 60, 120]),
  /** The seats of the room. */
  bookingNumberOfHour: z.int().min(1).optional(),
  /** Granted at once, or by staff. */
  bookingConfirm: z.enum(['auto', 'staff']).default('staff'),
  /** How many hours before one may still cancel. */
  cancelHours: z.int().min(0).max(720).default(0),
  openTimes: z.array(Hours).default([]),
  closedDays: z.array(Day).default([]),
  operators: z
    .array(z.strictObject({ fullName: z.string().min(1), picture: PictureFile.optional(), closedTimes: z.array(Hours).default([]) }))
    .default([]),
  services: z
    .array(
      z.strictObject({
        title: Words,
        description: Words.optional(),
        duration: z.int().min(5),
        price: Euros.optional(),
        operators: z.array(z.string()).default([]),
      }),
    )
    .default([]),
})

const Pack = z.strictObject({
  name: Words,
  description: Words.optional(),
  /** What one place is: the Italian title of a service of `booking`. */
  service: z.string().optional(),
  price: Euros,
  quantity: z.int().min(1),
  validDays: z.int().min(1).default(365),
})

const ScratchCard = z.strictObject({
  name: Words,
  description: Words.optional(),
  picture: PictureFile.optional(),
  /** Percent of the cards that win. */
  winning: z.number().min(0.01).max(100).default(100),
  /** Who gives it: the owner and staff by hand, or the server when somebody joins or an order is done. */
  issue: z.enum(['hand', 'welcome', 'purchase']).default('hand'),
  validDays: z.int().min(1).default(60),
  prizes: z
    .array(
      z.strictObject({
        name: Words,
        credit: Euros.refine((credit) => credit > 0, 'a number above 0 is expected').optional(),
        quantity: z.int().min(1),
      }),
    )
    .min(1),
})

const Legal = z.strictObject({
  privacy: PrivacyText.optional(),
  terms: Words.optional(),
  imprint: Words.optional(),
})

const Loyalty = z.strictObject({
  cardType: CardType.default('L'),
  codeType: z.enum(CODE_TYPES).default('EAN13'),
  /** Percent of a purchase that comes back as credit. */
  rate: z.number().min(0).max(100).default(0),
  /** Euros for one point. */
  pointValue: z.number().min(0).default(0),
  welcomeCredit: Euros.optional(),
  friendCredit: Euros.optional(),
})

/** The fields of SPEC 3, Activity configuration, that an owner sets, by their own names. */
const Settings = z.strictObject({
  shopType: z.enum(['A', 'R']).optional(),
  shopTotalMinPrice: Euros.optional(),
  shopTextColor: Words.optional(),
  shopTextSize: Words.optional(),
  shopTextSelectedSize: Words.optional(),
  shopTimePreparation: z.int().min(0).optional(),
  bookingType: z.enum(['N', 'NO', 'R', 'RO']).optional(),
  storeKind: z.enum(STORE_KINDS).optional(),
  tables: Tables.optional(),
  menuType: z.enum(['A', 'R']).optional(),
  menuLayout: z.enum(['O', 'V']).optional(),
  menuTextApp: Words.optional(),
  menuColorBackground: Colour.optional(),
  menuColorText: Colour.optional(),
  menuDescriptionBottom: Words.optional(),
  menuShowIcon: z.boolean().optional(),
  menuEnabledWhatsApp: z.boolean().optional(),
  menuLinkWhatsApp: Https.optional(),
  menuTextWhatsApp: Words.optional(),
  templateAppHome: z.enum(['S', 'I', 'V']).optional(),
  graphicCardType: z.enum(['S', 'B']).optional(),
  showAddressCustomer: z.boolean().optional(),
  showNationCustomer: z.boolean().optional(),
  requiredPhoneNumber: z.boolean().optional(),
  showCurrency: z.boolean().optional(),
  cashBackExpiration: z.int().min(0).optional(),
  multiLanguage: z.boolean().optional(),
  showShopApp: z.boolean().optional(),
  showBookingApp: z.boolean().optional(),
  showPack: z.boolean().optional(),
  showMenuApp: z.boolean().optional(),
  showIntroduceFriendPhoneApp: z.boolean().optional(),
  showInstantWin: z.boolean().optional(),
  showFlowNoticePoint: z.boolean().optional(),
  minimumVersionIos: Version.optional(),
  minimumVersionAndroid: Version.optional(),
})

/** One activity, as `activity.yaml` says it. */
export const Bundle = z.strictObject({
  format: Format,
  permalink: Permalink,
  name: z.string().min(1).max(60),
  /** Under the icon on the home screen. */
  shortName: z.string().min(1).max(12).optional(),
  /** One line below the name on the log-in screen. */
  tagline: Words.optional(),
  active: z.boolean().default(true),
  color: Colour,
  colorText: Colour.default('#ffffff'),
  logo: PictureFile,
  imgCard: PictureFile.optional(),
  cashBackType: z.enum(['E', 'P', 'EP']),
  zone: Zone.default('Europe/Rome'),
  /** Host names that are this activity's own app, beside `<permalink>.<host>`. */
  hosts: z.array(Host).default([]),
  languages: z
    .array(z.enum(CODES))
    .min(1)
    .default(['it'])
    .refine((l) => l.includes('it'), 'Italian (it) is the language of the originals and must be listed'),
  countries: z.array(Country).default([]),
  loyalty: Loyalty.prefault({}),
  settings: Settings.prefault({}),
  home: z
    .strictObject({
      images: z.array(z.strictObject({ picture: PictureFile, title: Words.optional() })).default([]),
      video: z.strictObject({ file: VideoFile, poster: PictureFile }).optional(),
    })
    .prefault({}),
  appStore: z.strictObject({ ios: Https.optional(), android: Https.optional() }).optional(),
  menu: z.strictObject({ categories: z.array(z.strictObject({ name: Words, dishes: z.array(Dish) })) }).optional(),
  shop: Shop.optional(),
  stores: z.array(Store).default([]),
  notices: z.array(Notice).default([]),
  coupons: z.array(Coupon).default([]),
  booking: Booking.optional(),
  packs: z.array(Pack).default([]),
  scratchCards: z.array(ScratchCard).default([]),
  legal: Legal.optional(),
})
export type Bundle = z.infer<typeof Bundle>

import * as z from 'zod'
import { CODE_TYPES } from '#contract/card.ts'
import { CODES } from '#contract/languages.ts'
import { Colour, Day, Euros, Hours, Https, Page, PictureFile, PrivacyText, Time, VideoFile, Words } from './fields.ts'

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

const Colouring = z.strictObject({
  name: Words,
  colour: Colour,
  picture: PictureFile.optional(),
  sizes: z.array(z.strictObject({ name: z.string().min(1), stock: z.int().min(0) })).min(1),
})

const Good = z.strictObject({
  name: Words,
  description: Words.optional(),
  price: Euros,
  discountPrice: Euros.optional(),
  allergens: z.array(z.string()).optional(),
  colours: z.array(Colouring).min(1),
})

const Shop = z.strictObject({
  shipping: z
    .array(
      z.strictObject({
        type: z.enum(['S', 'C', 'H']),
        priceMin: Euros.optional(),
        offerPrice: Euros.optional(),
        standardPrice: Euros.optional(),
        shippingDaysFrom: z.int().min(0).default(0),
        shippingDaysTo: z.int().min(0).default(0),
      }),
    )
    .default([]),
  payments: z.array(z.enum(['P', 'S', 'BT', 'ST'])).default([]),
  closeTimes: z.array(Hours).default([]),
  categories: z.array(z.strictObject({ name: Words, picture: PictureFile.optional(), goods: z.array(Good) })),
})

const Store = z.strictObject({
  name: z.string().min(1),
  main: z.boolean().default(false),
  visible: z.boolean().default(true),
  description: Words.optional(),
  address: z.string().min(1),
  cap: z.string().regex(/^\w[\w -]{2,9}$/),
  city: z.string().min(1),
  province: z.string().optional(),
  country: z.string().length(2).default('IT'),
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

const Notice = z.strictObject({
  title: Words,
  subTitle: Words.optional(),
  message: Words,
  picture: PictureFile.optional(),
  link: Page.optional(),
  externalLink: Https.optional(),
})

const Coupon = z.strictObject({
  title: Words,
  description: Words.optional(),
  price: Euros.optional(),
  percentage: z.number().gt(0).max(100).optional(),
  picture: PictureFile.optional(),
  validDays: z.int().min(1).default(30),
})

const Booking = z.strictObject({
  startTime: Time,
  endTime: Time,
  /** Minutes: 15, 30, 60 or 120. */
  timeCalendar: z.int(),
  /** The seats of the room. */
  bookingNumberOfHour: z.int().min(1).optional(),
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
  price: Euros,
  quantity: z.int().min(1),
  validDays: z.int().min(1).default(365),
})

const ScratchCard = z.strictObject({
  name: Words,
  description: Words.optional(),
  picture: PictureFile.optional(),
  prizes: z.array(z.strictObject({ name: Words, credit: Euros.optional(), quantity: z.int().min(1) })).min(1),
})

const Legal = z.strictObject({
  privacy: PrivacyText.optional(),
  terms: Words.optional(),
  imprint: Words.optional(),
})

const Loyalty = z.strictObject({
  cardType: z
    .string()
    .regex(/^[A-Z]{1,2}$/)
    .default('L'),
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
  minimumVersionIos: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .optional(),
  minimumVersionAndroid: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .optional(),
})

/** One activity, as `activity.yaml` says it. */
export const Bundle = z.strictObject({
  format: z.literal(1),
  permalink: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/, '3 to 40 lower-case letters, digits and hyphens'),
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
  zone: z
    .string()
    .default('Europe/Rome')
    .refine((zone) => {
      try {
        return Boolean(new Intl.DateTimeFormat('it', { timeZone: zone }))
      } catch {
        return false
      }
    }, 'unknown time zone'),
  /** Host names that are this activity's own app, beside `<permalink>.<host>`. */
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).default([]),
  languages: z
    .array(z.enum(CODES))
    .min(1)
    .default(['it'])
    .refine((l) => l.includes('it'), 'Italian (it) is the language of the originals and must be listed'),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
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

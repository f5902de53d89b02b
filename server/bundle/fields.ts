import * as z from 'zod'
import { CODES } from '#contract/languages.ts'
import { isIban } from '#rules/bank-transfer.ts'
import { TIME } from '#rules/days.ts'
import { externalLink, safePath } from '#rules/paths.ts'
import { tablesOf } from '#rules/tables.ts'
import { PLACE_CODES } from '../data/place-codes.ts'
import { isZone, zoneSentence } from './zone.ts'

// Values that stand in many places of a bundle, each with the sentence that says how it is written.

/** Replaces the sentence of a value that is there but is not accepted. */
const said = (text: string) => ({ error: (issue: { input: unknown }) => (issue.input === undefined ? undefined : text) })
const like = (form: RegExp, sentence: string) => z.string(said(sentence)).regex(form, sentence)
const Text = z.string().trim().min(1).max(50_000)

/** A text: one string, or one string for each language (`it` is the original and must be there). */
export const Words = z.union(
  [Text, z.partialRecord(z.enum(CODES), Text).refine((words) => words.it, 'the Italian text (it) is missing')],
  said('a text is expected (numbers in quotes), or one text for each language (it: ..., en: ...)'),
)
export type Words = z.infer<typeof Words>
/** A picture inside the folder, such as `pictures/logo.svg`. */
export const PictureFile = z.string().min(1).max(200)
/** A video inside the folder, such as `video/room.mp4`. */
export const VideoFile = z.string().min(1).max(200)
export const Colour = like(/^#[0-9a-fA-F]{6}$/, 'a colour is written "#rrggbb", in straight quotes, such as "#8a3b12"')

const PRICE = 'a price is a number of euros from 0, with a point and at most two decimals, such as 12.50'
/** Euros: `12.50`, at most two decimals, in quotes or not. */
export const Euros = z
  .union([z.number(), z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, PRICE)], said(PRICE))
  .transform(Number)
  .refine((euros) => euros >= 0 && euros < 1e7 && Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, PRICE)

/** What stock, carts and orders know a thing by, whatever becomes of its name. */
export const Code = like(
  /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/,
  'a code is up to 60 small letters and digits, with hyphens between them, such as cappotto-lana',
)
/** A rate of tax in percent: `22`, at most two decimals. */
export const Percent = z
  .number()
  .min(0)
  .max(100)
  .refine((rate) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6, 'a rate has at most two decimals')
export const Iban = z.string().refine(isIban, 'this is not an IBAN: one of its characters is wrong')

export const Time = like(TIME, 'a time is written "HH:mm", in quotes, from "00:00" to "23:59"')
export const Day = z.iso.date()
const WEEKDAY = 'a weekday is a number: 1 is Monday, 6 Saturday, 0 or 7 Sunday'
const Weekday = z.int(said(WEEKDAY)).min(0, WEEKDAY).max(7, WEEKDAY)
export const Hours = z.strictObject({ day: Weekday, startTime: Time, endTime: Time })
export const Zone = z.string(said(zoneSentence(''))).refine(isZone, { error: ({ input }) => zoneSentence(String(input)) })

const TABLES = 'tables are written in quotes, such as "1-30" or "1-12, Terrazza 1-6": at most 300, each of up to 12 letters and digits'
/** The tables that have a code of their own. */
export const Tables = z.string(said(TABLES)).refine((list) => tablesOf(list).length > 0, TABLES)

/** ISO 3166-1 alpha-2. */
export const Country = z.enum(PLACE_CODES, said('a country is its two capital letters, such as IT, CH, DE or GB'))
export const Postcode = like(/^\w[\w -]{2,9}$/, 'a postcode is written in quotes, such as "16032"')

/** A name that a browser asks a server for; no address of numbers. */
export const Host = like(
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/,
  'a host name is written in small letters, without https:// before and / behind it, such as app.barsole.it',
)
export const Https = z.string().refine((link) => externalLink(link), 'a link begins with https:// and the name of a host')
/** A page of the app, such as `/menus`. */
export const Page = z.string().refine((link) => safePath(link), 'a page of the app begins with one /, such as /menus')
export const Permalink = like(
  /^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/,
  '3 to 40 small letters, digits and hyphens are expected, such as bar-sole',
)
export const Version = like(/^\d+\.\d+\.\d+$/, 'a version is three numbers in quotes, such as "1.0.0"')
export const CardType = like(/^[A-Z]{1,2}$/, 'a kind of card is one or two capital letters, such as L or FO')

/** The information text on privacy, of the activity or of one store. Another version is asked for anew. */
export const PrivacyText = z.strictObject({
  version: z.string().min(1).max(60),
  text: Words,
  pointB: Words.optional(),
  pointC: Words.optional(),
})
export type PrivacyText = z.infer<typeof PrivacyText>

const FORMAT = 1
/** The version of the format; a newer one is of a newer program. */
export const Format = z.literal(FORMAT, {
  error({ input }) {
    if (input === undefined) return undefined
    const isNewer = typeof input === 'number' && input > FORMAT
    return isNewer
      ? `this is format ${input}, and this program reads ${FORMAT}: update the program`
      : `the format is ${FORMAT}, without quotes`
  },
})

import * as z from 'zod'
import { CODES } from '#contract/languages.ts'
import { externalLink, safePath } from '#rules/paths.ts'

// Values that stand in many places of a bundle.

/** Replaces the sentence of a value that is there but is not accepted. */
const said = (text: string) => ({ error: (issue: { input: unknown }) => (issue.input === undefined ? undefined : text) })
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
const COLOUR = 'a colour is written "#rrggbb", in quotes'
export const Colour = z.string(said(COLOUR)).regex(/^#[0-9a-fA-F]{6}$/, COLOUR)
const PRICE = 'a price is a number of euros with at most two decimals, such as 12.50'
/** Euros: `12.50`, at most two decimals, in quotes or not. */
export const Euros = z
  .union([z.number(), z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, PRICE)], said(PRICE))
  .transform(Number)
  .refine((euros) => euros >= 0 && euros < 1e7 && Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, PRICE)
export const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is written "HH:mm", in quotes')
export const Day = z.iso.date()
export const Https = z.string().refine((link) => externalLink(link), 'a link begins with https:// and the name of a host')
/** A page of the app, such as `/menus`. */
export const Page = z.string().refine((link) => safePath(link), 'a page of the app begins with one /, such as /menus')
/** 0 or 7 is Sunday, 1 Monday. */
const Weekday = z.int().min(0).max(7)
export const Hours = z.strictObject({ day: Weekday, startTime: Time, endTime: Time })
/** The information text on privacy, of the activity or of one store. Another version is asked for anew. */
export const PrivacyText = z.strictObject({
  version: z.string().min(1).max(60),
  text: Words,
  pointB: Words.optional(),
  pointC: Words.optional(),
})
export type PrivacyText = z.infer<typeof PrivacyText>

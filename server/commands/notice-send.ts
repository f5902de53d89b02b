import * as z from 'zod'
import type { RefusalCode } from '#contract/errors.ts'
import { CODES, type LanguageCode } from '#contract/languages.ts'
import type { Sending } from '#contract/notices.ts'
import { instantOf, onTheWall } from '#rules/days.ts'
import { externalLink, safePath } from '#rules/paths.ts'
import { isRefusal } from '#rules/refusal.ts'
import { activityAt } from '../data/activities/rows.ts'
import { type Draft, send } from '../data/notices/send.ts'
import { avif } from '../jobs/definitions.ts'
import { openScope, toolScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { Day } from './booking-fields.ts'
import { command } from './command.ts'
import { Email, Permalink } from './fields.ts'
import { ofBundle, taken } from './notice-draft.ts'

const words = (most: number) => z.string().trim().min(1, 'this text is empty').max(most, `at most ${most} characters`)
const Title = words(500)
const Message = words(5000)
const Time = z.iso.datetime({ offset: true, local: true })
const At = z.string().refine((text) => Time.safeParse(text.replace(' ', 'T')).success, 'a time is written "2026-12-24 19:30"')

/** The texts in one other language. */
const inLanguage = <L extends LanguageCode>(code: L) =>
  ({
    [`title-${code}`]: Title.optional().describe(`the title for those who read ${code}`),
    [`sub-title-${code}`]: Title.optional().describe(`the line below it in ${code}`),
    [`message-${code}`]: Message.optional().describe(`the text in ${code}`),
  }) as Record<`${'title' | 'sub-title' | 'message'}-${L}`, z.ZodOptional<typeof Title>>

const Options = z.object({
  activity: Permalink,
  notice: z.string().trim().min(1).optional().describe('a notice of the bundle by its Italian title, with all that it brings'),
  title: Title.optional().describe('the title, in Italian as all originals, where --notice is not given'),
  message: Message.optional().describe('the text, where --notice is not given'),
  'sub-title': Title.optional().describe('a line below the title'),
  picture: z.string().min(1).optional().describe('a picture for it: a file, as in a bundle'),
  link: z
    .string()
    .refine((link) => safePath(link), 'a page of the app begins with one /, such as /menus')
    .optional()
    .describe('a page of the app, such as /menus'),
  'external-link': z
    .string()
    .refine((link) => externalLink(link), 'a link begins with https:// and the name of a host')
    .optional()
    .describe('a page elsewhere, https://...'),
  from: Day.optional().describe('the first day on which it holds, such as 2026-11-27, and with --notice instead of its own'),
  until: Day.optional().describe('the last one; the first is the only one where it is left out'),
  to: Email.optional().describe('only the customer with this e-mail address'),
  language: z
    .enum(CODES, `the language is one of ${CODES.join(', ')}`)
    .optional()
    .describe('only those who use the app in it'),
  'without-visit-days': z
    .string()
    .regex(/^([1-9]\d{0,2}|[12]\d{3}|3[0-5]\d{2}|36[0-4]\d|3650)$/, 'a number of days from 1 to 3650')
    .optional()
    .describe('only those without a movement for so many days'),
  at: At.optional().describe("when, such as 2026-12-24 19:30 on the activity's clock; now where it is left out"),
  'dry-run': z.literal('yes').optional().describe('only says how many customers and devices'),
  ...inLanguage('es'),
  ...inLanguage('fr'),
  ...inLanguage('de'),
  ...inLanguage('en'),
})

/** What a notice of the bundle brings along. */
const BROUGHT = Object.keys(Options.shape).filter((name) => /^(title|sub-title|message|picture|link|external-link)/.test(name))

const Input = Options.superRefine((given, context) => {
  const isGiven = (name: string) => given[name as keyof typeof given] !== undefined
  const lacking = given.notice === undefined && ['title', 'message'].find((name) => !isGiven(name))
  const beside = given.notice !== undefined && BROUGHT.find(isGiven)
  const name = lacking || beside
  if (name) context.addIssue({ code: 'custom', path: [name], message: 'a notice of the bundle (--notice) brings its own' })
})

/** Sends a notice to the customers of an activity. SEMANTICS 8, 11. */
export const noticeSend = command({
  name: 'notice send',
  about: "Sends a notice to an activity's customers: all, or those that the options name.",
  places: [],
  files: ['picture'],
  flags: ['dry-run'],
  input: Input,
  look: 'notice status --activity <permalink>',
  async run(input, { db, clock, enqueue, images }, say) {
    const rooms = works(db, clock, enqueue)
    const activity = await rooms.run(openScope(), 'reads', (w) => activityAt(w, input.activity))
    if (!activity) return [`There is no activity with the permalink ${input.activity}.`]
    const isTrial = input['dry-run'] === 'yes'
    const picture =
      input.picture === undefined ? undefined : await taken(input.picture, isTrial ? { ...images, put: async () => {} } : images)
    if (picture && 'wrong' in picture) return [picture.wrong]
    const done = await rooms.run(toolScope({ activityId: activity.id }), 'writes', async (w) => {
      const draft = input.notice === undefined ? ofOptions(input, picture?.name) : await ofBundle(w, input.notice)
      if ('wrong' in draft) return draft
      if (picture && !isTrial) await w.enqueue(avif, picture)
      return send(w, { ...draft, ...daysGiven(input), ...audienceOf(input, activity) })
    })
    if ('wrong' in done) return [done.wrong]
    if (isRefusal(done)) return [refused(done.refused, input)]
    for (const line of said(done.data, activity, input.at !== undefined)) say(line)
    return []
  },
})

type Given = z.output<typeof Input>
type Activity = { id: string; zone: string }

function ofOptions(input: Given, image: string | undefined): Draft {
  const { title = '', 'sub-title': subTitle, message = '', link, 'external-link': externalLink } = input
  const translations = Object.fromEntries((['es', 'fr', 'de', 'en'] as const).flatMap((code) => textsIn(input, code)))
  return { title, subTitle, message, image, translations, link, externalLink }
}

/** A notice of the bundle that comes again has other days each time: those given stand for all of its own. */
const daysGiven = ({ from, until }: Given) => ((from ?? until) ? { from, until } : {})

function audienceOf({ to, language, at, 'without-visit-days': days, 'dry-run': dry }: Given, { id, zone }: Activity) {
  return {
    activityId: id,
    to,
    language,
    withoutVisitDays: days === undefined ? undefined : Number(days),
    at: at === undefined ? undefined : instant(at, zone),
    dryRun: dry === 'yes',
  }
}

function textsIn(input: Given, code: 'es' | 'fr' | 'de' | 'en') {
  const given = { title: input[`title-${code}`], subTitle: input[`sub-title-${code}`], message: input[`message-${code}`] }
  const texts = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== undefined))
  return Object.keys(texts).length > 0 ? [[code, texts] as const] : []
}

/** A time without an offset is one on the activity's wall. */
function instant(text: string, zone: string): string {
  const hasOffset = /(Z|[+-]\d\d:\d\d)$/.test(text)
  const at = hasOffset ? Date.parse(text.replace(' ', 'T')) : instantOf(zone, text.slice(0, 10), text.slice(11, 16))
  return new Date(at).toISOString()
}

function refused(code: RefusalCode, { to, activity }: Given): string {
  if (code === 'no_customer') return `${to} is no customer of ${activity}.`
  if (code === 'notice_time') return '--at: a notice goes now or within a year; this time is not in it.'
  if (code === 'notice_days')
    return '--from, --until: the last day can’t be before the first, nor over when the notice goes, and stands with a first.'
  return `This notice cannot be sent: ${code}.`
}

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`

function said({ id, customers, devices, at }: Sending, { zone }: Activity, isLater: boolean): string[] {
  const reached = `${count(customers, 'customer')} on ${count(devices, 'device')}`
  const { day, time } = onTheWall(zone, at)
  const when = isLater ? ` at ${day} ${time} (${zone})` : ''
  if (id === null) return [`It would go to ${reached}${when}. Nothing was sent.`]
  return [`Notice ${id} goes to ${reached}${when}.`, `What becomes of it: npm run tessera -- notice status ${id}`]
}

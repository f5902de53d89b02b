import * as z from 'zod/mini'

/**
 * What a push carries, in the form of Declarative Web Push: a browser that knows it shows it by itself, for all others the
 * worker reads it. `navigate` is a whole address of the device's own app, `app_badge` the number of unread notices. `data`:
 * whose it is, so that a shared phone shows nothing of somebody else's, and the receipt under which its arrival is counted;
 * a test is about no notice. `lead`: how many letters (UTF-16 units) at the head of the body are the subtitle. SEMANTICS 8.
 */
export const Push = z.object({
  web_push: z.literal(8030),
  app_badge: z.optional(z.int().check(z.gte(0))),
  notification: z.object({
    title: z.string(),
    body: z.optional(z.string()),
    navigate: z.string(),
    lang: z.optional(z.string()),
    dir: z.optional(z.enum(['auto', 'ltr', 'rtl'])),
    tag: z.optional(z.string()),
    icon: z.optional(z.string()),
    image: z.optional(z.string()),
    data: z.object({
      owner: z.string(),
      receipt: z.string(),
      notice: z.nullable(z.string()),
      activity: z.nullable(z.string()),
      lead: z.optional(z.int().check(z.gte(0))),
    }),
  }),
})
export type Push = z.infer<typeof Push>

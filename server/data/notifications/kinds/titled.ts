import type { I18n } from '@lingui/core'
import * as z from 'zod'

/** Something by its title of when she got it. */
export const titledFacts = z.object({ title: z.string(), translations: z.record(z.string(), z.record(z.string(), z.string())) })

/** Its title in the reader's language. */
export const titleIn = (words: I18n, { title, translations }: z.output<typeof titledFacts>) => ({
  title: translations[words.locale]?.['title'] ?? title,
})

/** A day and a time of the activity's wall. */
export const onWall = z.object({ day: z.string(), time: z.string() })

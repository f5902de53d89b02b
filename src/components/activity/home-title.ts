import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The greeting that is home's title; the first paint carries it too, so it says nothing that changes by the hour. */
export const homeTitle = (name: string | undefined, i18n: I18n): string => (name ? i18n._(msg`Ciao, ${name}`) : i18n._(msg`Ciao`))

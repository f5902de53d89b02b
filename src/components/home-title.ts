import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The greeting that is home's title. */
export const homeTitle = (name: string | undefined): string => (name ? i18n._(msg`Ciao, ${name}`) : i18n._(msg`Ciao`))

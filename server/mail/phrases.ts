import type { MessageDescriptor } from '@lingui/core'
import { plainName } from '#rules/greeting.ts'

const greeting = /*i18n*/ { id: 'mail.greeting', message: 'Ciao {name},' }

/** The first line of a letter. It may go to somebody else's address: her name carries nothing there that can be followed. */
export const greet = (name: string): MessageDescriptor => ({ ...greeting, values: { name: plainName(name) } })

/** How long a letter's digits can be used. */
export const codeLasts = /*i18n*/ { id: 'mail.codeLasts', message: 'Vale 10 minuti e si usa una volta sola.' }

import { languageOf } from '#rules/languages.ts'
import type { Account } from './rows.ts'

/** To whom a letter about her account goes, and how. */
export const reader = ({ email, name, language }: Account) => ({ to: email, name, language: languageOf(language) ?? 'it' })

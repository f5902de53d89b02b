import type { I18n } from '@lingui/core'

/** `15%`, in German `15 %`: as the language of the page writes it. @param value 15 */
export const percentWords = (value: number, i18n: I18n): string => i18n.number(value / 100, { style: 'percent', maximumFractionDigits: 2 })

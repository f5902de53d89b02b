import type { MessageDescriptor } from '@lingui/core'

/** What a phone shows of the app outside it: the shortcuts under its icon, and the pictures in the install dialog. */
export const manifestTexts = {
  description: /*i18n*/ { id: 'manifest.description', message: 'La tua carta, sempre con te' },
  card: /*i18n*/ { id: 'manifest.card', message: 'La mia carta' },
  menu: /*i18n*/ { id: 'manifest.menu', message: 'Menù' },
  picture: /*i18n*/ { id: 'manifest.picture', message: 'La carta, pronta da mostrare in cassa' },
} satisfies Record<string, MessageDescriptor>

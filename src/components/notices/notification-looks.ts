import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CircleAlert, CircleCheck, Hourglass, type LucideIcon } from 'lucide-react'
import type { Notification } from '#contract/notifications.ts'

type Look = { word: MessageDescriptor; Icon: LucideIcon; tone: 'warn' | 'bad' | 'good' }

const running: Look = { word: msg`In corso`, Icon: Hourglass, tone: 'warn' }

/** How an entry of the feed stands, by word, picture and colour. R and S are both running. Spec §4. */
export const notificationLooks: Record<Notification['status'], Look> = {
  R: running,
  S: running,
  E: { word: msg`Errore`, Icon: CircleAlert, tone: 'bad' },
  D: { word: msg`Completata`, Icon: CircleCheck, tone: 'good' },
}

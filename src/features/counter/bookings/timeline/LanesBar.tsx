import { useLingui } from '@lingui/react/macro'
import { AlarmClock, BellRing, Check, Hourglass } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from '../../../../ui/classes.ts'
import { type Entry, lookOf } from './entries.ts'
import { entryWords, nameOf, standWords } from './entry-words.ts'
import './lanes.css'

const icons = { confirmed: Check, waiting: BellRing, held: Hourglass, late: AlarmClock }

type Props = { entry: Entry; zone: string; now: number; isOpen: boolean; given: ComponentProps<'button'> }

/** A table on the timeline: people first, then the name and how it stands. One that is only held has no keys and is no button. */
export function LanesBar({ entry, zone, now, isOpen, given }: Props) {
  const { i18n } = useLingui()
  const look = lookOf(entry, now)
  const Icon = icons[look]
  const words = (
    <>
      <span className="lanes-people figures">{entry.people}</span>
      <span className="lanes-name">{nameOf(entry, i18n)}</span>
      <span className="lanes-stand">
        <Icon aria-hidden size={18} strokeWidth={2} />
        {look === 'confirmed' ? null : standWords(entry, zone, now, i18n)}
      </span>
    </>
  )
  const looks = classes('lanes-bar', `lanes-${look}`, isOpen && 'lanes-open')
  if (look === 'held') return <div className={looks}>{words}</div>
  return (
    <button type="button" className={looks} aria-label={entryWords(entry, zone, now, i18n)} aria-expanded={isOpen} {...given}>
      {words}
    </button>
  )
}

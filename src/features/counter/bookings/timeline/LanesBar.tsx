import { useLingui } from '@lingui/react/macro'
import { Footprints } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from '../../../../ui/classes.ts'
import { type Entry, lookOf } from './entries.ts'
import { icons } from './entry-icons.ts'
import { entryWords, nameOf, standWords } from './entry-words.ts'
import './lanes.css'

/** Who stood at the door and said no name: the key that seated her has the same sign, and her words have no room in an hour. */
const isNameless = ({ booking }: Entry) => booking?.customer.id === null && booking.customer.name === ''

type Props = { entry: Entry; zone: string; isOpen: boolean; given: ComponentProps<'button'> }

/** A table on the timeline: people first, then the name and how it stands. One that is only held has no keys and is no button. */
export function LanesBar({ entry, zone, isOpen, given }: Props) {
  const { i18n } = useLingui()
  const look = lookOf(entry)
  const Icon = icons[look]
  const stand = (
    <span className="lanes-stand">
      <Icon aria-hidden size={18} strokeWidth={2} />
      {look === 'confirmed' ? null : standWords(entry, zone, i18n)}
    </span>
  )
  const words = (
    <>
      <span className="lanes-words">
        <span className="lanes-people figures">{entry.people}</span>
        {isNameless(entry) ? <Footprints size={18} strokeWidth={2} /> : <span className="lanes-name">{nameOf(entry, i18n)}</span>}
        {look === 'confirmed' ? null : stand}
      </span>
      {look === 'confirmed' ? stand : null}
    </>
  )
  const looks = classes('lanes-bar', `lanes-${look}`, isOpen && 'lanes-open')
  if (look === 'held') return <div className={looks}>{words}</div>
  return (
    <button type="button" className={looks} aria-expanded={isOpen} {...given}>
      <span className="unseen">{entryWords(entry, zone, i18n)}</span>
      <span aria-hidden className="lanes-shown">
        {words}
      </span>
    </button>
  )
}

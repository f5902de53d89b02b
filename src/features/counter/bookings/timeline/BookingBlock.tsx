import { Trans, useLingui } from '@lingui/react/macro'
import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from '../../../../ui/classes.ts'
import { type Entry, lookOf, timesOf } from './entries.ts'
import { icons } from './entry-icons.ts'
import { entryWords, nameOf, standWords } from './entry-words.ts'
import './blocks.css'

type Props = {
  entry: Entry
  zone: string
  isOpen: boolean
  /** It is being moved: this is its old place. */
  isMoving: boolean
  /** By this id something says what keys do here. */
  hint: string
  given: ComponentProps<'button'>
}

/** A booking in its column: whose, what and how long, with a handle where it can be moved. One that is only held is no button. */
export function BookingBlock({ entry, zone, isOpen, isMoving, hint, given }: Props) {
  const { i18n } = useLingui()
  const look = lookOf(entry)
  const Icon = icons[look]
  const canMove = entry.booking?.keys.includes('move') === true
  const words = (
    <>
      {canMove ? (
        <span data-handle={entry.id} className="blocks-handle">
          <GripVertical aria-hidden size={20} strokeWidth={2} />
        </span>
      ) : null}
      <span className="blocks-words">
        <strong className="blocks-name">{nameOf(entry, i18n)}</strong>
        <span className="blocks-what">
          {isMoving ? (
            <Trans>il posto resta suo</Trans>
          ) : (
            <>
              {look === 'confirmed' ? null : (
                <span className="blocks-stand">
                  <Icon aria-hidden size={16} strokeWidth={2} />
                  {standWords(entry, zone, i18n)}
                </span>
              )}
              {entry.service ? <span className="blocks-service">{entry.service}</span> : null}
              <span className="figures">{timesOf(zone, entry)}</span>
            </>
          )}
        </span>
      </span>
    </>
  )
  const looks = classes('blocks-block', `blocks-${look}`, isOpen && 'blocks-open', isMoving && 'blocks-old')
  if (look === 'held') return <span className={looks}>{words}</span>
  return (
    <button type="button" className={looks} aria-expanded={isOpen} aria-describedby={canMove ? hint : undefined} {...given}>
      <span className="unseen">{entryWords(entry, zone, i18n)}</span>
      <span aria-hidden className="blocks-shown">
        {words}
      </span>
    </button>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Activity, Configuration } from '#contract/activities.ts'
import type { Card } from '#contract/card.ts'
import type { NewCard } from '#contract/registration.ts'
import { shownOn } from '#rules/card.ts'
import { imagePath } from '#rules/images.ts'
import { centsOf, euros } from '#rules/money.ts'
import { resolved } from '../../api/base.ts'
import { cardKind } from '../../components/card/card-kind.ts'
import { CARD_PATTERN } from '../../components/card/card-pattern.ts'
import { part } from '../../ui/part.tsx'
import { CardNumber } from './CardNumber.tsx'
import { Engraved } from './Engraved.tsx'
import '../../components/card/card.css'
import '../../components/card/card-pattern.css'
import './made-card.css'
import './made-done.css'

/** At the very end. */
export const MadeSums = part(() => import('./MadeSums.tsx').then((m) => m.MadeSums))
const MadeStars = part(() => import('./MadeSums.tsx').then((m) => m.MadeStars))

/** What the first line of the card takes of the window, once it is all that is left. */
const LINE = '-44px 0px 0px'
/** A longer name needs the whole line. */
const LONG = 18

type Props = {
  activity: Activity
  configuration: Configuration
  name: readonly (string | undefined)[]
  /** What her invitation gives beside the welcome, in cents, once it is known to hold. */
  gift: number
  /** She is asked for her name now. */
  isEngraving: boolean
  /** The code of the letter was right. */
  isProved: boolean
  registered: NewCard | undefined
  /** Hers, as soon as it is here. */
  card: Card | undefined
}

/**
 * The card that is being made: one and the same from the first step to the last. Its slots are empty until the server gives
 * a number, her name is engraved as she types it, and at the end it grows and counts what is on it. LOOK phone-8.
 */
export function MadeCard({ activity, configuration, name, gift, isEngraving, isProved, registered, card }: Props) {
  const { i18n } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const owner = name
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
  const kind = card?.type ?? configuration.cardType
  const promised = centsOf(configuration.welcomeCredit ?? 0) + gift
  const promises = !registered && promised > 0 && shownOn(activity.cashBackType).credit
  const credit = euros(promised)

  // Scrolled away but for its first line, it shows that alone.
  useEffect(() => {
    const [box, number] = [place.current, place.current?.querySelector('.made-number')]
    if (!box || !number) return
    // Of what has changed at once the last is so.
    const watcher = new IntersectionObserver((all) => box.toggleAttribute('data-low', all.at(-1)?.isIntersecting === false), {
      rootMargin: LINE,
    })
    watcher.observe(number)
    return () => watcher.disconnect()
  }, [])

  return (
    <div ref={place} className={['made-place', isProved && 'made-proved', registered && 'made-done'].filter(Boolean).join(' ')}>
      <div className="card-face made" aria-hidden={!registered}>
        {activity.imgCard ? (
          <img className="card-picture" src={resolved(imagePath(activity.imgCard, 640))} alt="" />
        ) : (
          <svg className="card-pattern" viewBox="0 0 360 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <path d={CARD_PATTERN} />
          </svg>
        )}
        <div className="card-head">
          {activity.logo ? <img src={resolved(imagePath(activity.logo, 160))} alt="" /> : null}
          <span className="made-of">{activity.name}</span>
          {kind ? <span className="card-kind">{i18n._(cardKind(kind))}</span> : null}
        </div>
        <CardNumber code={card?.code} codeType={card?.codeType ?? configuration.codeType ?? 'EAN13'} />
        <div className="made-foot">
          <Engraved text={owner} isEngraving={isEngraving} />
          {promises && owner.length <= LONG ? (
            <span className="made-promise">
              <Trans>{credit} ti aspettano</Trans>
            </span>
          ) : null}
        </div>
        {registered ? <MadeSums card={card} registered={registered} cashBackType={activity.cashBackType} /> : null}
      </div>
      {registered ? <MadeStars /> : null}
    </div>
  )
}

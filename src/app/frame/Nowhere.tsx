import { Trans, useLingui } from '@lingui/react/macro'
import { House } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { isLacked, waysOn } from '#rules/no-page.ts'
import { isOpen } from '#rules/visibility.ts'
import type { Activity } from '#contract/activities.ts'
import { useActivity, useMemberships } from '../../api/activities.ts'
import { useFacts } from '../../components/activity/use-facts.ts'
import { useEntering } from '../../components/entering/use-entering.ts'
import { host } from '../../state/host.ts'
import { useActivityId, useAppSelector } from '../../state/hooks.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { State } from '../../ui/State.tsx'
import { useEntries } from './use-entries.ts'
import './nowhere.css'

/** Why there is no page, and the ways on: to the card of hers that has it, if the device knows of one, else home; and to what she comes for. */
export function Nowhere() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const why = useWhyNot()
  const other = useOtherWith(pathname)
  const entries = useEntries()
  const home = (
    <ButtonLink look={other ? undefined : 'primary'} to="/">
      <House aria-hidden size={20} strokeWidth={1.75} />
      <Trans>Vai alla home</Trans>
    </ButtonLink>
  )
  const ways = waysOn(entries).flatMap(({ key }) => entries.filter((entry) => entry.key === key))
  return (
    <>
      <State scene="map" title={t`Qui non c’è niente`} text={why(other)} action={other ? <EnterKey activity={other} /> : home} />
      {other || ways.length > 0 ? (
        <div className="nowhere-ways">
          {other
            ? home
            : ways.map(({ key, path, short, Icon }) => (
                <ButtonLink key={key} to={path}>
                  <Icon aria-hidden size={20} strokeWidth={1.75} />
                  {short}
                </ButtonLink>
              ))}
        </div>
      ) : null}
    </>
  )
}

/** Is the link of no use, or has the activity no such page? */
function useWhyNot() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const isMissing = isLacked(pathname, useFacts())
  const name = useActivity()?.name
  const inUse = useActivityId()
  const hasCard = useMemberships()?.some(({ activity, balance }) => activity.id === inUse && balance !== undefined)
  return (other: Activity | undefined) => {
    if (!isMissing || !name) return t`Il link è vecchio o incompleto. Dalla home trovi tutto il resto.`
    // Of all of them, only the page of her cards is lacking for want of cards.
    if (hasCard && pathname.startsWith('/activities')) return t`Qui hai una carta sola, quella di ${name}: la trovi nella home.`
    if (other) return t`${name} non ha questa pagina, ${other.name} sì: hai una carta anche lì.`
    return t`${name} non ha questa pagina. Dalla home trovi tutto il resto.`
  }
}

/** Another activity of hers that has a page at this path, as far as this device knows; on an activity's own host there is no other. */
function useOtherWith(path: string): Activity | undefined {
  const facts = useFacts()
  const inUse = useActivityId()
  const mine = useMemberships() ?? []
  const known = useAppSelector(({ snapshot }) => snapshot.byActivity)
  if (host.activity || !isLacked(path, facts)) return undefined
  return mine.find(({ activity: { id } }) => {
    const configuration = known[id]?.configuration?.data
    return id !== inUse && configuration !== undefined && isOpen(path, { ...facts, configuration })
  })?.activity
}

/** Takes the other card in use, and so shows the page that was asked for. */
function EnterKey({ activity: { id, name } }: { activity: Activity }) {
  const { enter } = useEntering(false)
  return (
    <Button look="primary" onClick={(event) => void enter(id, event)}>
      <Trans>Apri in {name}</Trans>
    </Button>
  )
}

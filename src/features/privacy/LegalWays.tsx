import { useLingui } from '@lingui/react/macro'
import { FileText, type LucideIcon, PersonStanding, ScrollText, ShieldCheck } from 'lucide-react'
import { IconRow } from '../../components/page/IconRow.tsx'
import { useKnownActivity } from '../../components/activity/use-known-activity.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { Panel } from '../../ui/Panel.tsx'
import './legal.css'

/** From one of the texts that anybody may read to the others, the one that is read marked; her own consents for who is in. */
export function LegalWays() {
  const { t } = useLingui()
  const hasActivity = useKnownActivity() !== undefined
  const isLoggedIn = useAppSelector((state) => Boolean(state.session.token))
  const ways: { to: `/${string}`; Icon: LucideIcon; title: string; isThere: boolean }[] = [
    { to: '/terms', Icon: ScrollText, title: t`Condizioni d’uso`, isThere: hasActivity },
    { to: '/imprint', Icon: FileText, title: t`Note legali`, isThere: hasActivity },
    { to: '/accessibility', Icon: PersonStanding, title: t`Accessibilità`, isThere: true },
    { to: '/privacy', Icon: ShieldCheck, title: t`Privacy e consensi`, isThere: isLoggedIn },
  ]
  return (
    <Panel as="ul" className="icon-rows legal-ways">
      {ways
        .filter(({ isThere }) => isThere)
        .map(({ to, Icon, title }) => (
          <IconRow key={to} to={to} Icon={Icon} title={title} replace />
        ))}
    </Panel>
  )
}

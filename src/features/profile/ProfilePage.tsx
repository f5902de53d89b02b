import { Trans, useLingui } from '@lingui/react/macro'
import {
  BellRing,
  Download,
  Fingerprint,
  KeyRound,
  LogOut,
  Mail,
  MapPin,
  MonitorSmartphone,
  ShieldCheck,
  Smartphone,
  Trash2,
  UserRound,
} from 'lucide-react'
import { useState } from 'react'
import { useMyProfile } from '../../api/profile.ts'
import { useVisibleEntries } from '../../components/activity/use-facts.ts'
import { MailAddress } from '../../components/words/MailAddress.tsx'
import { IconRow } from '../../components/page/IconRow.tsx'
import { LogoutDialog } from '../../components/account/LogoutDialog.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'
import { LanguageRow } from './LanguageRow.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { RowGroup } from './RowGroup.tsx'
import { Button } from '../../ui/Button.tsx'
import './profile.css'

/** Everything about her in one place: who she is, how she comes in, what she hears of us, and the ways out. Spec §2; SEMANTICS 10. */
export function ProfilePage() {
  const { t } = useLingui()
  const { person } = useMyProfile()
  const username = useAppSelector((state) => claimsOf(state.session.token).username)
  const [isLeaving, setLeaving] = useState(false)
  const hasPrivacy = useVisibleEntries().some(({ key }) => key === 'privacy')
  // Until that is known she is one: most who come here are.
  const isCustomer = person?.customer !== null
  return (
    <Page title={t`Profilo`}>
      <ProfileHead person={person} />
      <div className="profile">
        <RowGroup title={t`Su di te`}>
          <IconRow to="/profile/data" Icon={UserRound} title={t`I miei dati`} />
          {isCustomer ? <IconRow to="/profile/addresses" Icon={MapPin} title={t`I miei indirizzi`} /> : null}
          <LanguageRow />
        </RowGroup>
        <RowGroup title={t`Come accedi`}>
          <IconRow to="/profile/email" Icon={Mail} title={t`E-mail`} detail={<MailAddress email={person?.email ?? username ?? ''} />} />
          <IconRow to="/profile/password" Icon={KeyRound} title={t`Cambia password`} />
          <IconRow to="/profile/passkeys" Icon={Fingerprint} title={t`Passkey`} />
          <IconRow to="/profile/sessions" Icon={MonitorSmartphone} title={t`I miei accessi`} />
        </RowGroup>
        <RowGroup title={t`Avvisi e privacy`}>
          <IconRow to="/devices" Icon={BellRing} title={t`Avvisi e dispositivi`} />
          {hasPrivacy ? <IconRow to="/privacy" Icon={ShieldCheck} title={t`Privacy e consensi`} /> : null}
          <IconRow to="/install" Icon={Smartphone} title={t`Installa l’app`} />
        </RowGroup>
        <RowGroup title={t`I tuoi dati, con te`}>
          <IconRow to="/profile/export" Icon={Download} title={t`Scarica i miei dati`} />
          <IconRow to="/profile/delete" Icon={Trash2} title={t`Elimina il mio account`} isGrave />
        </RowGroup>
      </div>
      <Button isWide className="profile-out" onClick={() => setLeaving(true)}>
        <LogOut aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Esci</Trans>
      </Button>
      {isLeaving ? <LogoutDialog onClose={() => setLeaving(false)} /> : null}
    </Page>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { MailAddress } from '../../components/words/MailAddress.tsx'
import { useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'
import { unbroken } from '../../ui/unbroken.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RowIcon, RowWords } from '../../ui/Row.tsx'
import { usePreference } from './use-preference.ts'
import './devices.css'

/** Notices by e-mail as well, if she wants; nothing where the server knows no such wish. */
export function MailChoice({ isOnline }: { isOnline: boolean }) {
  const { t } = useLingui()
  const { isOn, isLoading, set } = usePreference('email')
  const address = useAppSelector((state) => claimsOf(state.session.token).username)
  if (isLoading) return <Coming parts={[{ on: 'panel', picture: 'round', lines: [48, 64], hasEnd: true }]} />
  if (isOn === undefined) return null
  return (
    <Panel className="device">
      <div className="device-head">
        <RowIcon isLarge>
          <Mail aria-hidden strokeWidth={1.75} />
        </RowIcon>
        <RowWords>
          <strong>{unbroken(t`Anche per e-mail`)}</strong>
          <span className="small quiet" id="device-mail">
            {isOnline ? <MailAddress email={address ?? ''} /> : t`Per cambiare serve la rete`}
          </span>
        </RowWords>
        <Switch label={t`Anche per e-mail`} isOn={isOn} isOff={!isOnline} describedBy="device-mail" onChange={set} />
      </div>
    </Panel>
  )
}

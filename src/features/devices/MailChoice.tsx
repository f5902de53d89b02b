import { useLingui } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { useNoticePreferencesQuery, usePreferNoticesMutation } from '../../api/devices.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'
import { unbroken } from '../../ui/unbroken.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RowIcon, RowWords } from '../../ui/Row.tsx'
import './devices.css'

/** Notices by e-mail as well, if she wants; nothing where the server knows no such wish. */
export function MailChoice({ isOnline }: { isOnline: boolean }) {
  const { t } = useLingui()
  const { data, isLoading } = useNoticePreferencesQuery({})
  const [prefer, { isLoading: isSaving, originalArgs }] = usePreferNoticesMutation()
  const address = useAppSelector((state) => claimsOf(state.session.token).username)
  if (isLoading) return <Skeleton className="device-mail-skeleton" />
  if (!data) return null
  const wish = isSaving && originalArgs ? originalArgs.email : data.data.email
  return (
    <Panel className="device">
      <div className="device-head">
        <RowIcon isLarge>
          <Mail aria-hidden strokeWidth={1.75} />
        </RowIcon>
        <RowWords>
          <strong>{unbroken(t`Anche per e-mail`)}</strong>
          <span className="small quiet" id="device-mail">
            {isOnline ? address : t`Per cambiare serve la rete`}
          </span>
        </RowWords>
        <Switch
          label={t`Anche per e-mail`}
          isOn={wish === 'Y'}
          isOff={!isOnline}
          describedBy="device-mail"
          onChange={(isOn) => void prefer({ email: isOn ? 'Y' : 'N' })}
        />
      </div>
    </Panel>
  )
}

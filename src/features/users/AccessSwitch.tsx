import { Trans, useLingui } from '@lingui/react/macro'
import { type Control, useController } from 'react-hook-form'
import type { UserFields } from '#contract/users.ts'
import { Switch } from '../../ui/Switch.tsx'
import './roles.css'
import '../../ui/field.css'

/** May she come in? What the switch does is said beside it. */
export function AccessSwitch({ control }: { control: Control<UserFields> }) {
  const { t } = useLingui()
  const { field, fieldState } = useController({ control, name: 'active' })
  const isActive = field.value === 'Y'
  return (
    <div className="user-access">
      <div>
        <strong>
          <Trans>Può accedere</Trans>
        </strong>
        <p className="quiet" id="user-access-note">
          {isActive ? (
            <Trans>Se lo spegni, esce subito da tutti i dispositivi.</Trans>
          ) : (
            <Trans>Non può accedere: legge di rivolgersi all’amministratore.</Trans>
          )}
        </p>
        {fieldState.error?.message ? (
          <p className="field-error" role="alert">
            {fieldState.error.message}
          </p>
        ) : null}
      </div>
      <Switch
        label={t`Può accedere`}
        isOn={isActive}
        describedBy="user-access-note"
        onChange={(isOn) => field.onChange(isOn ? 'Y' : 'N')}
      />
    </div>
  )
}

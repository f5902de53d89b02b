import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSetDeviceMutation } from '../../api/devices.ts'
import { useFirstLacking } from '../../components/submit/use-first-lacking.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { Field } from '../../ui/Field.tsx'
import { Dialog } from '../../ui/overlays.ts'

/** As the contract has it. */
const LONGEST = 120

/** A name of her own for a device. */
export function RenameDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(name)
  const [isTried, setTried] = useState(false)
  const lookAtFirst = useFirstLacking()
  const [set] = useSetDeviceMutation()
  const { submit, isOffline } = useSubmit(set)
  const deviceName = typed.trim()
  const save = () => {
    setTried(true)
    if (!deviceName) return lookAtFirst()
    if (deviceName !== name) void submit({ id, deviceName })
    onClose()
  }
  return (
    <Dialog
      title={t`Rinomina il dispositivo`}
      save={t`Salva`}
      cancel={t`Annulla`}
      size="small"
      isOffline={isOffline}
      missing={deviceName ? undefined : t`Scrivi un nome`}
      onSave={save}
      onClose={onClose}
    >
      <Field
        label={t`Nome`}
        value={typed}
        maxLength={LONGEST}
        autoComplete="off"
        error={isTried && !deviceName ? t`Scrivi un nome` : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Dialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Address } from '#contract/addresses.ts'
import { useAddressesOf, useRemoveAddressMutation } from '../../api/addresses.ts'
import { addressLines } from '../../components/addresses/address-lines.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { Dialog } from '../../ui/overlays.ts'
import { useRefocus } from '../../ui/refocus.ts'
import { Panel } from '../../ui/Panel.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import './addresses.css'

/** One address, and its removal once that is confirmed. */
export function AddressRow({ address }: { address: Address }) {
  const { t, i18n } = useLingui()
  const activityId = useAddressesOf()
  const [isAsked, setAsked] = useState(false)
  useRefocus()
  const [remove] = useRemoveAddressMutation()
  const { submit, isBusy, isOffline } = useSubmit(remove, { success: t`Eliminazione avvenuta correttamente` })
  const countries = new Intl.DisplayNames(i18n.locale, { type: 'region' })
  const [street = '', ...rest] = addressLines(address, (code) => countries.of(code) ?? code)
  const confirm = () => {
    setAsked(false)
    void submit({ activityId, id: address.id })
  }
  return (
    <Panel as="li" className="address" aria-busy={isBusy || undefined}>
      <span className="address-icon">
        <MapPin aria-hidden size={20} strokeWidth={1.75} />
      </span>
      <div className="address-words">
        {address.name ? <span className="small quiet">{address.name}</span> : null}
        <strong>{street}</strong>
        {rest.map((line) => (
          <span key={line} className="quiet">
            {line}
          </span>
        ))}
      </div>
      <IconButton className="address-remove" label={t`Elimina ${street}`} disabled={isOffline} onClick={() => setAsked(true)}>
        <Trash2 aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      {isAsked ? (
        <Dialog
          title={t`Eliminare questo indirizzo?`}
          save={t`Elimina`}
          isGrave
          cancel={t`Annulla`}
          size="small"
          isOffline={isOffline}
          onSave={confirm}
          onClose={() => setAsked(false)}
        >
          <p>
            <Trans>
              <strong>{street}</strong> non sarà più tra i tuoi indirizzi.
            </Trans>
          </p>
        </Dialog>
      ) : null}
    </Panel>
  )
}

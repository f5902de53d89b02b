import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStayMutation } from '../../api/account.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useSubmit } from '../submit/use-submit.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LogoutDialog } from './LogoutDialog.tsx'

/** She wanted to go and has come back in time: does she stay? Until she says so, the account will be erased. SEMANTICS 10. */
export function KeepAccount({ leaving }: { leaving: string }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const [stay] = useStayMutation()
  const { submit, isBusy, isOffline } = useSubmit(stay)
  const [isGoing, setGoing] = useState(false)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(leaving))
  if (isGoing) return <LogoutDialog onClose={() => setGoing(false)} />
  return (
    <Dialog
      title={t`Vuoi tenere il tuo account?`}
      save={t`Tieni il mio account`}
      cancel={t`Esci`}
      size="small"
      isBusy={isBusy}
      isOffline={isOffline}
      onSave={() => submit({})}
      onClose={() => setGoing(true)}
    >
      <p>
        <Trans>Hai chiesto di eliminarlo: il {day} cancelliamo carte, credito, punti e dati. Se lo tieni, resta tutto com’era.</Trans>
      </p>
    </Dialog>
  )
}

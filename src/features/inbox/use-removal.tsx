import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Notice } from '#contract/notices.ts'
import { textOf } from '#rules/translate.ts'
import { useRemoveNoticeMutation } from '../../api/notices.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { closeShown } from '../../pwa/shown-notices.ts'
import { said } from '../../state/messages.ts'
import type { Session } from '../../state/session.ts'
import { Dialog } from '../../ui/overlays.ts'
import { refocus } from '../../ui/refocus.ts'
import './removal.css'

type Removal = {
  /** Asks whether the notice is to go; without a network it says what is missing. @returns whether it asks */
  ask: (notice: Notice) => boolean
  /** The notice that is being asked about. */
  asked: Notice | undefined
  dialog: ReactNode
}

/**
 * Deletes a notice for this customer, after she was asked; gone at once, back with a message if the server says no. Spec §2.
 * @param onRemoved told of its id as soon as it is out of sight
 */
export function useRemoval(onRemoved?: (id: string) => void): Removal {
  const { t } = useLingui()
  const { language } = useLanguage()
  const dispatch = useDispatch()
  const activityId = useSelector((state: { session: Session }) => state.session.activityId) ?? ''
  const [asked, setAsked] = useState<Notice>()
  const [remove] = useRemoveNoticeMutation()
  const { submit, isOffline } = useSubmit(remove, { success: t`Eliminazione avvenuta correttamente` })
  const close = () => setAsked(undefined)
  const confirm = (id: string) => {
    close()
    onRemoved?.(id)
    refocus()
    void closeShown((notice) => notice === id)
    void submit({ id, activityId })
  }
  const dialog = asked ? (
    <Dialog
      title={t`Elimina avviso`}
      save={t`Elimina`}
      isGrave
      cancel={t`Annulla`}
      size="small"
      isOffline={isOffline}
      onSave={() => confirm(asked.id)}
      onClose={close}
    >
      <p className="notice-asked" dir="auto">
        {textOf(asked, 'title', language)}
      </p>
      <p>
        <Trans>Sparisce da tutti i tuoi dispositivi e non torna.</Trans>
      </p>
    </Dialog>
  ) : null
  const ask = (notice: Notice) => {
    if (!isOffline) setAsked(notice)
    else dispatch(said('error', t`Per eliminare un avviso serve la rete.`))
    return !isOffline
  }
  return { ask, asked, dialog }
}

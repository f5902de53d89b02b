import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { User } from '#contract/users.ts'
import { useRemoveUserMutation } from '../../api/users.ts'
import { said } from '../../state/messages.ts'
import { useOnce } from '../../ui/use-once.ts'
import { useReach } from './use-reach.ts'
import { calledOf } from './user-words.ts'
import { useWhy } from '../../components/words/use-why.ts'
import { Dialog } from '../../ui/overlays.ts'

/** Asks before somebody is taken out of the activity, or, by a super admin, erased; and says what is lost. */
export function RemoveDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const why = useWhy()
  const dispatch = useDispatch()
  const { isSuper, activityId } = useReach()
  const [remove] = useRemoveUserMutation()
  const [refusal, setRefusal] = useState<string>()
  const called = calledOf(user)
  const save = isSuper ? t`Elimina` : t({ message: 'Togli', context: 'remove' })
  const { isBusy, send } = useOnce(async () => {
    const { error } = await remove({ id: user.id, ...(activityId && { activityId }) })
    if (error) return setRefusal(why(error))
    dispatch(said('success', t`Eliminazione avvenuta correttamente`))
    onClose()
  })
  return (
    <Dialog
      title={isSuper ? t`Eliminare l’account di ${called}?` : t`Togliere ${called} dall’attività?`}
      save={isBusy ? t`Un momento…` : save}
      isGrave
      cancel={t`Annulla`}
      size="small"
      onSave={() => void send()}
      onClose={onClose}
    >
      <p>
        {isSuper ? (
          <Trans>
            <strong>{user.email}</strong> perde subito e per sempre l’accesso, le carte e il credito in ogni attività. Dei movimenti restano
            le cifre, senza nome.
          </Trans>
        ) : (
          <Trans>
            <strong>{user.email}</strong> perde qui la carta, il credito e i ruoli. L’account resta, per le altre attività.
          </Trans>
        )}
      </p>
      {refusal ? (
        <p className="form-refusal" role="alert">
          {refusal}
        </p>
      ) : null}
    </Dialog>
  )
}

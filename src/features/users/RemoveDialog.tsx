import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#contract/users.ts'
import { useRemoveUserMutation } from '../../api/users.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useReach } from './use-reach.ts'
import { calledOf } from './user-words.ts'
import { Dialog } from '../../ui/overlays.ts'

/** Asks before somebody is taken out of the activity, or, by a super admin, erased; and says what is lost. */
export function RemoveDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const { isSuper, activityId } = useReach()
  const [remove] = useRemoveUserMutation()
  const called = calledOf(user)
  const save = isSuper ? t`Elimina` : t({ message: 'Togli', context: 'remove' })
  const { submit, ...state } = useSubmit(remove, { success: t`Eliminazione avvenuta correttamente`, onDone: onClose })
  return (
    <Dialog
      title={isSuper ? t`Eliminare l’account di ${called}?` : t`Togliere ${called} dall’attività?`}
      save={state.isBusy ? t`Un momento…` : save}
      isGrave
      cancel={t`Annulla`}
      size="small"
      onSave={() => submit({ id: user.id, ...(activityId && { activityId }) })}
      {...state}
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
    </Dialog>
  )
}

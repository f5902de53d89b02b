import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { type User, UserFields } from '#contract/users.ts'
import { NEWCOMER } from '#rules/users.ts'
import { useCreateUserMutation, useUpdateUserMutation } from '../../api/users.ts'
import { useEmptyFields } from '../../components/submit/use-empty-fields.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useReach } from './use-reach.ts'
import { UserForm } from './UserForm.tsx'
import '../../components/page/form-page.css'
import { Dialog } from '../../ui/overlays.ts'

const valuesOf = (user: User | undefined, place: User['activities'][number] | undefined): UserFields => ({
  name: user?.name ?? '',
  surname: user?.surname ?? '',
  email: user?.email ?? '',
  active: user?.active ?? NEWCOMER.active,
  roles: place ? place.roles : user ? user.roles : [...NEWCOMER.roles],
})

/** Makes an account, or changes one (`user`). A new one's owner gets a link by mail to choose her password. Spec §6, §7. */
export function UserDialog({ user, onClose }: { user?: User; onClose: () => void }) {
  const { t } = useLingui()
  const { activityId } = useReach()
  const [create] = useCreateUserMutation()
  const [update] = useUpdateUserMutation()
  // Roles are an activity's: of somebody who has several, it takes one of them to say whose.
  const place = user?.activities.find(({ id }) => id === activityId) ?? (user?.activities.length === 1 ? user.activities[0] : undefined)
  const hasRoles = !user || place !== undefined
  const form = useForm<UserFields>({ defaultValues: valuesOf(user, place), resolver: standardSchemaResolver(UserFields) })

  const keep = ({ roles, ...person }: UserFields) => {
    const fields = { ...person, ...(hasRoles && { roles }), ...(activityId && { activityId }) }
    return user ? update({ id: user.id, ...fields }) : create(fields)
  }
  const { submit, ...state } = useSubmit(keep, {
    form,
    success: ({ active, email }) => (!user && active === 'Y' ? t`Invito mandato a ${email}` : t`Salvataggio avvenuto correttamente`),
    onDone: onClose,
  })
  const empty = useEmptyFields(form, { name: t({ message: 'Nome', context: 'person' }), surname: t`Cognome`, email: t`E-mail` })
  const save = user ? t`Salva` : t`Crea`
  return (
    <Dialog
      title={user ? t`Modifica utente` : t`Nuovo utente`}
      save={state.isBusy ? t`Salvo…` : save}
      cancel={t`Annulla`}
      missing={empty}
      onSave={form.handleSubmit(submit)}
      {...state}
      onClose={onClose}
    >
      <UserForm form={form} user={user} hasRoles={hasRoles} />
    </Dialog>
  )
}

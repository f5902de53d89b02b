import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { useDispatch } from 'react-redux'
import { type User, UserFields } from '#contract/users.ts'
import { NEWCOMER } from '#rules/users.ts'
import type { Failure } from '../../api/base-query.ts'
import { useCreateUserMutation, useUpdateUserMutation } from '../../api/users.ts'
import { placeFailure } from '../../components/words/form-failure.ts'
import { said } from '../../state/messages.ts'
import { useOnce } from '../../ui/use-once.ts'
import { useReach } from './use-reach.ts'
import { UserForm } from './UserForm.tsx'
import '../../components/page/form-page.css'
import { useWhy } from '../../components/words/use-why.ts'
import { Dialog } from '../../ui/overlays.ts'

const FIELDS = ['name', 'surname', 'email', 'active', 'roles'] as const

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
  const why = useWhy()
  const dispatch = useDispatch()
  const { activityId } = useReach()
  const [create] = useCreateUserMutation()
  const [update] = useUpdateUserMutation()
  // Roles are an activity's: of somebody who has several, it takes one of them to say whose.
  const place = user?.activities.find(({ id }) => id === activityId) ?? (user?.activities.length === 1 ? user.activities[0] : undefined)
  const hasRoles = !user || place !== undefined
  const form = useForm<UserFields>({ defaultValues: valuesOf(user, place), resolver: standardSchemaResolver(UserFields) })

  const submit = form.handleSubmit(async ({ roles, ...person }) => {
    const fields = { ...person, ...(hasRoles && { roles }), ...(activityId && { activityId }) }
    const { error } = user ? await update({ id: user.id, ...fields }) : await create(fields)
    if (error)
      return placeFailure(error as Failure, {
        fields: FIELDS,
        setError: form.setError,
        why,
      })
    const isInvited = !user && person.active === 'Y'
    dispatch(said('success', isInvited ? t`Invito mandato a ${person.email}` : t`Salvataggio avvenuto correttamente`))
    onClose()
  })
  const { isBusy, send } = useOnce(submit)
  const save = user ? t`Salva` : t`Crea`
  return (
    <Dialog
      title={user ? t`Modifica utente` : t`Nuovo utente`}
      save={isBusy ? t`Salvo…` : save}
      cancel={t`Annulla`}
      onSave={() => void send()}
      onClose={onClose}
    >
      <UserForm form={form} user={user} hasRoles={hasRoles} />
    </Dialog>
  )
}

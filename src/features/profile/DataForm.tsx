import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { Configuration } from '#contract/activities.ts'
import { PersonName } from '#contract/registration.ts'
import type { Person } from '#contract/profile.ts'
import type { Failure } from '../../api/base-query.ts'
import { useUpdateProfileMutation } from '../../api/profile.ts'
import { placeFailure } from '../../components/words/form-failure.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { said } from '../../state/messages.ts'
import type { Session } from '../../state/session.ts'
import { Field } from '../../ui/Field.tsx'
import { AboutHer } from './AboutHer.tsx'
import { changeOf, valuesOf } from './data-values.ts'
import { WhereSheLives } from './WhereSheLives.tsx'
import { useWhy } from '../../components/words/use-why.ts'

const FIELDS = ['name', 'surname', 'birthDate', 'gender', 'typo', 'phone', 'countryId', 'address', 'streetNumber', 'cap'] as const

/** Her data as a form: of a customer what this activity asks for, of everybody the name. Spec §3. */
export function DataForm({ person, configuration }: { person: Person; configuration: Partial<Configuration> }) {
  const { t } = useLingui()
  const id = useId()
  const why = useWhy()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const activityId = useSelector((state: { session: Session }) => state.session.activityId)
  const [update] = useUpdateProfileMutation()
  const form = useForm({ defaultValues: valuesOf(person) })
  const { register, handleSubmit, setError, formState } = form
  const { name, surname, root } = formState.errors
  const { showAddressCustomer: hasAddress = false, showNationCustomer: hasNation = false, requiredPhoneNumber = false } = configuration
  const isCustomer = person.customer !== null

  const save = handleSubmit(async (values) => {
    const change = changeOf(values, { isCustomer, hasAddress, hasNation })
    const { error } = await update({ ...change, ...(activityId && { activityId }) })
    if (error) return placeFailure(error as Failure, { fields: FIELDS, setError, why })
    dispatch(said('success', t`Profilo aggiornato correttamente`))
    void navigate('/profile')
  })
  const isName = (text: string) => PersonName.safeParse(text).success

  return (
    <FormPage title={t`I miei dati`} save={t`Salva`} onSave={save} refusal={root?.serverError?.message} isWide>
      <div className="form-parts">
        <section className="form-part" aria-labelledby={`${id}-who`}>
          <h2 id={`${id}-who`}>
            <Trans>Chi sei</Trans>
          </h2>
          <div className="form-pair">
            <Field
              label={t({ message: 'Nome', context: 'person' })}
              autoComplete="given-name"
              autoCapitalize="words"
              maxLength={60}
              enterKeyHint="next"
              error={name && (name.message || t`Scrivi il nome`)}
              {...register('name', { validate: isName })}
            />
            <Field
              label={t`Cognome`}
              autoComplete="family-name"
              autoCapitalize="words"
              maxLength={60}
              enterKeyHint="next"
              error={surname && (surname.message || t`Scrivi il cognome`)}
              {...register('surname', { validate: isName })}
            />
          </div>
          {isCustomer ? <AboutHer form={form} isPhoneRequired={requiredPhoneNumber} /> : null}
        </section>
        {isCustomer && (hasAddress || hasNation) ? (
          <WhereSheLives form={form} hasStreet={hasAddress} told={person.customer?.countryId ?? undefined} />
        ) : null}
      </div>
      {isCustomer ? (
        <p className="small quiet">
          <Trans>Nome e cognome valgono per tutte le tue carte; il resto lo vede solo questa attività.</Trans>
        </p>
      ) : null}
    </FormPage>
  )
}

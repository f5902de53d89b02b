import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { Phone } from '#contract/registration.ts'
import { StepForm } from '../../components/steps/StepForm.tsx'
import { useEmptyFields } from '../../components/submit/use-empty-fields.ts'
import { useFirstLacking } from '../../components/submit/use-first-lacking.ts'
import { useKept } from '../../components/wizard/use-kept-form.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'
import { type Address, AddressFields, addressOf, useAddressLabels } from './AddressFields.tsx'
import { BirthField } from './BirthField.tsx'
import { BusinessTick } from './BusinessTick.tsx'
import { Consents } from './Consents.tsx'
import { Invited } from './Invited.tsx'
import { NotMe } from './NotMe.tsx'
import { PhoneField } from './PhoneField.tsx'
import { asksAddress } from './questions.ts'
import type { StepProps } from './step.ts'
import { useLacking, useLackWords } from './use-lacking.ts'
import { type Asked, useProposal } from './use-proposal.ts'
import './registration.css'

/** The one step of whoever is logged in: what this activity must ask, and nothing that her account knows. docs/decisions/joined-by-session.md */
export function FurtherStep({ at }: StepProps) {
  const { t } = useLingui()
  const { answers, keep, proceed, configuration, draft } = at
  const [isTried, setTried] = useState(false)
  const lacking = useLacking(at)
  const words = useLackWords()
  const lookAtFirst = useFirstLacking()
  const form = useForm<Asked>({ defaultValues: { phone: answers.phone ?? '', ...addressOf(answers) }, shouldFocusError: false })
  useKept(form, keep)
  const other = useProposal(at, form)
  const hasAddress = asksAddress(configuration)
  const labels = useAddressLabels({ at })
  const empty = useEmptyFields(form, hasAddress ? labels : {})
  const { day, month, year } = answers
  const next = async () => {
    setTried(true)
    let isWhole = false
    const send = form.handleSubmit((values) => {
      isWhole = lacking.length === 0
      return isWhole ? proceed('you', { answers: { ...values, noBirthDate: !(day || month || year) } }) : undefined
    })
    await send()
    // The fields are marked by now.
    if (!isWhole) lookAtFirst()
  }
  // Said in the order in which it is read: the consents stand last.
  const isOfConsents = lacking.every((one) => one === 'A' || one === 'B' || one === 'C')

  return (
    <StepForm
      hasFoot
      top={draft.inviteId ? <Invited id={draft.inviteId} at={at} /> : undefined}
      title={t`Ci conosciamo già`}
      {...at.way('you')}
      missing={(isOfConsents ? empty : undefined) ?? words(lacking)}
      onNext={next}
    >
      <Whose at={at} />
      {other ? (
        <p className="quiet">
          <Trans>C’è già quello che hai detto a {other}: controllalo, e cambialo se vuoi.</Trans>
        </p>
      ) : null}
      <div className="you-fields">
        {configuration.requiredPhoneNumber ? (
          <PhoneField
            {...{ at, isFirst: false, isWrong: Boolean(form.formState.errors.phone) }}
            registered={form.register('phone', { validate: (phone) => Phone.safeParse(phone).success })}
          />
        ) : null}
        <BirthField at={at} isTried={isTried} />
      </div>
      {hasAddress ? <AddressFields at={at} form={form as unknown as UseFormReturn<Address>} /> : null}
      <BusinessTick at={at} />
      <Consents at={at} isTried={isTried} />
    </StepForm>
  )
}

/** Whose the card will be. */
function Whose({ at: { me } }: StepProps) {
  const { name = '', surname = '' } = claimsOf(useAppSelector((state) => state.session.token))
  const who = `${name} ${surname}`.trim()
  return (
    <p className="step-text">
      <Trans>
        La nuova carta è di <strong>{who}</strong>, {me}.
      </Trans>{' '}
      <NotMe isInline />
    </p>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { StepForm } from '../../components/steps/StepForm.tsx'
import { useEmptyFields } from '../../components/submit/use-empty-fields.ts'
import { useKept } from '../../components/wizard/use-kept-form.ts'
import { AddressFields, addressOf, useAddressLabels } from './AddressFields.tsx'
import type { StepProps } from './step.ts'

/** Where she lives, or the country alone, where the activity asks for it; the postcode as its country writes it. */
export function AddressStep({ at }: StepProps) {
  const { t } = useLingui()
  const { answers, keep, proceed } = at
  const hasStreet = at.configuration.showAddressCustomer
  const form = useForm({ defaultValues: addressOf(answers) })
  useKept(form, keep)
  const empty = useEmptyFields(form, useAddressLabels({ at }))
  return (
    <StepForm
      hasFoot
      title={hasStreet ? t`Dove abiti?` : t`In che paese vivi?`}
      {...at.way('address')}
      missing={empty}
      onNext={form.handleSubmit((values) => proceed('address', { answers: values }))}
    >
      {hasStreet ? (
        <p className="quiet">
          <Trans>L’indirizzo resta nel tuo profilo: se ti fai consegnare qualcosa, lo trovi già scritto.</Trans>
        </p>
      ) : null}
      <AddressFields isFirst {...{ at, form }} />
    </StepForm>
  )
}

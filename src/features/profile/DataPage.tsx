import { useLingui } from '@lingui/react/macro'
import { useAskedConfiguration } from '../../api/activities.ts'
import type { Failure } from '../../api/base-query.ts'
import { useMyProfile } from '../../api/profile.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Page } from '../../components/page/Page.tsx'
import { DataForm } from './DataForm.tsx'
import { Unread } from './Unread.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './profile.css'
import '../../components/page/form-page.css'
import '../../ui/field.css'

/** What she told of herself; the form is there once all of it is known, so that nothing she types is written over. */
export function DataPage() {
  const { t } = useLingui()
  const { person, error, refetch } = useMyProfile()
  const { data: configuration, isLoading } = useAskedConfiguration()
  // Who has no card yet has her name here all the same.
  const isComing = useActivityId() !== null && isLoading
  if (person && !isComing) return <DataForm key={person.id} person={person} configuration={configuration ?? {}} />
  return <Page title={t`I miei dati`}>{error ? <Unread failure={error as Failure} onRetry={() => void refetch()} /> : <DataComing />}</Page>
}

/** Her name beside her surname, then one field below another. */
const PARTS = [
  { pair: true, fields: 3 },
  { pair: false, fields: 2 },
]

function DataComing() {
  const { t } = useLingui()
  return (
    <div className="form-page form-wide" role="status" aria-label={t`Caricamento`}>
      <div className="form-parts">
        {PARTS.map(({ pair, fields }) => (
          <div key={fields} className="form-part">
            <Skeleton className="profile-title-coming" />
            {pair ? (
              <div className="form-pair">
                <FieldComing />
                <FieldComing />
              </div>
            ) : null}
            {Array.from({ length: fields }, (_, at) => (
              <FieldComing key={at} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

const FieldComing = () => (
  <div className="field">
    <Skeleton className="profile-label-coming" />
    <Skeleton className="profile-field-coming" />
  </div>
)

import { useLingui } from '@lingui/react/macro'
import { useAskedConfiguration } from '../../api/activities.ts'
import type { Failure } from '../../api/base-query.ts'
import { useMyProfile } from '../../api/profile.ts'
import { Page } from '../../components/page/Page.tsx'
import { DataForm } from './DataForm.tsx'
import { Unread } from './Unread.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './profile.css'
import '../../components/page/form-page.css'

/** What she told of herself; the form is there once all of it is known, so that nothing she types is written over. */
export function DataPage() {
  const { t } = useLingui()
  const { person, error, refetch } = useMyProfile()
  const { data: configuration, isLoading } = useAskedConfiguration()
  if (person && !isLoading) return <DataForm key={person.id} person={person} configuration={configuration ?? {}} />
  return (
    <Page title={t`I miei dati`}>
      {error ? (
        <Unread failure={error as Failure} onRetry={() => void refetch()} />
      ) : (
        <div className="form-page form-wide" role="status" aria-label={t`Caricamento`}>
          <div className="form-parts">
            {[6, 4].map((fields) => (
              <div key={fields} className="form-part">
                <Skeleton className="profile-title-skeleton" />
                {Array.from({ length: fields }, (_, at) => (
                  <Skeleton key={at} className="profile-field-skeleton" />
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </Page>
  )
}

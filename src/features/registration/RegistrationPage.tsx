import { Navigate, useLocation, useParams } from 'react-router-dom'
import { host } from '../../state/host.ts'
import { ByPermalink } from './ByPermalink.tsx'
import { ChooseActivity } from './ChooseActivity.tsx'
import { Registration } from './Registration.tsx'
import './registration.css'

/** Every address of the registration: of an activity, of its permalink, of a step, or of none yet. Spec §2. */
export function RegistrationPage() {
  const [place = '', permalink] = (useParams()['*'] ?? '').split('/')
  const { search } = useLocation()
  if (place === 'permalink' && permalink) return <ByPermalink permalink={permalink} />
  if (place) return <Registration place={place} />
  if (host.activity) return <Navigate replace to={`/registration/${host.activity.id}${search}`} />
  return <ChooseActivity />
}

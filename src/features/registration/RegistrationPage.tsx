import { Navigate, useLocation, useParams } from 'react-router-dom'
import { host } from '../../state/host.ts'
import { part } from '../../ui/part.tsx'
import { Registration } from './Registration.tsx'
import { Waiting } from './Waiting.tsx'
import './registration.css'

/** For who comes by a name, which the server knows. */
const ByPermalink = part(() => import('./ByPermalink.tsx').then((m) => m.ByPermalink), Waiting)

/** For who is in the wallet alone: on an activity's own host nobody chooses. */
const ChooseActivity = part(() => import('./ChooseActivity.tsx').then((m) => m.ChooseActivity))

/** Every address of the registration: of an activity, of its permalink, of a step, or of none yet. Spec §2. */
export function RegistrationPage() {
  const [place = '', permalink] = (useParams()['*'] ?? '').split('/')
  const { search } = useLocation()
  if (place === 'permalink' && permalink) return <ByPermalink permalink={permalink} />
  if (place) return <Registration place={place} />
  if (host.activity) return <Navigate replace to={`/registration/${host.activity.id}${search}`} />
  return <ChooseActivity />
}

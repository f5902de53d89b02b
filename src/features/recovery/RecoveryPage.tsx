import { useParams } from 'react-router-dom'
import { Hero } from '../../components/page/Hero.tsx'
import { AskLink } from './AskLink.tsx'
import { NewPassword } from './NewPassword.tsx'
import './recovery.css'
import '../../components/steps/step-page.css'

/** Back in with a new password: the link is asked for, then opened on any device. Spec §4. */
export function RecoveryPage() {
  const { code } = useParams()
  return (
    <div className="door">
      <Hero />
      {code ? <NewPassword key={code} code={code} /> : <AskLink />}
    </div>
  )
}

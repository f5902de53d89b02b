import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Hero } from '../../components/page/Hero.tsx'
import { LanguageButton } from '../../components/words/LanguageButton.tsx'
import { LegalLinks } from '../../components/privacy/LegalLinks.tsx'
import { host } from '../../state/host.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { LoginForm } from './LoginForm.tsx'
import './login.css'
import { endFirstPaint } from '../../components/page/first-paint.ts'

/** User name and password on one form, under the activity's own colours. Spec §2, LOOK "Login". */
export function LoginPage() {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const { activity, demo } = host
  const [values, setValues] = useState({ username: '', password: '' })
  useLayoutEffect(endFirstPaint, [])
  useEffect(() => {
    document.title = activity ? `${t`Accedi`} · ${activity.name}` : `${t`Accedi`} · Tessera`
    heading.current?.focus({ preventScroll: true })
  }, [t, activity])
  return (
    <div className="login">
      <div className="login-language">
        <LanguageButton />
      </div>
      <Hero />
      <section className="login-sheet">
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Accedi</Trans>
        </h1>
        <LoginForm values={values} />
        <p className="login-join">
          <Trans>Non hai ancora la carta?</Trans>{' '}
          <Link className="link" to="/registration">
            <Trans>Registrati</Trans>
          </Link>
        </p>
        {demo ? <DemoAccounts onChoose={setValues} /> : null}
        <LegalLinks />
      </section>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Hero } from '../../components/page/Hero.tsx'
import { LanguageButton } from '../../components/words/LanguageButton.tsx'
import { LegalLinks } from '../../components/privacy/LegalLinks.tsx'
import { host } from '../../state/host.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { LoginForm } from './LoginForm.tsx'
import './login.css'
import { endFirstPaint } from '../../components/page/first-paint.ts'

/** What she logs in for, where a link led here that says it: a good that somebody shared, or what she chose at a table. */
function useWhatFor(): string | undefined {
  const { t } = useLingui()
  const wanted = useSearchParams()[0].get('redirect') ?? ''
  if (wanted.startsWith('/shop/shops/')) return t`Per vedere l’articolo accedi, o prendi la carta: bastano due minuti.`
  if (wanted === '/shop/cart') return t`Per ordinare accedi, o prendi la carta: quello che hai scelto ti aspetta.`
  return undefined
}

/** User name and password on one form, under the activity's own colours. Spec §2, LOOK "Login". */
export function LoginPage() {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const { activity, demo } = host
  const [values, setValues] = useState({ username: '', password: '' })
  const what = useWhatFor()
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
        {what ? <p className="login-what">{what}</p> : null}
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

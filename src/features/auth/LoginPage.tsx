import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { imagePath } from '#rules/images.ts'
import { resolved } from '../../api/base.ts'
import { CARD_PATTERN } from '../../components/card-pattern.ts'
import { LanguageKey } from '../../components/LanguageKey.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import { host } from '../../state/host.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { LoginForm } from './LoginForm.tsx'
import './login.css'

/** User name and password on one form, under the activity's own colours. Spec §2, LOOK "Login". */
export function LoginPage() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { activity, demo } = host
  useLayoutEffect(() => document.getElementById('first')?.replaceChildren(), [])
  useEffect(() => {
    document.title = activity ? `${t`Accedi`} · ${activity.name}` : `${t`Accedi`} · Tessera`
    heading.current?.focus({ preventScroll: true })
  }, [t, activity])
  return (
    <div className="login">
      <header className="login-hero">
        <svg className="card-pattern" viewBox="0 0 360 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d={CARD_PATTERN} />
        </svg>
        <div className="login-language">
          <LanguageKey />
        </div>
        <img className="login-logo" src={activity?.logo ? resolved(imagePath(activity.logo, 160)) : '/icons/mark.svg'} alt="" />
        <p className="login-name">{activity?.name ?? 'Tessera'}</p>
        <p>{activity ? (activity.tagline[language] ?? activity.tagline.it) : <Trans>Le tue carte, anche senza rete.</Trans>}</p>
      </header>
      <section className="login-sheet">
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Accedi</Trans>
        </h1>
        <LoginForm />
        {demo ? <DemoAccounts /> : null}
      </section>
    </div>
  )
}

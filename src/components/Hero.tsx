import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { imagePath } from '#rules/images.ts'
import { resolved } from '../api/base.ts'
import { useLanguage } from '../i18n/use-language.tsx'
import { host } from '../state/host.ts'
import { CARD_PATTERN } from './card-pattern.ts'
import './hero.css'

/** Whose door this is, in her own colours: logo, name, tagline. Stands above a page at the door, or beside it. LOOK "Login". */
export function Hero({ children }: { children?: ReactNode }) {
  const { language } = useLanguage()
  const { activity } = host
  return (
    <header className="hero">
      <svg className="card-pattern" viewBox="0 0 360 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={CARD_PATTERN} />
      </svg>
      {children}
      <img className="hero-logo" src={activity?.logo ? resolved(imagePath(activity.logo, 160)) : '/icons/mark.svg'} alt="" />
      <p className="hero-name">{activity?.name ?? 'Tessera'}</p>
      <p>{activity ? (activity.tagline[language] ?? activity.tagline.it) : <Trans>Le tue carte, anche senza rete.</Trans>}</p>
    </header>
  )
}

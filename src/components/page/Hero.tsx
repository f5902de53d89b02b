import { Trans } from '@lingui/react/macro'
import { ScanBarcode } from 'lucide-react'
import { imagePath } from '#rules/images.ts'
import { resolved } from '../../api/base.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { host } from '../../state/host.ts'
import { CardGround } from '../card/CardGround.tsx'
import './hero.css'

type Props = {
  /** Whose door it is, where that is not the host's own. */
  of?: { name: string; logo: string | null } | undefined
}

/** Whose door this is, in her own colours: logo, name, tagline; where there is room, the card that waits behind it. Stands above a page at the door, or beside it. LOOK "Login". */
export function Hero({ of }: Props) {
  const { language } = useLanguage()
  const { activity } = host
  const owner = of ?? activity
  // As her card is.
  const printed = of ? undefined : (activity ?? undefined)
  const tagline = activity ? (activity.tagline[language] ?? activity.tagline.it) : undefined
  const name = owner?.name ?? 'Tessera'
  const logo = owner?.logo ? resolved(imagePath(owner.logo, 160)) : '/icons/mark.svg'
  return (
    <header className="hero">
      <CardGround activity={printed} />
      <div className="hero-card" aria-hidden="true">
        <CardGround activity={printed} />
        <span className="hero-card-name">
          <img src={logo} alt="" />
          {name}
        </span>
        <span className="hero-card-code">
          <ScanBarcode size={28} strokeWidth={1.75} />
        </span>
      </div>
      <img className="hero-logo" src={logo} alt="" />
      <p className="hero-name">{name}</p>
      <p>{owner ? tagline : <Trans>Le tue carte, anche senza rete.</Trans>}</p>
    </header>
  )
}

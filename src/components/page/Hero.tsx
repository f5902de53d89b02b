import { Trans } from '@lingui/react/macro'
import { ScanBarcode } from 'lucide-react'
import type { ReactNode } from 'react'
import { imagePath } from '#rules/images.ts'
import { resolved } from '../../api/base.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { host } from '../../state/host.ts'
import { CardGround } from '../card/CardGround.tsx'
import './hero.css'

/** An activity, and what its card is printed on. */
type Owner = { name: string; logo: string | null; imgCard?: string | null }

type Props = {
  /** Whose door it is, where that is not the host's own. */
  of?: Owner | undefined
  /** The card that lies there, where it is not the one that waits. */
  children?: ReactNode
}

/** Whose door this is, in her own colours: logo, name, tagline; where there is room, the card that waits behind it. Stands above a page at the door, or beside it. LOOK "Login". */
export function Hero({ of, children }: Props) {
  const { language } = useLanguage()
  const { activity } = host
  const owner = of ?? activity
  const tagline = activity ? (activity.tagline[language] ?? activity.tagline.it) : undefined
  const name = owner?.name ?? 'Tessera'
  const logo = owner?.logo ? resolved(imagePath(owner.logo, 160)) : '/icons/mark.svg'
  return (
    <header className="hero">
      <CardGround activity={owner ?? undefined} />
      {children ?? <WaitingCard {...{ owner, name, logo }} />}
      <img className="hero-logo" src={logo} alt="" />
      <p className="hero-name">{name}</p>
      <p>{owner ? tagline : <Trans>Le tue carte, anche senza rete.</Trans>}</p>
    </header>
  )
}

const WaitingCard = ({ owner, name, logo }: { owner: Owner | null; name: string; logo: string }) => (
  <div className="hero-card" aria-hidden="true">
    <CardGround activity={owner ?? undefined} />
    <span className="hero-card-name">
      <img src={logo} alt="" />
      {name}
    </span>
    <span className="hero-card-code">
      <ScanBarcode size={28} strokeWidth={1.75} />
    </span>
  </div>
)

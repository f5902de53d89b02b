import { useState } from 'react'
import { imagePath } from '#rules/images.ts'
import { resolved } from '../../api/base.ts'
import { host } from '../../state/host.ts'
import './app-icon.css'

/** The real icon of this host's app, as the shell names it; without network its logo, which this device keeps. */
export function AppIcon({ size }: { size: number }) {
  const [isGone, setGone] = useState(false)
  const logo = host.activity?.logo
  const icon = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href ?? '/icons/mark.svg'
  const sizes = { width: size, height: size }
  if (!isGone) return <img {...sizes} className="app-icon-own" src={icon} alt="" onError={() => setGone(true)} />
  return logo ? <img {...sizes} className="app-icon" src={resolved(imagePath(logo, 160))} alt="" /> : null
}

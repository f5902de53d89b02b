import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import './made-card.css'
import './made-number.css'

/** Between two letters that come at once, as by the browser's own hand (ms). */
const APART = 35
const GLOW = { duration: 420, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' } as const

/** How many letters two texts begin with alike. */
function alike(one: string[], other: string[]): number {
  const at = one.findIndex((letter, i) => letter !== other[i])
  return at < 0 ? one.length : at
}

/** Her name, engraved letter by letter as she types it; a bright nib stands where the last one was made. LOOK phone-8. */
export function Engraved({ text, isEngraving }: { text: string; isEngraving: boolean }) {
  const line = useRef<HTMLParagraphElement>(null)
  const letters = [...text]
  // What stood there when the step was opened is not engraved again.
  const before = useRef(letters)

  useLayoutEffect(() => {
    const made = [...text]
    const from = alike(made, before.current)
    before.current = made
    if (!isEngraving || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const fresh = [...(line.current?.querySelectorAll('.made-letter') ?? [])].slice(from)
    for (const [at, letter] of fresh.entries())
      letter.animate(
        [
          { opacity: 0, textShadow: 'var(--made-glow)' },
          { opacity: 1, textShadow: 'none' },
        ],
        {
          ...GLOW,
          delay: at * APART,
        },
      )
    const nib = fresh.length > 0 && line.current?.querySelector('.made-nib')
    if (nib) nib.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], { duration: 1400 + fresh.length * APART })
  }, [text, isEngraving])

  return (
    <p ref={line} className={text ? 'made-owner' : 'made-owner made-nobody'}>
      {text ? (
        letters.map((letter, at) => (
          <span key={`${at} ${letter}`} className="made-letter">
            {letter}
          </span>
        ))
      ) : (
        <Trans>Il tuo nome</Trans>
      )}
      <i className="made-nib" />
    </p>
  )
}

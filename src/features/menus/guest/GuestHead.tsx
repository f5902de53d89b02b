import { Trans } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { House } from '#contract/menus.ts'
import { imagePath, imageSet } from '#rules/images.ts'
import { languageOf } from '#rules/languages.ts'
import { resolved, resolvedSet } from '../../../api/base.ts'
import { CARD_PATTERN } from '../../../components/card/card-pattern.ts'
import { endFirstPaint } from '../../../components/page/first-paint.ts'
import { LanguageButton } from '../../../components/words/LanguageButton.tsx'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { classes } from '../../../ui/classes.ts'
import '../../../components/card/card-pattern.css'
import './guest.css'

/** The languages that the house writes in, and the one that is spoken. */
function useAmong(house: House) {
  const { language } = useLanguage()
  const written = house.languages.flatMap((code) => languageOf(code) ?? [])
  return written.includes(language) ? written : [...written, language]
}

/** The house's picture, or its colours, with its sign and the languages over it. */
export function GuestPicture({ house }: { house: House | undefined }) {
  useLayoutEffect(endFirstPaint, [])
  const picture = house?.picture
  return (
    <div className="guest-picture">
      {picture ? (
        <img
          src={resolved(imagePath(picture, 640))}
          srcSet={resolvedSet(imageSet(picture, [320, 640, 1280]))}
          sizes="100vw"
          width={640}
          height={360}
          alt=""
        />
      ) : (
        <svg className="card-pattern" viewBox="0 0 360 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d={CARD_PATTERN} />
        </svg>
      )}
      {house ? <Over house={house} /> : null}
    </div>
  )
}

function Over({ house }: { house: House }) {
  const among = useAmong(house)
  const { logo } = house.activity
  return (
    <div className="guest-over">
      {logo ? <img className="guest-logo" src={resolved(imagePath(logo, 160))} alt="" /> : <span />}
      <LanguageButton among={among} isNamed />
    </div>
  )
}

type HeadProps = { title: string; house: House; table: string | undefined }

/** The store of the code's address, or the only one. */
function useStore({ stores }: House) {
  const [search] = useSearchParams()
  return stores.find(({ id }) => id === search.get('storeId')) ?? (stores.length === 1 ? stores[0] : undefined)
}

/** Is what stands right below this mark stuck at the top, the mark out of sight above it? */
function useStuck() {
  const mark = useRef<HTMLSpanElement>(null)
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    if (!mark.current) return
    const watcher = new IntersectionObserver((all) => setStuck(all.at(-1)?.isIntersecting === false))
    watcher.observe(mark.current)
    return () => watcher.disconnect()
  }, [])
  return { mark, isStuck }
}

/**
 * What it is, whose, and at which table: it stays in sight, and says how high it is to what sticks below it. Once the picture has
 * gone with its key of the languages, it has one.
 */
export function GuestHead({ title, house, table }: HeadProps) {
  const head = useRef<HTMLElement>(null)
  const store = useStore(house)
  const among = useAmong(house)
  const { mark, isStuck } = useStuck()
  useLayoutEffect(() => {
    const node = head.current
    if (!node) return
    const { style } = document.documentElement
    const watcher = new ResizeObserver(() => style.setProperty('--guest-head', `${node.offsetHeight}px`))
    watcher.observe(node)
    return () => {
      watcher.disconnect()
      style.removeProperty('--guest-head')
    }
  }, [])
  return (
    <>
      <span ref={mark} />
      <header ref={head} className={classes('guest-head', isStuck && 'is-stuck')}>
        <div className="guest-words">
          <h1>{title}</h1>
          <p className="quiet">{[house.activity.name, store?.address].filter(Boolean).join(' · ')}</p>
        </div>
        {isStuck ? <LanguageButton among={among} /> : null}
        {table ? (
          <p className="guest-table">
            <span>
              <Trans>Tavolo</Trans>
            </span>{' '}
            <strong>{table}</strong>
          </p>
        ) : null}
      </header>
    </>
  )
}

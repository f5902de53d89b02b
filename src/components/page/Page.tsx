import { useLingui } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { type AnimationEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { DEVICES, isRoot, tabs } from '#rules/visibility.ts'
import { useConfiguration } from '../../api/activities.ts'
import { host } from '../../state/host.ts'
import { LanguageButton } from '../words/LanguageButton.tsx'
import { clearFirstPaint, endFirstPaint, isFirstPaintOver } from './first-paint.ts'
import { isOpenedHere } from './opened-here.ts'
import { countedTitle } from './title-count.ts'
import { useFacts, useVisibleEntries } from '../activity/use-facts.ts'
import { usePrivacyWay } from '../privacy/use-privacy.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Beside } from '../../ui/Beside.tsx'
import { part } from '../../ui/part.tsx'
import { usePainted } from '../../ui/use-painted.ts'
import { useWide } from '../../ui/use-wide.ts'
import './page.css'

const PullDown = part(() => import('./PullDown.tsx').then((m) => m.PullDown))
const CartButton = part(() => import('../cart/CartButton.tsx').then((m) => m.CartButton))

type Props = {
  title: string
  /** Stands before the title instead of the back key; where nobody goes back nothing does. */
  mark?: ReactNode
  /** Keys at the right of the bar. */
  actions?: ReactNode
  /** Its own path, where the address may name one of those that it lists. */
  path?: string
  /** The bar's keys float over a picture that begins at the very top; the title is only read out. */
  isOver?: boolean
  /** One way on and one back: on a phone the tabs leave their room to what is decided here. LOOK phone-2, phone-5. */
  isOneWay?: boolean
  /** It keeps the place of a page that is not known yet, and none follows it. */
  isComing?: boolean
  /** What a page that stays shows now: when that changes its title takes the focus, as if it were another page. */
  shows?: string
  children: ReactNode
}

/** It has slid in: from here on it holds still. */
function settle({ animationName, currentTarget }: AnimationEvent<HTMLElement>) {
  if (animationName === 'page-in') currentTarget.classList.remove('page-enter')
}

/** Where staff work a rail of tabs stands for the sidebar. */
const DESK = '/counter'

/** Is this a page that nobody goes back from, and all ways there? From a later step of what is done on it one does. */
function useIsRoot(path: string | undefined): boolean {
  const { pathname, search } = useLocation()
  const entries = useVisibleEntries()
  const shown = tabs(entries, useConfiguration()?.menuType)
  const hasSidebar = useWide() && !`${pathname}/`.startsWith(`${DESK}/`)
  return (
    usePrivacyWay() !== 'owed' &&
    !new URLSearchParams(search).has('step') &&
    isRoot(path ?? pathname, shown, hasSidebar ? [...entries, DEVICES] : [])
  )
}

/** A page with its bar: one h1 that takes the focus on navigation, and the first paint gone once this one is there. LOOK "The frame". */
export function Page({ title, mark, actions, path, isOver = false, isOneWay = false, isComing = false, shows, children }: Props) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const [follows] = useState(isFirstPaintOver)
  const navigate = useNavigate()
  const { key } = useLocation()
  const isARoot = useIsRoot(path)
  const isPainted = usePainted()
  const hasShop = useFacts().configuration.showShopApp === true

  useLayoutEffect(() => {
    if (isComing) return clearFirstPaint()
    endFirstPaint()
    if (follows) heading.current?.focus({ preventScroll: true })
  }, [follows, isComing])

  const shown = useRef(shows)
  useLayoutEffect(() => {
    if (shows !== shown.current) heading.current?.focus({ preventScroll: true })
    shown.current = shows
  }, [shows])

  useEffect(() => {
    document.title = countedTitle(`${title} · ${host.activity?.name ?? 'Tessera'}`)
  }, [title])

  // There is nowhere to go back to: its title stands alone, and large; where it will stand, too, while the page is still to come.
  const isAlone = isARoot && !isOver && (mark === undefined || isComing)
  const back = () => (isOpenedHere(key) ? navigate('/') : navigate(-1))

  return (
    <div className={['page', follows && 'page-enter', isOneWay && 'page-one-way'].filter(Boolean).join(' ')} onAnimationEnd={settle}>
      <header className={['top-bar', isOver && 'top-bar-over', isAlone && 'top-bar-tab'].filter(Boolean).join(' ')}>
        {isAlone
          ? null
          : (mark ?? (
              <IconButton label={t`Torna indietro`} onClick={back}>
                <ChevronLeft aria-hidden strokeWidth={1.75} />
              </IconButton>
            ))}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions}
        {isPainted && hasShop ? (
          <Beside again={key}>
            <CartButton />
          </Beside>
        ) : null}
        <LanguageButton />
      </header>
      <div className="page-body">{children}</div>
      {isPainted && isOver ? (
        <Beside again={key}>
          <PullDown onClose={back} />
        </Beside>
      ) : null}
    </div>
  )
}

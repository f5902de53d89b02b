import { Trans, useLingui } from '@lingui/react/macro'
import { Check, ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { UnreadDot } from '../../components/notices/UnreadDot.tsx'
import { classes } from '../../ui/classes.ts'
import { useOnline } from '../../ui/use-online.ts'
import type { Way } from './notice-way.ts'
import './news-act.css'
import './news.css'

const STAYS = { stays: true }

type Opens = { to: string; isBeside?: boolean; isCurrent?: boolean }
type Props = {
  isUnread: boolean
  title: string
  text: string
  when: string
  /** What a tap on it opens; nothing where it has no page of its own. */
  opens?: Opens | undefined
  /** What its key does. */
  action: Way | undefined
  picture?: ReactNode
  thumb: ReactNode
  /** She opened it, or did what it asks for. */
  onRead: () => void
}

/** The shape of a piece of news. What it opens, else what its key does, takes a tap anywhere on it. */
export function NewsFrame({ isUnread, title, text, when, opens, action, picture, thumb, onRead }: Props) {
  const id = useId()
  return (
    <article className={classes('news', isUnread && 'news-new')} aria-labelledby={id}>
      {picture ? (
        <div className="news-picture">
          <div>{picture}</div>
        </div>
      ) : null}
      <div className="news-body">
        {thumb}
        <div className="news-words">
          <div className="news-head">
            <h3 dir="auto">
              <Title opens={opens} onRead={onRead}>
                {isUnread ? <UnreadDot /> : null}
                <span id={id}>{title}</span>
              </Title>
            </h3>
            <span className="small quiet news-when">{when}</span>
          </div>
          {text ? (
            <p className="news-text" dir="auto">
              {text}
            </p>
          ) : null}
          {action ? (
            <Act way={action} about={id} isAlone={!opens} onRead={onRead} />
          ) : isUnread && !opens ? (
            <button type="button" className="news-act news-over" onClick={onRead}>
              <Check aria-hidden size={20} strokeWidth={1.75} />
              <Trans>Ho letto</Trans>
            </button>
          ) : null}
        </div>
      </div>
    </article>
  )
}

function Title({ opens, onRead, children }: { opens: Opens | undefined; onRead: () => void; children: ReactNode }) {
  const { search } = useLocation()
  if (!opens) return children
  const { to, isBeside = false, isCurrent = false } = opens
  return (
    <Link
      className="news-title news-over"
      to={isBeside ? to + search : to}
      aria-current={isCurrent ? 'true' : undefined}
      replace={isBeside}
      state={isBeside ? STAYS : undefined}
      draggable={false}
      onClick={onRead}
    >
      {children}
    </Link>
  )
}

type ActProps = { way: Way; about: string; isAlone: boolean; onRead: () => void }

/** The one thing to do: its name goes with what it is about, as many keys of a list say the same. */
function Act({ way: { label, Icon, to, ...outside }, about, isAlone, onRead }: ActProps) {
  const { i18n } = useLingui()
  const isOnline = useOnline()
  const id = useId()
  const shape = { className: classes('news-act', isAlone && 'news-over'), 'aria-labelledby': `${id} ${about}`, onClick: onRead }
  const words = (
    <>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <span id={id}>{i18n._(label)}</span>
      <ChevronRight className="news-mark" aria-hidden size={16} strokeWidth={2} />
    </>
  )
  if (to !== undefined)
    return (
      <Link {...shape} to={to} draggable={false}>
        {words}
      </Link>
    )
  const { href, host } = outside as { href: string; host: string }
  return (
    <a {...shape} href={href} target="_blank" rel="noopener noreferrer" draggable={false} aria-describedby={`${id}-host`}>
      {words}
      <span id={`${id}-host`} className={isOnline ? 'unseen' : 'small'}>
        {isOnline ? host : <Trans>{host}: serve la rete</Trans>}
      </span>
    </a>
  )
}

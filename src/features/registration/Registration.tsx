import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { Card } from '#contract/card.ts'
import type { NewCard } from '#contract/registration.ts'
import { Hero } from '../../components/page/Hero.tsx'
import { part } from '../../ui/part.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'
import { AskedSteps } from './AskedSteps.tsx'
import { MadeCard, MadeSums } from './MadeCard.tsx'
import { NoSuchActivity } from './NoSuchActivity.tsx'
import { pathOf, QUESTIONS, questionAt } from './questions.ts'
import { useMe } from './use-me.ts'
import { useRegistrationDraft } from './use-registration-draft.ts'
import { useOwnCard, useToOwnCard } from './use-own-card.ts'
import { useSetting } from './use-setting.ts'
import { Waiting } from './Waiting.tsx'
import './making.css'

const DoneStep = part(() => import('./DoneStep.tsx').then((m) => m.DoneStep))

/** The addresses of the specification that are no activity. Spec §2. */
const STEPS = ['stepCode', 'stepConfirmRegistration', 'stepCompleteStore']

/** One registration, from the address to the card, which stands above all of it; what was left half done is taken up where it was left. */
export function Registration({ place }: { place: string }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [storeId, inviteId] = [search.get('storeId') ?? undefined, search.get('invite') ?? search.get('inviteId') ?? undefined]
  const start = STEPS.includes(place) ? undefined : { activityId: place, storeId, inviteId }
  const user = useMe()
  const { draft, change, keep, forget } = useRegistrationDraft(start, user)
  const [registered, setRegistered] = useState<NewCard>()
  const [card, setCard] = useState<Card>()
  const { setting, state, message, retry } = useSetting(draft?.activityId, draft?.storeId)
  const { owns, isAsking } = useOwnCard(draft?.activityId)
  const mine = useAppSelector((state) => state.session.token)
  const isWide = useWide()

  // She opened the first address again: on to where she was.
  const left = useRef(start && user === undefined ? QUESTIONS.find((one) => one === draft?.question && one !== 'email') : undefined)
  useLayoutEffect(() => {
    if (left.current) void navigate(pathOf(left.current, ''), { replace: true })
    left.current = undefined
  }, [navigate])

  // Here before they are needed: she may be out of reach by then.
  useEffect(() => {
    for (const later of [DoneStep, MadeSums]) void later.fetch().catch(() => undefined)
  }, [])

  const onDone = (made: NewCard) => {
    setRegistered(made)
    forget()
    void navigate('/registration/stepCompleteStore', { replace: true })
  }

  if (!draft || (place === 'stepCompleteStore' && !registered)) return <Navigate replace to="/registration" />
  if (owns && !registered) return <ToOwnCard activityId={draft.activityId} onLeave={forget} />
  if (state === 'asking' || (isAsking && !registered)) return <Waiting />
  if (!setting) return <NoSuchActivity message={message} onRetry={retry} />
  const question = questionAt(place, search.get('ask'))
  const me = draft.byCode ? undefined : user
  // Whoever has an account is known by name once she is in, or has been all the while.
  const { name, surname } = draft.isKnown || me ? claimsOf(mine) : draft.answers
  const made = (
    <MadeCard
      {...setting}
      {...{ registered, card }}
      name={[name, surname]}
      gift={draft.gift ?? 0}
      isEngraving={question === 'you'}
      isProved={me !== undefined || !['email', 'code'].includes(question)}
    />
  )
  return (
    <div className={registered ? 'making making-over' : 'making'}>
      {isWide ? <Hero of={setting.activity}>{made}</Hero> : made}
      {registered ? (
        <DoneStep activity={setting.activity} {...{ registered, name }} onCard={setCard} />
      ) : (
        <AskedSteps key={draft.of} {...setting} {...{ me, draft, change, keep, onDone, question }} reread={retry} />
      )}
    </div>
  )
}

/** Logged in, she has this card: nothing is begun. */
function ToOwnCard({ activityId, onLeave }: { activityId: string; onLeave: () => void }) {
  const toOwnCard = useToOwnCard()
  const leave = useRef(() => {
    onLeave()
    toOwnCard(activityId)
  })
  useEffect(() => leave.current(), [])
  return <Waiting />
}

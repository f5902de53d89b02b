import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { host } from '../../state/host.ts'
import { Button } from '../../ui/Button.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { endFirstPaint } from '../page/first-paint.ts'
import type { Submitting } from '../submit/use-submit.ts'
import { useKeyboard } from './use-keyboard.ts'
import './step-page.css'

export type Step = Partial<Submitting> & {
  /** A picture above the question. */
  top?: ReactNode
  /** The question of this step: the page's one h1. */
  title: string
  /** Whose it is, for the title of the page. */
  of?: string | undefined
  /** What the primary key says. */
  next: string
  onNext: () => unknown
  /** The key waits for its time. */
  isOff?: boolean
  /** What has no answer yet: the key is tinted, and `onNext` leads there; `true` where it is said already. */
  missing?: ReactNode
  /** The key has a foot of its own below a long step. */
  hasFoot?: boolean
  /** Other ways on, below the primary key. */
  others?: ReactNode
  children: ReactNode
}

/** A question, and the primary key that answers it. A field marked `data-first` takes the focus, else the title. */
export function StepForm({ top, title, of, hasFoot = false, children, refusal, ...foot }: Step) {
  useUnsaved()
  useKeyboard()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const owner = of ?? host.activity?.name ?? 'Tessera'

  useLayoutEffect(() => {
    endFirstPaint()
    window.scrollTo(0, 0)
    const field = heading.current?.closest('form')?.querySelector<HTMLElement>('[data-first]')
    ;(field ?? heading.current)?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    document.title = `${title} · ${owner}`
  }, [title, owner])

  const { isOff, isOffline, isBusy, onNext } = foot
  return (
    <form
      className={hasFoot ? 'step-form step-long' : 'step-form'}
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOff && !isOffline && !isBusy) onNext()
      }}
    >
      <div className="step-body">
        {top}
        <h1 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        {refusal ? (
          <p className="step-refusal" role="alert">
            {refusal}
          </p>
        ) : null}
      </div>
      <Foot {...foot} />
    </form>
  )
}

function Foot({ next, isOff = false, isBusy = false, isOffline = false, missing, others }: Omit<Step, 'title' | 'children'>) {
  return (
    <footer className="step-foot">
      <p className="step-missing" role="status">
        {isOffline ? <Trans>Sei offline: per continuare serve la rete. Quello che hai scritto resta qui.</Trans> : missing}
      </p>
      <Button
        type="submit"
        look="primary"
        isWide
        isLacking={Boolean(missing)}
        disabled={isOff || isOffline}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
      >
        {next}
      </Button>
      {others}
    </footer>
  )
}

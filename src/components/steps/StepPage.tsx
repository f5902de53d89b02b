import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { host } from '../../state/host.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { endFirstPaint } from '../page/first-paint.ts'
import type { Submitting } from '../submit/use-submit.ts'
import { type Progress, StepHead } from './StepHead.tsx'
import './step-page.css'
import { Button } from '../../ui/Button.tsx'

type Props = Progress &
  Partial<Submitting> & {
    /** A picture above the question. */
    top?: ReactNode
    /** The question of this step: the page's one h1. */
    title: string
    /** What the primary key says. */
    next: string
    onNext: () => unknown
    /** The key waits; `missing` says for what. */
    isOff?: boolean
    missing?: ReactNode
    /** Other ways on, below the primary key. */
    others?: ReactNode
    children: ReactNode
  }

/**
 * One question a step: progress above, the primary key at the bottom where the thumb is. A field marked `data-first` takes
 * the focus, else the title. Give each step a `key` of its own. One that asks the server is told by `useSubmit` how it stands.
 * LOOK "Registration".
 */
export function StepPage({
  top,
  title,
  next,
  onNext,
  isOff = false,
  missing,
  isBusy = false,
  isOffline = false,
  refusal,
  others,
  children,
  ...progress
}: Props) {
  useUnsaved()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const owner = progress.of ?? host.activity?.name ?? 'Tessera'

  useLayoutEffect(() => {
    endFirstPaint()
    window.scrollTo(0, 0)
    const field = heading.current?.closest('form')?.querySelector<HTMLElement>('[data-first]')
    ;(field ?? heading.current)?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    document.title = `${title} · ${owner}`
  }, [title, owner])

  return (
    <form
      className="step"
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOff && !isOffline && !isBusy) onNext()
      }}
    >
      <StepHead {...progress} />
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
      <footer className="step-foot">
        <p className="step-missing" role="status">
          {isOffline ? <Trans>Sei offline: per continuare serve la rete. Quello che hai scritto resta qui.</Trans> : missing}
        </p>
        <Button
          type="submit"
          look="primary"
          isWide
          disabled={isOff || isOffline}
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
        >
          {next}
        </Button>
        {others}
      </footer>
    </form>
  )
}

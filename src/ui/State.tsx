import type { ReactNode } from 'react'
import './state.css'

type Props = { picture: ReactNode; title: string; text: string; action?: ReactNode }

/** An empty or failed page: one picture, one sentence, one action. LOOK "States". */
export function State({ picture, title, text, action }: Props) {
  return (
    <div className="state">
      <div className="state-picture" aria-hidden="true">
        {picture}
      </div>
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  )
}

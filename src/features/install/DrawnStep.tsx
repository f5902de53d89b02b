import type { ReactNode } from 'react'
import { StepNumber } from '../../ui/StepNumber.tsx'
import './install.css'

type Props = { number: number; title: string; text: string /** What is to be tapped, as it looks there. */; children: ReactNode }

/** One step of installing by hand: what to do, in words and drawn. LOOK "Install". */
export function DrawnStep({ number, title, text, children }: Props) {
  return (
    <li className="share-step">
      <StepNumber>{number}</StepNumber>
      <span className="share-words">
        <strong>{title}</strong>
        <span className="small quiet">{text}</span>
      </span>
      <span className="share-drawing" aria-hidden="true">
        {children}
      </span>
    </li>
  )
}

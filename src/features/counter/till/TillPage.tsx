import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { ActsPart } from './ActsPart.tsx'
import { CustomerPart } from './CustomerPart.tsx'
import { DonePart } from './DonePart.tsx'
import { ScanPart } from './ScanPart.tsx'
import { useCamera } from './use-camera.ts'
import type { Last } from './use-scan.ts'

/** The till: a card is found, something is done with it, and can be undone for a minute. SEMANTICS 14, LOOK "counter-3". */
export function TillPage() {
  const camera = useCamera()
  const last = useRef<Last>({ text: '', at: 0 })
  const [id, step, of] = (useParams()['*'] ?? '').split('/')
  if (!id) return <ScanPart camera={camera} last={last} />
  if (id === 'acts') return step ? <DonePart key={step} id={step} /> : <ActsPart />
  return <CustomerPart key={id} id={id} step={step} of={of} />
}

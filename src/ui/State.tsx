import type { ReactNode } from 'react'
import { Beside } from './Beside.tsx'
import { part } from './part.tsx'
import type { SceneName } from './scenes/Scene.tsx'
import './state.css'

// Drawn when it is needed, after the words: no first screen waits for it. Until then it has its room: the action stays under her finger.
const Scene = part(
  () => import('./scenes/Scene.tsx').then((m) => m.Scene),
  () => <svg viewBox="0 0 220 176" />,
)

type Props = {
  /** What the picture shows in front of the card. */
  scene: SceneName
  title: string
  text: ReactNode
  /** The one thing to do. */
  action?: ReactNode
  /** It is all of the page, so that its title is the page's. */
  isPage?: boolean
}

/** An empty or failed page: one picture, one sentence, one action. LOOK "States". */
export function State({ scene, title, text, action, isPage = false }: Props) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className="state">
      <div className="state-picture" aria-hidden="true">
        <Beside again={scene}>
          <Scene name={scene} />
        </Beside>
      </div>
      <Title>{title}</Title>
      <p>{text}</p>
      {action}
    </div>
  )
}

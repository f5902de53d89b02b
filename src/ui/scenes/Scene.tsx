import type { ReactNode } from 'react'
import { amiss } from './amiss.tsx'
import { around } from './around.tsx'
import { owned } from './owned.tsx'
import './scene.css'

const things = { ...owned, ...around, ...amiss } satisfies Record<string, ReactNode>
/** What a scene shows in front of the card. */
export type SceneName = keyof typeof things

const WAVES = [0, 1, 2].map((row) => `M${52 + row * 2} ${72 + row * 11}c15-16 29-16 43-4s29 12 46-6`).join('')

/** A drawn scene in the tenant's tint: the card, and before it the one thing that this is about. For the eye alone. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg className="scene" viewBox="0 0 220 176" aria-hidden="true">
      <ellipse className="scene-ground" cx="110" cy="92" rx="106" ry="80" />
      <g transform="rotate(-8 98 66)">
        <rect className="scene-card" x="44" y="32" width="108" height="70" rx="11" />
        <path className="scene-light" d="M55 32h86a11 11 0 0 1 11 11v9L44 84V43a11 11 0 0 1 11-11z" />
        <path className="scene-wave" d={WAVES} />
        <circle className="scene-mark" cx="61" cy="49" r="6" />
        <path className="scene-wave" d="M73 49h26" />
      </g>
      <ellipse className="scene-shadow" cx="124" cy="154" rx="58" ry="6" />
      <g className="scene-front">{things[name]}</g>
    </svg>
  )
}

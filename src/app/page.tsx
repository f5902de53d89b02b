import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { readPath } from '#rules/languages.ts'
import { part } from '../ui/part.tsx'
import { isWide } from '../ui/use-wide.ts'

const here = readPath(location.pathname).path
/** What most starts are for comes with the app: home, card, and on a phone the notice that a push opens. No other page is looked for. */
const isWithApp = ['/', '/home', '/card'].includes(here) || (/^\/notices\/./.test(here) && !isWide())
let opened: Promise<unknown> = Promise.resolve()

/** A page that comes when it is opened. The one that the app starts with is fetched beside the app's own start. */
export function page<N extends string>(path: string, name: N, load: () => Promise<Record<N, ComponentType>>) {
  const Page = part(() => load().then((module) => module[name]))
  if (!isWithApp && matchPath(path, here)) opened = Page.fetch().catch(() => {})
  return { path, Page }
}

/** Settles once the page that the app was opened at is there, or cannot be had. */
export const openedPage = () => opened

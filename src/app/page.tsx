import { type ComponentType, lazy, useState } from 'react'
import { matchPath } from 'react-router-dom'
import { readPath } from '#rules/languages.ts'
import { isWide } from '../ui/use-wide.ts'

const here = readPath(location.pathname).path
/** What most starts are for comes with the app: home, card, and on a phone the notice that a push opens. No other page is looked for. */
const isWithApp = ['/', '/home', '/card'].includes(here) || (/^\/notices\/./.test(here) && !isWide())
let opened: Promise<unknown> = Promise.resolve()

/**
 * A page that comes when it is opened; once it is there it is drawn at once. The one that the app starts with is fetched beside
 * the app's own start: what React shows in place of a page it holds for 300 ms, even where the page is there after ten.
 */
export function page<N extends string>(path: string, name: N, load: () => Promise<Record<N, ComponentType>>) {
  let There: ComponentType | undefined
  const fetched = () =>
    load().then((module) => {
      There = module[name]
      return { default: There }
    })
  const Coming: ComponentType = lazy(fetched)
  if (!isWithApp && matchPath(path, here)) opened = fetched().catch(() => {})
  function Page() {
    const [{ Shown }] = useState<{ Shown: ComponentType }>(() => ({ Shown: There ?? Coming }))
    return <Shown />
  }
  return { path, Page }
}

/** Settles once the page that the app was opened at is there, or cannot be had. */
export const openedPage = () => opened

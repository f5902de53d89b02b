import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { readPath } from '#rules/languages.ts'
import { speakOfLater } from '../i18n/catalogues.ts'
import { part } from '../ui/part.tsx'
import { isWide } from '../ui/use-wide.ts'
import { areKin } from './kin.ts'

/** What most starts are for comes with the app: home, card, and on a phone the notice that a push opens. */
const isWithApp = (path: string) => ['/', '/home', '/card'].includes(path) || (/^\/notices\/./.test(path) && !isWide())

const pages: { path: string; Page: { fetch: () => Promise<unknown>; isThere: () => boolean } }[] = []

type Load<N extends string> = () => Promise<Record<N, ComponentType>>

/** A page that comes when it is opened. */
export function page<N extends string>(path: string, name: N, load: Load<N>) {
  const Page = part(() => load().then((module) => module[name]))
  pages.push({ path, Page })
  return { path, Page }
}

/** A page whose texts come with it: one of the features that lingui.config.ts calls later. */
export const laterPage = <N extends string>(path: string, name: N, load: Load<N>) =>
  page(path, name, async () => {
    const [module] = await Promise.all([load(), speakOfLater()])
    return module
  })

/**
 * Fetches the code of the page at a path.
 * @param path without language prefix
 * @returns settles once it is there or cannot be had; undefined if there is nothing to wait for
 */
export function comingTo(path: string): Promise<unknown> | undefined {
  const wanted = isWithApp(path) ? undefined : pages.find((one) => areKin(one.path, path) && matchPath(one.path, path))
  return !wanted || wanted.Page.isThere() ? undefined : wanted.Page.fetch().catch(() => undefined)
}

/** The page that the app starts with, fetched beside the app's own start. */
export const openedPage = () => comingTo(readPath(location.pathname).path)

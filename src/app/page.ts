import { type ComponentType, lazy } from 'react'
import { matchPath } from 'react-router-dom'
import { readPath } from '#rules/languages.ts'

const here = readPath(location.pathname).path
/** Home and card, which most starts are for, come with the app: no other page is looked for. */
const isWithApp = ['/', '/home', '/card'].includes(here)
let opened: Promise<unknown> = Promise.resolve()

/**
 * A page that comes when it is opened. The one that the app starts with is fetched beside the app's own start: React holds
 * what it shows in place of a page for 300 ms, even where the page is there after ten.
 */
export function page<N extends string>(path: string, name: N, load: () => Promise<Record<N, ComponentType>>) {
  if (!isWithApp && matchPath(path, here)) opened = load().catch(() => {})
  return { path, Page: lazy(() => load().then((module) => ({ default: module[name] }))) }
}

/** Settles once the page that the app was opened at is there, or cannot be had. */
export const openedPage = () => opened

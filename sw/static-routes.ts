import { shellOf } from '#rules/answers.ts'
import { isOurs } from './ours.ts'

/** The addresses that the icon and its shortcuts open. */
const PAGES = ['/', '/?app', '/card', '/menus']

/** Not in TypeScript's library yet. https://w3c.github.io/ServiceWorker/#dictdef-routerrule */
type Rule = { condition: { urlPattern: { pathname: string; search: string }; requestMethod: 'get' }; source: { cacheName: string } }
export type Installing = ExtendableEvent & { addRoutes?: (rules: Rule[]) => Promise<void> }

type Routed = {
  event: Installing
  /** The name of the cache of its pages. */
  pages: string
  /** The name of the cache that has the files, by their addresses. */
  precache: string
  files: readonly string[]
}

function rule(address: string, cacheName: string): Rule {
  const [pathname = '', search = ''] = address.split('?')
  return { condition: { urlPattern: { pathname, search }, requestMethod: 'get' }, source: { cacheName } }
}

/**
 * Puts the shell under the addresses of its pages, where it is not yet: a static route finds only what lies under the very address.
 * @param shell undefined if it is not kept: then only what is not ours goes
 */
export async function keepPages(pages: string, shell: Response | undefined): Promise<void> {
  const cache = await caches.open(pages)
  const mark = shellOf((await shell?.clone().text()) ?? '')
  for (const page of PAGES) {
    const there = await cache.match(page)
    const isThere = there && (await isOurs(page, there)) && (!shell || shellOf(await there.text()) === mark)
    if (isThere) continue
    if (shell) await cache.put(page, shell.clone())
    else await cache.delete(page)
  }
}

/**
 * Lets the browser take the shell out of its caches by itself, where it can: to wake a worker costs a phone more than to show
 * the card. What is not there comes from the network. Few of them: it reads them all before it answers. BUDGETS 7.
 */
export async function routeAroundWorker({ event, pages, precache, files }: Routed): Promise<void> {
  await event.addRoutes?.([...PAGES.map((page) => rule(page, pages)), ...files.map((file) => rule(file, precache))])
}

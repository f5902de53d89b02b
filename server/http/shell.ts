import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { serveStatic } from '@hono/node-server/serve-static'
import { SHELL_MARK } from '#rules/answers.ts'
import { brandVars } from '#rules/brand-vars.ts'
import { refuse } from '#rules/refusal.ts'
import type { App, Deps, Variables } from './deps.ts'
import { refused } from './failure.ts'
import { contentPolicy, PICTURE_POLICY, SCANNER_POLICY } from './headers.ts'
import { FOR_EVER } from './images.ts'
import { inPage } from './in-page.ts'
import type { Site, Sites } from './site.ts'
import { said } from './words.ts'

type Ctx = Context<{ Variables: Variables }>

/** The file of the worker that reads codes, as the build names it. */
const isScanner = (path: string) => /^\/assets\/workers\/scan[.]worker-[\w-]+[.]js$/.test(path)
/** Under these lie files alone: what is not there is no page of the app. */
const NO_PAGES = ['/assets/*', '/images/*', '/media/*', '/icons/*']
/** Where the build puts the app; a test brings its own. */
export const BUILT = join(import.meta.dirname, '../../dist')
const version = (JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string }).version

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const attribute = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')
/** JSON that cannot end its element, nor open a comment in it. */
const inert = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/** The words, colours and links of the site, for `<!--tessera:head-->`. */
export const head = (site: Site): string => {
  const description = site.activity?.tagline.it ?? `${site.name}: la tua carta, sempre con te`
  const icon = (name: string) => `/icons/${site.key}/${name}.png`
  return [
    `<title>${attribute(site.name)}</title>`,
    `<meta name="description" content="${attribute(description)}" />`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${site.solid}" />`,
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12110f" />',
    `<meta name="apple-mobile-web-app-title" content="${attribute(site.shortName)}" />`,
    `<link rel="icon" type="image/png" sizes="48x48" href="${icon('favicon-48')}" />`,
    `<link rel="apple-touch-icon" href="${icon('apple-180')}" />`,
    '<link rel="manifest" href="/manifest.webmanifest" />',
  ].join('\n    ')
}

/** What the first screen knows before anybody logs in, for `<!--tessera:host-->`. */
export const block = ({ activity, name, color, logo, demo }: Site): string => {
  const shown = activity && {
    id: activity.id,
    permalink: activity.permalink,
    name,
    tagline: activity.tagline,
    color,
    colorText: activity.colorText,
    logo,
    imgCard: activity.imgCard,
    languages: activity.languages,
  }
  const vars = activity ? brandVars(color, activity.colorText) : undefined
  return `<script type="application/json" id="tessera-host">${inert({ activity: shown, demo, version, ...(vars && { vars }) })}</script>`
}

type Shell = {
  html: string
  /** The content policy that belongs to it: wherever the page is kept, it is kept with it. */
  policy: string
  /** Of both. */
  hash: string
}

/** Makes a site's shell from the built page. */
export function shells({ apiOrigins }: Deps['settings'], dist = BUILT) {
  let page: Promise<{ built: string; policy: string }> | undefined
  const read = async () => {
    const built = await readFile(join(dist, 'index.html'), 'utf8')
    return { built, policy: contentPolicy(apiOrigins, inPage(built)) }
  }
  return async (site: Site): Promise<Shell> => {
    page ??= read().catch((error: unknown) => {
      page = undefined
      throw error
    })
    const { built, policy } = await page
    const html = built.replace('<!--tessera:head-->', () => head(site)).replace('<!--tessera:host-->', () => block(site))
    const hash = createHash('sha256').update(html).update(policy).digest('hex').slice(0, 32)
    return { html: html.replace('<html', `<html ${SHELL_MARK}="${hash}"`), policy, hash }
  }
}

const missing = /*i18n*/ { id: 'nobody.title', message: 'Pagina non trovata' }
const empty = /*i18n*/ { id: 'nobody.text', message: 'A questo indirizzo non c’è nessuna attività.' }

/** An unknown `<x>.<host>`: nobody's app, in the language of whoever asks. */
export const nobody = async (c: Ctx) => {
  const { language } = c.var
  const [title, text] = await Promise.all([said(missing, language), said(empty, language)])
  c.header('Cache-Control', 'no-cache')
  c.header('Vary', 'Host, Accept-Language', { append: true })
  return c.html(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/api/docs.css"></head><body><h1>${title}</h1><p>${text}</p></body></html>`,
    404,
  )
}

/**
 * The built files, and for every other path the shell of the host: 200, to be asked for again, with its own ETag and content
 * policy. Which pages there are, the app decides. Mounted last. SEMANTICS 12.
 */
export function shell(app: App, { at }: Sites, settings: Deps['settings'], dist = BUILT) {
  const render = shells(settings, dist)
  // Before the first build there is nothing to send, only calls to answer.
  const files: MiddlewareHandler = existsSync(dist) ? serveStatic({ root: dist, precompressed: true }) : (_c, next) => next()
  app.get('/assets/*', (c, next) => files(c, next).then((answer) => kept(c, answer, FOR_EVER, isScanner(c.req.path) ? SCANNER_POLICY : {})))
  app.on('GET', ['/:file{[a-z0-9-]+[.](?:svg|png)}', '/icons/:file{[a-z0-9-]+[.](?:svg|png)}'], (c, next) =>
    files(c, next).then((answer) => kept(c, answer, 'no-cache', PICTURE_POLICY)),
  )
  app.on('GET', NO_PAGES, (c) => refused(c, refuse('not_found')))
  app.get('/*', async (c) => {
    const site = await at(c.req.header('host'))
    if (!site) return nobody(c)
    const { html, policy, hash } = await render(site)
    const etag = `"${hash}"`
    c.header('Cache-Control', 'no-cache')
    c.header('Vary', 'Host', { append: true })
    c.header('ETag', etag)
    // Also where nothing has changed: the browser gives its copy the headers of this answer.
    c.header('Content-Security-Policy', policy)
    if (c.req.header('if-none-match')?.replace(/^W\//, '') === etag) return c.body(null, 304)
    return c.html(html)
  })
}

/** Only an answer that is there may be kept. */
function kept(c: Ctx, answer: Response | void, how: string, more: Record<string, string> = {}) {
  if (answer?.ok) for (const [name, value] of Object.entries({ 'Cache-Control': how, ...more })) answer.headers.set(name, value)
  return answer
}

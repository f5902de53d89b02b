import type { LanguageCode } from '#contract/languages.ts'
import { manifestTexts } from '#locales/manifest.ts'
import type { App } from './deps.ts'
import { nobody } from './shell.ts'
import type { Site, Sites } from './site.ts'
import { said } from './words.ts'

const PAPER = '#faf9f5'

/** The web app manifest of a site, its few words in the asker's language. SEMANTICS 12. */
export async function manifestOf(site: Site, language: LanguageCode) {
  const [description, card, menu, picture] = await Promise.all(
    [manifestTexts.description, manifestTexts.card, manifestTexts.menu, manifestTexts.picture].map((text) => said(text, language)),
  )
  const at = (name: string) => `/icons/${site.key}/${name}`
  const png = (kind: string, purpose: string) =>
    [192, 512].map((side) => ({ src: at(`${kind}-${side}.png`), sizes: `${side}x${side}`, type: 'image/png', purpose }))
  const shortcut = (name: string | undefined, url: string) => ({
    name,
    url,
    icons: [{ src: at('any-96.png'), sizes: '96x96', type: 'image/png' }],
  })
  return {
    id: '/',
    name: site.name,
    short_name: site.shortName,
    description: site.activity?.tagline[language] ?? site.activity?.tagline.it ?? description,
    lang: language,
    dir: 'ltr',
    start_url: '/?app',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    background_color: PAPER,
    theme_color: site.solid,
    categories: ['shopping', 'food', 'lifestyle'],
    icons: [...png('any', 'any'), ...png('maskable', 'maskable'), ...png('mono', 'monochrome')],
    shortcuts: [shortcut(card, '/card'), ...(site.activity?.showMenuApp ? [shortcut(menu, '/menus')] : [])],
    screenshots: [
      { src: at('narrow.webp'), sizes: '1080x1920', type: 'image/webp', form_factor: 'narrow', label: picture },
      { src: at('wide.webp'), sizes: '1920x1080', type: 'image/webp', form_factor: 'wide', label: picture },
    ],
  }
}

/** `/manifest.webmanifest`, for each host its own. */
export function manifest(app: App, { at }: Sites) {
  app.get('/manifest.webmanifest', async (c) => {
    const site = await at(c.req.header('host'))
    if (!site) return nobody(c)
    c.header('Content-Type', 'application/manifest+json; charset=utf-8')
    c.header('Cache-Control', 'no-cache')
    c.header('Vary', 'Host, Accept-Language', { append: true })
    return c.body(JSON.stringify(await manifestOf(site, c.var.language)))
  })
}

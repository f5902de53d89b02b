// Runs before React, blocking, and imports next to nothing: brands the page, and paints the stored card with its code.
// The key is written by app/first-paint.ts and purged at logout. What it draws, components/card/Pass.tsx takes over unchanged;
// so does components/page/Detail.tsx with the notice that a push left on this device, and components/page/Hero.tsx with the door.
import { imagePath } from '#rules/images.ts'
import { CARD_PATTERN } from '../components/card/card-pattern.ts'
import { healWhenBroken } from './heal.ts'

healWhenBroken()
{
  type Vars = Record<string, string>
  type Stored = {
    vars: Vars
    language: string
    name: string
    logo: string | null
    picture: string | null
    pattern: string
    kind: string
    sums: { label: string; value: string }[]
    titles: Record<string, string>
    /** The paths where the code stands on the card. */
    codeAt: string[]
    /** What stands below the code, and the icon on the white. */
    hint: string
    key: string
    notice: string
    code: { path: string; width: number; height: number; square: boolean; digits: string; label: string } | null
  }

  /** What sw/pushed.ts writes into the page of a notice. */
  type Pushed = {
    notice: { title: string; subTitle: string | null; message: string | null }
    isChip: boolean
    src: string | null
    set: string | null
  }

  /** Whose host this is, as the server wrote it into the page. */
  type Owner = { name: string; logo: string | null; imgCard?: string | null; tagline: Record<string, string> }

  const root = document.documentElement
  const first = document.getElementById('first')
  const prefix = /^\/(es|fr|de|en)(?=\/|$)/.exec(location.pathname)
  root.lang = prefix?.[1] ?? 'it'

  // The page may be zoomed at any time: theme/card.css draws codes in whole ones.
  const measurePixel = () => root.style.setProperty('--device-pixel', `${1 / devicePixelRatio}px`)
  measurePixel()
  addEventListener('resize', measurePixel)

  // Not in a style sheet: each one that comes later would have all text laid out anew for it.
  const font = document.querySelector<HTMLLinkElement>('link[as="font"]')
  if (font) document.fonts.add(new FontFace('Inter Variable', `url("${font.href}")`, { weight: '100 900', display: 'optional' }))

  const brand = (vars: Vars) => {
    for (const name in vars) if (name.startsWith('--tenant-')) root.style.setProperty(name, vars[name] ?? '')
  }

  const make = (tag: string, className: string, text?: string) => {
    const node = document.createElement(tag)
    node.className = className
    if (text !== undefined) node.textContent = text
    return node
  }

  const image = (src: string, className = '') => {
    const node = make('img', className) as HTMLImageElement
    node.alt = ''
    node.src = src
    return node
  }

  const drawing = (className: string, path: string, box: string, size?: number) => {
    const ns = 'http://www.w3.org/2000/svg'
    const svg = document.createElementNS(ns, 'svg')
    svg.setAttribute('class', className)
    svg.setAttribute('viewBox', box)
    svg.setAttribute('preserveAspectRatio', 'xMidYMid slice')
    if (size) svg.style.width = svg.style.height = `${size}px`
    const shape = document.createElementNS(ns, 'path')
    shape.setAttribute('d', path)
    svg.append(shape)
    return svg
  }

  /** The icon of components/page/Detail.tsx for a notice. */
  const MEGAPHONE =
    'M11 6a13 13 0 0 0 8.4-2.8A1 1 0 0 1 21 4v12a1 1 0 0 1-1.6.8A13 13 0 0 0 11 14H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM6 14a12 12 0 0 0 2.4 7.2 2 2 0 0 0 3.2-2.4A8 8 0 0 1 10 14M8 6v8'

  const back = () => {
    const node = make('span', 'icon-button')
    node.append(drawing('icon', 'm15 18-6-6 6-6', '0 0 24 24'))
    return node
  }

  const show = (...parts: HTMLElement[]) => {
    const page = make('div', 'page')
    const frame = make('div', 'frame')
    page.append(...parts)
    frame.append(page)
    first?.append(frame)
  }

  /** As components/card/Pass.tsx draws it. */
  const face = (card: Stored, isOpen: boolean) => {
    const node = make('div', isOpen ? 'card-face pass-face is-open' : 'card-face pass-face')
    const front = make('div', 'card-front')
    const white = make('span', 'card-white')
    node.append(card.picture ? image(card.picture, 'card-picture') : drawing('card-pattern', card.pattern, '0 0 360 200'))
    const head = make('div', 'card-head')
    if (card.logo) head.append(image(card.logo))
    head.append(make('span', '', card.name), make('span', 'card-kind', card.kind))
    const sums = make('dl', 'card-sums')
    for (const sum of card.sums) {
      const pair = make('div', '')
      pair.append(make('dt', '', sum.label), make('dd', '', sum.value))
      sums.append(pair)
    }
    front.append(head, sums)
    white.append(drawing('icon', card.key, '0 0 24 24'))
    node.append(front, white)
    if (isOpen) node.append(card.code ? code(card.code, card.hint) : make('div', 'card-code'))
    return node
  }

  /** As components/card/CodePicture.tsx draws it. */
  const code = (shape: NonNullable<Stored['code']>, hint: string) => {
    const svg = drawing('code-picture', shape.path, `0 0 ${shape.width} ${shape.height}`)
    svg.setAttribute('preserveAspectRatio', 'none')
    svg.setAttribute('role', 'img')
    svg.setAttribute('aria-label', shape.label)
    const both = make('div', 'code')
    both.style.setProperty('--modules', String(shape.width))
    both.style.setProperty('--widest', shape.square ? '200px' : '420px')
    if (shape.square) svg.style.aspectRatio = `${shape.width} / ${shape.height}`
    else svg.style.height = '88px'
    const panel = make('div', 'card-code')
    both.append(svg, make('span', 'code-digits', shape.digits), make('span', 'card-hint', hint))
    panel.append(both)
    return panel
  }

  const blank = (pattern: string) => {
    const node = make('span', 'picture picture-blank')
    node.append(drawing('card-pattern', pattern, '0 0 360 200'), drawing('icon', MEGAPHONE, '0 0 24 24', 48))
    return node
  }

  const picture = (src: string, set: string | null) => {
    const node = image(src, 'picture')
    if (set) Object.assign(node, { sizes: '100vw', srcset: set })
    return node
  }

  const text = (tag: string, className: string, words: string) => {
    const node = make(tag, className, words)
    node.dir = 'auto'
    return node
  }

  const paintNotice = (card: Stored, { notice, isChip, src, set }: Pushed) => {
    const bar = make('div', 'top-bar top-bar-over')
    const detail = make('div', 'detail')
    const body = make('div', 'detail-body')
    const top = make('div', 'detail-top')
    const tag = make('span', 'tag detail-tag')
    const { title, subTitle, message } = notice
    bar.append(back())
    tag.append(drawing('icon', MEGAPHONE, '0 0 24 24', 16), text('span', '', (isChip && subTitle) || card.notice))
    top.append(tag)
    body.append(top, text('h2', '', title))
    if (subTitle && !isChip) body.append(text('p', 'detail-lead', subTitle))
    if (message) body.append(text('p', 'detail-text', message))
    detail.append(src ? picture(src, set) : blank(card.pattern), body)
    show(bar, detail)
  }

  const paint = (card: Stored, title: string, path: string) => {
    const bar = make('div', 'top-bar')
    const columns = make('div', 'card-columns')
    const pass = make('div', 'pass')
    bar.append(make('h1', '', title))
    pass.append(face(card, card.codeAt.includes(path)))
    columns.append(pass)
    show(bar, columns)
  }

  /** As components/page/Hero.tsx draws it, for who is here for the first time: her network may take seconds for the app. */
  const paintDoor = ({ name, logo, imgCard, tagline }: Owner) => {
    const hero = make('header', 'hero')
    const mark = image(logo ? imagePath(logo, 160) : '/icons/mark.svg', 'hero-logo')
    const words = make('p', '', tagline[root.lang] ?? tagline['it'])
    const ground = imgCard ? image(imagePath(imgCard, 640), 'card-picture') : drawing('card-pattern', CARD_PATTERN, '0 0 360 200')
    hero.append(ground, mark, make('p', 'hero-name', name), words)
    first?.append(hero)
  }

  const isIn = () => {
    const { token = 'null' } = JSON.parse(localStorage.getItem('persist:session') ?? '{}') as { token?: string }
    return token !== 'null'
  }

  const said = <T>(id: string): T | undefined => {
    const text = document.getElementById(id)?.textContent
    return text ? JSON.parse(text) : undefined
  }

  const start = () => {
    const host = said<{ vars?: Vars; activity?: Owner | null }>('tessera-host')
    if (host?.vars) brand(host.vars)
    const path = location.pathname.slice(prefix?.[0].length ?? 0).replace(/\/$/, '') || '/'
    const stored = JSON.parse(localStorage.getItem('tessera.first') ?? 'null') as Stored | null
    // On a wide screen the door is two columns, which the app alone draws.
    if (!stored && host?.activity && (path === '/' || path === '/login') && innerWidth < 1024 && !isIn()) paintDoor(host.activity)
    if (!stored) return
    if (location.search === '?app' && !prefix) root.lang = stored.language
    brand(stored.vars)
    if (stored.language !== root.lang) return
    const title = stored.titles[path]
    const pushed = said<Pushed>('tessera-pushed')
    if (title) paint(stored, title, path)
    // On a wide screen it stands beside the list, which only the app can draw.
    else if (pushed && innerWidth < 1024) paintNotice(stored, pushed)
  }

  try {
    start()
  } catch {
    // A storage that is denied or unreadable: React draws everything.
  }
}

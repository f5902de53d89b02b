// Runs before React, blocking, and imports nothing: brands the page, and paints the stored card with its code.
// The key is written by app/first-paint.ts and purged at logout. What it draws, components/Pass.tsx takes over unchanged.
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
    code: { path: string; width: number; height: number; square: boolean; digits: string; label: string } | null
  }

  const root = document.documentElement
  const prefix = /^\/(es|fr|de|en)(?=\/|$)/.exec(location.pathname)
  root.lang = prefix?.[1] ?? 'it'

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

  const drawing = (className: string, path: string, box: string) => {
    const ns = 'http://www.w3.org/2000/svg'
    const svg = document.createElementNS(ns, 'svg')
    svg.setAttribute('class', className)
    svg.setAttribute('viewBox', box)
    const shape = document.createElementNS(ns, 'path')
    shape.setAttribute('d', path)
    svg.append(shape)
    return svg
  }

  const back = () => {
    const node = make('span', 'icon-button')
    node.append(drawing('icon', 'm15 18-6-6 6-6', '0 0 24 24'))
    return node
  }

  const face = (card: Stored) => {
    const node = make('div', 'card-face')
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
    node.append(head, sums)
    return node
  }

  /** Bars keep to whole device pixels, so that a scanner sees sharp edges. The same sum as components/CodePicture.tsx. */
  const fillCode = (node: HTMLElement, shape: NonNullable<Stored['code']>) => {
    const room = Math.min(node.clientWidth - 8, shape.square ? 200 : 420)
    const dot = Math.max(1, Math.floor((room * devicePixelRatio) / shape.width)) / devicePixelRatio
    const svg = drawing('code-picture', shape.path, `0 0 ${shape.width} ${shape.height}`)
    svg.setAttribute('preserveAspectRatio', 'none')
    svg.setAttribute('width', String(shape.width * dot))
    svg.setAttribute('height', String(shape.square ? shape.height * dot : 96))
    svg.setAttribute('role', 'img')
    svg.setAttribute('aria-label', shape.label)
    node.append(svg, make('span', 'code-digits', shape.digits))
  }

  const paint = (card: Stored, title: string) => {
    const page = make('div', 'page')
    const bar = make('div', 'top-bar')
    const pass = make('div', 'pass')
    bar.append(card.titles['/'] === title ? image(card.logo ?? '/icons/mark.svg', 'top-bar-mark') : back(), make('h1', '', title))
    pass.append(face(card))
    page.append(bar, pass)
    const frame = make('div', 'frame')
    frame.append(page)
    document.getElementById('first')?.append(frame)
    if (!card.code) return
    const panel = make('div', 'card-code')
    pass.append(panel)
    fillCode(panel, card.code)
  }

  try {
    const host = JSON.parse(document.getElementById('tessera-host')?.textContent || '{}') as { vars?: Vars }
    if (host.vars) brand(host.vars)
    const stored = JSON.parse(localStorage.getItem('tessera.first') ?? 'null') as Stored | null
    if (stored) {
      if (location.search === '?app' && !prefix) root.lang = stored.language
      brand(stored.vars)
      const title = stored.titles[location.pathname.slice(prefix?.[0].length ?? 0).replace(/\/$/, '') || '/']
      if (title && stored.language === root.lang) paint(stored, title)
    }
  } catch {
    // A storage that is denied or unreadable: React draws everything.
  }
}

import { SaxesParser, type SaxesTagPlain } from 'saxes'

/** Elements that run something, by their names without a prefix. */
const SCRIPTS = ['script', 'handler', 'listener']
/** Elements of other kinds of document. */
const FOREIGN = ['foreignobject', 'iframe', 'embed', 'object', 'html', 'body', 'audio', 'video', 'canvas', 'link', 'meta', 'form']
/** Attributes that are an address. */
const ADDRESSES = ['href', 'src', 'base', 'action', 'formaction', 'data']
/** What follows in a style is fetched. */
const FETCHED = /url\(\s*["']?([^"')]*)|(?:@import|image-set\(|cross-fade\().*/gi

/** A reason to refuse; what it quotes is cut where it is long. */
type Reason = { wrong: string }
const said = (what: string, quoted?: string): Reason => ({
  wrong: `The SVG ${what}${quoted === undefined ? '' : ` (${quoted.length > 60 ? `${quoted.slice(0, 60)}…` : quoted})`}.`,
})

const bareName = (name: string) => (name.split(':').at(-1) ?? '').toLowerCase()
/** As a browser reads an address: no white space, nothing unseen, no matter which case. */
const asRead = (address: string) => address.replace(/[\s\p{Cc}]/gu, '').toLowerCase()
/** As a browser reads a style: `u\72 l` is `url`. */
const unescaped = (style: string) =>
  style.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)) : (sign ?? ''),
  )

/** May an address stand there? Only a part of this very file, or a picture of dots in it. */
function ofAddress(address: string): Reason | undefined {
  const read = asRead(address)
  if (read === '' || read.startsWith('#') || /^data:image\/(?!svg)/.test(read)) return undefined
  return read.startsWith('data:image/svg') ? said('has another SVG in it, as data') : said('refers to something outside itself', address)
}

const ofScript = (text: string) => (asRead(text).includes('javascript:') ? said('has a javascript: address in it') : undefined)

/** A style, or an attribute that is one by itself, such as `fill`. */
function ofStyle(style: string): Reason | undefined {
  const read = unescaped(style)
  const found = ofScript(read)
  if (found) return found
  for (const [whole, address] of read.matchAll(FETCHED)) {
    const no = address === undefined ? said('refers to something outside itself', whole) : ofAddress(address)
    if (no) return no
  }
}

function ofAttribute([name, value]: [string, string]): Reason | undefined {
  const [bare, aim] = [bareName(name), bareName(value)]
  if (/^on[a-z]/.test(bare)) return said('has a handler in it', name)
  if (bare === 'attributename' && /^on[a-z]/.test(aim)) return said('has a handler in it', value)
  if (bare === 'attributename' && aim === 'href') return said('refers to something outside itself', `it changes ${value}`)
  return ofScript(value) ?? (ADDRESSES.includes(bare) ? ofAddress(value) : ofStyle(value))
}

function ofElement({ name, attributes }: SaxesTagPlain): Reason | undefined {
  const bare = bareName(name)
  if (SCRIPTS.includes(bare)) return said('has a script in it', `<${name}>`)
  if (FOREIGN.includes(bare)) return said('has another kind of document in it', `<${name}>`)
  for (const attribute of Object.entries(attributes)) {
    const no = ofAttribute(attribute)
    if (no) return no
  }
}

/**
 * Looks for what an SVG has beside a drawing: scripts, handlers, other documents, addresses outside itself. Our own sizes are
 * drawn without any of it, but the original goes on with an export, and into whatever opens that.
 * @returns the first that is found, in one sentence; nothing where it is a drawing alone
 */
export function lookThrough(bytes: Uint8Array): Reason | undefined {
  const parser = new SaxesParser({ xmlns: false })
  const found: Reason[] = []
  const note = (reason: Reason | undefined) => void (reason && found.push(reason))
  const texts: string[] = []
  parser.on('error', ({ message }) => note(said('cannot be read', `line ${parser.line}: ${message.replace(/^\d+:\d+: /, '')}`)))
  parser.on('doctype', (type) => note(type.includes('[') ? said('has a document type of its own', '<!DOCTYPE … [ … ]>') : undefined))
  parser.on('processinginstruction', ({ target }) =>
    note(target === 'xml-stylesheet' ? said('refers to something outside itself', `<?${target}?>`) : undefined),
  )
  parser.on('opentag', (element) => {
    texts.push('')
    note(ofElement(element))
  })
  for (const event of ['text', 'cdata'] as const) parser.on(event, (text) => texts.push((texts.pop() ?? '') + text))
  parser.on('closetag', ({ name }) => {
    const text = texts.pop() ?? ''
    note(bareName(name) === 'style' ? ofStyle(text) : undefined)
  })
  parser.write(new TextDecoder().decode(bytes)).close()
  return found[0]
}

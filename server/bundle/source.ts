import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  type YAMLError,
} from 'yaml'
import { fieldOf, type Path } from './walk.ts'

/** Something to say about one place of the file. */
export type Remark = { line: number; column: number; field: string; text: string }

/** A YAML file as read: its value, and where each part of it stands. */
export type Source = {
  value: unknown
  /** The YAML itself cannot be trusted; what else is looked for would only be its echo. */
  broken: boolean
  remarks: Remark[]
  /** A remark about a value, or about the name of a field. A part that is not there is placed at the part it should be in. */
  remark: (path: Path, text: string, at?: 'value' | 'name') => Remark
}

/** `activity.yaml:12:9 menu.categories[0].name: is empty`; nothing in it speaks to the terminal. */
export const shown = (file: string, { line, column, field, text }: Remark): string =>
  `${file}:${line}:${column}${field && ` ${field}`}: ${text}`.replace(/\p{Cc}/gu, '\ufffd')

/** Reads YAML 1.2, without tags and with few aliases, keeping every position. */
export function readSource(text: string): Source {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error', stringKeys: true })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const remarks = [...document.errors, ...document.warnings].map((e) => ({ ...at(e.pos[0]), field: '', text: sentence(e) }))
  const broken = [...document.errors, ...document.warnings].some((e) => e.code !== 'DUPLICATE_KEY')
  const source: Source = {
    value: undefined,
    broken,
    remarks,
    remark: (path, said, what = 'value') => ({ ...at(offsetOf(document, path, what)), field: fieldOf(path), text: said }),
  }
  if (broken) return source
  try {
    return { ...source, value: document.toJS({ maxAliasCount: 100 }) }
  } catch (error) {
    const said =
      error instanceof ReferenceError && error.message.startsWith('Unresolved')
        ? unresolved(error)
        : 'aliases (*name) repeat too much of the file'
    return { ...source, broken: true, remarks: [...remarks, { line: 1, column: 1, field: '', text: said }] }
  }
}

const unresolved = (error: Error) => `an alias has no anchor (${error.message.split(': ').at(-1)}); a text that begins with * wants quotes`

/** What the YAML library found, in the owner's words. */
function sentence({ code, message }: YAMLError): string {
  if (code === 'DUPLICATE_KEY') return 'this field stands here twice'
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return 'not readable as YAML: a text that contains a colon and a space wants quotes'
  if (code === 'BLOCK_IN_FLOW') return 'not readable as YAML: between { } a text that contains a colon and a space wants quotes'
  if (code === 'TAB_AS_INDENT') return 'not readable as YAML: indent with spaces, not with tabs'
  if (code === 'BAD_SCALAR_START') return `not readable as YAML: a text that begins with ${message.at(-1)} wants quotes`
  if (code === 'TAG_RESOLVE_FAILED') return 'not readable as YAML: tags (words that begin with !) are not accepted'
  if (code === 'RESOURCE_EXHAUSTION') return 'not readable as YAML: nested too deeply'
  return `not readable as YAML: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
}

/** The offset of a part in the text; of its parent where it is not there. */
function offsetOf(document: Document.Parsed, path: Path, what: 'value' | 'name'): number {
  let node: unknown = document.contents
  let offset = startOf(node) ?? 0
  for (const [i, step] of path.entries()) {
    const holder = isAlias(node) ? node.resolve(document) : node
    const last = i === path.length - 1
    if (isMap(holder)) {
      const pair = holder.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === step)
      if (!pair) return offset
      node = pair.value
      offset = (last && what === 'name' ? undefined : startOf(node)) ?? startOf(pair.key) ?? offset
    } else if (isSeq(holder)) {
      node = holder.items[Number(step)]
      offset = startOf(node) ?? offset
    } else return offset
  }
  return offset
}

const startOf = (node: unknown): number | undefined => (node as ParsedNode | Node | null | undefined)?.range?.[0]

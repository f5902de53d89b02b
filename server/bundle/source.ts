import { type Document, isAlias, isMap, isPair, isScalar, isSeq, LineCounter, type Node, type ParsedNode, parseDocument, visit } from 'yaml'
import { firstSlip, isBreaking } from './syntax.ts'
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
  const slip = firstSlip(document, text)
  const said = (offset: number, words: string) => ({ ...at(offset), field: '', text: words })
  const twice = document.errors.filter((error) => !isBreaking(error)).map(({ pos }) => said(pos[0], 'this field stands here twice'))
  const remarks = slip ? [said(slip.offset, slip.text)] : twice
  const broken = slip !== undefined
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
    const unresolved = error instanceof ReferenceError && / alias .*: (.+)$/.exec(error.message)?.[1]
    const remark = unresolved
      ? said(aliasAt(document, unresolved), 'a text that begins with * wants quotes')
      : said(0, 'aliases (*name) repeat too much of the file')
    return { ...source, broken: true, remarks: [...remarks, remark] }
  }
}

function aliasAt(document: Document.Parsed, name: string): number {
  let offset = 0
  visit(document, { Alias: (_, node) => (node.source === name ? ((offset = startOf(node) ?? 0), visit.BREAK) : undefined) })
  return offset
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

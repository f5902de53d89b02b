import { type Document, isCollection, type Node, visit, type YAMLError } from 'yaml'
import { fieldNames } from './walk.ts'
import { Bundle } from './schema.ts'

/** A mistake in the writing of the file: where it stands, and what is likely meant. */
export type Slip = { offset: number; text: string }

/** What a mistake of syntax is judged by: what the library found, and the lines around it. */
type Scene = { error: YAMLError; text: string; document: Document.Parsed; offset: number; line: string; next: Line | undefined }
type Line = { text: string; offset: number }

const FIELDS = fieldNames(Bundle)

/**
 * The first mistake that makes a file unreadable, in the owner's words. The library finds others after it that follow from
 * it, and says what helps programmers.
 */
export function firstSlip(document: Document.Parsed, text: string): Slip | undefined {
  const [error] = [...document.errors, ...document.warnings].filter(isBreaking).toSorted((a, b) => a.pos[0] - b.pos[0])
  if (!error) return undefined
  const [offset] = error.pos
  const { line, next } = around(text, offset)
  const scene = { error, text, document, offset, line, next }
  for (const cause of CAUSES) {
    const slip = cause(scene)
    if (slip) return typeof slip === 'string' ? { offset, text: slip } : slip
  }
  return { offset, text: 'this cannot be read: look at the indent, the quotes and the colon here and in the line above' }
}

/** Whether the rest of the file can't be trusted after it. */
export const isBreaking = ({ code }: YAMLError): boolean => code !== 'DUPLICATE_KEY'

/** Causes from the surest to the vaguest; each looks at the scene and says what it is, or nothing. */
const CAUSES: ((scene: Scene) => Slip | string | undefined)[] = [
  openQuote,
  openBracket,
  ({ error }) => (error.code === 'TAB_AS_INDENT' ? 'this line is indented with a tab: type two spaces for each step instead' : undefined),
  ({ line }) => (/^\s*-[{["'\p{L}]/u.test(line) && 'a space is missing after the dash: "- " begins an entry of a list') || undefined,
  spaceAfterColon,
  colonInText,
  indentedBelowValue,
  byCode,
]

/** A quotation mark that is closed nowhere, or only by the next one further down. */
function openQuote({ error, text, document, offset }: Scene): Slip | undefined {
  if (error.code === 'BAD_DQ_ESCAPE') return undefined
  const isMissing = error.message.startsWith('Missing closing')
  let opened: number | undefined
  visit(document, {
    Scalar(_, node) {
      const [start = 0, end = 0] = node.range ?? []
      const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE'
      const isHere = start <= offset && text.slice(end, offset).trim() === ''
      if (isQuoted && isHere && (isMissing || text.slice(start, end).includes('\n'))) opened = start
    },
  })
  if (opened === undefined) return undefined
  const apostrophe = text[opened] === "'" ? `; a text that begins with an apostrophe wants "..." around it` : ''
  return { offset: opened, text: `the quotation mark ${text[opened]} that opens here is not closed${apostrophe}` }
}

/** A bracket that is not closed: the innermost. */
function openBracket({ error, text, document, offset }: Scene): Slip | undefined {
  if (!/must (be sufficiently indented and )?end with a/.test(error.message)) return undefined
  let opened: number | undefined
  visit(document, {
    Node(_, node: Node) {
      const [start = 0, end = 0] = node.range ?? []
      if (isCollection(node) && node.flow && start < offset && !/[\]}]/.test(text[end - 1] ?? '')) opened = start
    },
  })
  return opened === undefined ? undefined : { offset: opened, text: `the ${text[opened]} that opens here is not closed` }
}

function spaceAfterColon({ error, line }: Scene): string | undefined {
  if (error.code !== 'MULTILINE_IMPLICIT_KEY' && error.code !== 'MISSING_CHAR') return undefined
  const [, name, gap, value] = /^[\s-]*([A-Za-z]+):([^\S ]*)(\S.*)?$/.exec(line) ?? []
  if (!name || !value || !FIELDS.has(name)) return undefined
  return gap ? `the space after ${name}: is not an ordinary one: type it again` : `a space is missing after the colon: ${name}: ${value}`
}

/** A colon within a text, or a comma that lacks between two fields of one line. */
function colonInText({ error, text, offset, line }: Scene): string | undefined {
  const isFlow = error.code === 'BLOCK_IN_FLOW'
  if (!isFlow && error.code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined
  const rest = text.slice(offset, offset + line.length).split('\n')[0] ?? ''
  const [, before = ''] = /^([^"'{[#]*?): /.exec(rest) ?? []
  if (!before) return undefined
  const word = before.split(/\s/).at(-1) ?? ''
  if (isFlow && before.includes(' ') && FIELDS.has(word)) return `a comma is missing before ${word}`
  const meant = isFlow ? (/^[^,}\]]*/.exec(rest)?.[0] ?? '') : rest
  return `a text with a colon and a space in it wants quotes: "${meant.trim()}"`
}

/** A line that stands further to the right than a field which has its value already. */
function indentedBelowValue({ error, line, next, offset, text }: Scene): Slip | undefined {
  if (!/IMPLICIT_KEY/.test(error.code) || !next || indentOf(next.text) <= indentOf(line)) return undefined
  const name = /([\p{L}\w]+):\s*$/u.exec(text.slice(0, offset))?.[1]
  return {
    offset: next.offset + indentOf(next.text),
    text: `this line is indented further than ${name ?? 'the field'} above it, which has a value already: begin both in the same column, or put the whole text in quotes`,
  }
}

const SENTENCES: Partial<Record<YAMLError['code'], string>> = {
  BAD_DQ_ESCAPE: 'a \\ between "..." is written twice: \\\\',
  MULTIPLE_DOCS: 'a line of --- or ... ends the file here: take it out',
  BAD_DIRECTIVE: 'a line that begins with % is not accepted',
  RESOURCE_EXHAUSTION: 'this is nested too deeply',
  MISSING_CHAR: 'a field is expected here: its name, a colon and a space; a text that goes on from the line above is indented further',
  MULTILINE_IMPLICIT_KEY:
    'a field is expected here: its name, a colon and a space; a text that goes on from the line above is indented further',
  BLOCK_AS_IMPLICIT_KEY: 'a text that begins with ? or has a colon and a space in it wants quotes',
  BLOCK_IN_FLOW: 'between { } and [ ] a comma separates entries, and a text with a comma, or a colon and a space, wants quotes',
}

function byCode({ error, text, offset, line }: Scene): string | undefined {
  const { code, message } = error
  if (code === 'BAD_SCALAR_START') return wantsQuotes(message.at(-1))
  if (code === 'BAD_ALIAS' || code === 'TAG_RESOLVE_FAILED') return wantsQuotes(text[offset])
  if (message.startsWith('Sequence item without') || code === 'BAD_INDENT') return misplaced(line)
  if (code === 'UNEXPECTED_TOKEN') return unexpected(error, line)
  return SENTENCES[code]
}

const wantsQuotes = (sign: string | undefined) => `a text that begins with ${sign} wants quotes`

const misplaced = (line: string) =>
  /^\s*- /.test(line)
    ? 'this dash does not stand below the dashes of its list: move the line so that it does'
    : 'this line does not stand below the other fields of its entry: move it so that all of them begin in the same column'

function unexpected({ message, pos }: YAMLError, line: string): string {
  if (/flow-(map|seq)-end/.test(message)) return `there is a ${message.at(-2)} too many here, or its beginning is missing`
  const [, sign] = /:\s+(["'{[|>])/.exec(line) ?? /^\s*-\s+(["'{[|>])/.exec(line) ?? []
  if (/Unexpected ,|empty item/.test(message)) return 'there is a comma too many here'
  if (sign === '"' || sign === "'")
    return `nothing may follow a closing quotation mark: put the whole text in quotes, and write a ${sign} inside of it as ${sign === '"' ? '\\"' : "''"}`
  if (sign) return wantsQuotes(sign)
  return pos[0] === 0
    ? 'a field is expected here: its name, a colon and a space'
    : 'this cannot stand here: a text with such a sign wants quotes'
}

const indentOf = (line: string) => line.length - line.trimStart().length

/** The line at an offset, and the next that is not empty. */
function around(text: string, offset: number): { line: string; next: Line | undefined } {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const [line = '', ...rest] = text.slice(start).split('\n')
  let at = start + line.length + 1
  for (const below of rest) {
    if (below.trim() !== '') return { line, next: { text: below, offset: at } }
    at += below.length + 1
  }
  return { line, next: undefined }
}

import { parseAst } from 'rolldown/parseAst'
import type { Plugin, Rolldown } from 'vite'

/** What the entry exports, for the chunks that would import it. */
const EXPORTS = 'globalThis.tesseraApp'
/** How Vite begins the element that names the entry. */
const MODULE = '<script type="module" crossorigin'
/** All of it is used at once: the browser compiles it beside the page while it comes, not bit by bit in the middle of the start. */
const AT_ONCE = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes the app's entry a classic script. What a worker stores while it is installed Chromium compiles and keeps compiled, but
 * classic scripts alone: opened again for the first time the app has nothing to compile. docs/decisions/classic-entry.md
 */
export const classicEntry: Plugin = {
  name: 'tessera-classic-entry',
  apply: 'build',
  enforce: 'pre',
  // What is done here belongs to the names of the files, which are kept for good.
  augmentChunkHash: () => 'classic entry',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      if (!html.includes(MODULE)) throw new Error('Vite names the entry in another way.')
      return html.replace(MODULE, '<script defer').replace(/<link rel="modulepreload".*>\s*/, '')
    },
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const entry = chunks.find(({ isEntry }) => isEntry)
      const [runtime, ...others] = chunks.filter(({ fileName }) => entry?.imports.includes(fileName))
      if (!entry || !runtime || others.length > 0) throw new Error('The entry has to import the runtime of the bundler, and nothing else.')
      for (const chunk of chunks) if (chunk !== entry) chunk.code = withValueFor(entry, chunk, EXPORTS)
      entry.code = withValueFor(runtime, entry, asValue(runtime))
      entry.code = `${AT_ONCE}${EXPORTS}=${asValue(entry)}\n`
    },
  },
}

/** The code of a chunk that imports nothing, as a value: its exports. */
function asValue({ code }: Rolldown.OutputChunk): string {
  const exported = parseAst(code).body.filter((node) => node.type === 'ExportNamedDeclaration')
  const names = exported.flatMap(({ specifiers }) =>
    specifiers.map(({ local, exported }) => `get ${nameOf(exported)}(){return ${nameOf(local)}}`),
  )
  // Where a chunk lies is asked for by what preloads others, whose addresses are whole.
  const body = without(code, exported).replaceAll('import.meta.resolve', 'undefined').replaceAll('import.meta.url', 'location.href')
  return `(()=>{"use strict";${body}\nreturn{${names.join()}}})()`
}

/** The code of a chunk that reads what it imported from another out of a value. */
function withValueFor(other: Rolldown.OutputChunk, { code, fileName }: Rolldown.OutputChunk, value: string): string {
  const path = `./${other.fileName.split('/').at(-1)}`
  const imported = parseAst(code)
    .body.filter((node) => node.type === 'ImportDeclaration')
    .filter(({ source }) => source.value === path)
  const names = imported.flatMap(({ specifiers }) =>
    specifiers.map((one) => {
      if (one.type !== 'ImportSpecifier') throw new Error(`${fileName} imports all of ${path}`)
      return `${nameOf(one.imported)}:${one.local.name}`
    }),
  )
  const body = without(code, imported)
  if (body.includes(`"${path}"`)) throw new Error(`${fileName} names ${path} other than by an import`)
  return names.length > 0 ? `const{${names.join()}}=${value};${body}` : body
}

const nameOf = (node: { type: string; name?: string; value?: string }) => node.name ?? JSON.stringify(node.value)

const without = (code: string, nodes: { start: number; end: number }[]) =>
  nodes.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code)

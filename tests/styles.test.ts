import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

// How styles are written. CONTRIBUTING "Parts and styles".

const sheets = new Map(globSync('src/**/*.css').map((path) => [path, readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '')]))

/** The layer of each room; `theme` keeps the lowest ones, and the words of every room. */
const LAYERS: Record<string, RegExp> = {
  'src/theme/': /^(tokens|base|ui)$/,
  'src/ui/': /^ui$/,
  'src/components/': /^components$/,
  'src/app/': /^components$/,
  'src/features/': /^features$/,
}

// With a font among them, each sheet that comes later has all text laid out anew: src/first adds the font.
test('a sheet is one layer, that of its room', () => {
  const isInPlace = (path: string, text: string) => {
    const [, allowed] = Object.entries(LAYERS).find(([room]) => path.startsWith(room)) ?? []
    const [, layer = ''] = /^\s*@layer (\w+) \{\n(?: .*\n|\n)*\}\s*$/.exec(text) ?? []
    return allowed?.test(layer) ?? path.startsWith('src/first/')
  }
  expect(sheets.size).toBeGreaterThan(80)
  expect([...sheets].filter(([path, text]) => !isInPlace(path, text)).map(([path]) => path)).toEqual([])
})

/** The sheet in which a class is given its looks; others say only how it stands where they use it. */
const homes = new Map<string, Set<string>>()
/** Every sheet that names a class at all. */
const named = new Map<string, Set<string>>()
for (const [path, text] of sheets) {
  const note = (where: Map<string, Set<string>>, name: string) => where.set(name, (where.get(name) ?? new Set()).add(path))
  for (const [, selectors = ''] of text.matchAll(/([^{};]+)\{/g)) {
    for (const [, name = ''] of selectors.matchAll(/\.([a-z][\w-]*)/g)) note(named, name)
    for (const [, name = ''] of selectors.matchAll(/(?:^|,)\s*\.([a-z][\w-]*)(?=\s*(?:,|$))/g)) note(homes, name)
  }
}

test('a class is given its looks in one sheet alone', () => {
  expect(homes.size).toBeGreaterThan(300)
  expect([...homes].filter(([, paths]) => paths.size > 1).map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)).toEqual([])
})

/** The classes that a file gives, as far as they stand there in full. */
function classesOf(file: ts.SourceFile): string[] {
  const found: string[] = []
  const words = (text: string, isWhole = true) => {
    const all = text.split(/\s+/)
    // Cut off where something is put in: the word there is only a part of one.
    found.push(...(isWhole ? all : all.slice(1, -1)).filter(Boolean))
  }
  const collect = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText())) return
    if (ts.isStringLiteralLike(node)) return words(node.text)
    if (ts.isTemplateExpression(node)) {
      words(`${node.head.text.startsWith(' ') ? '' : ' '}${node.head.text}`, false)
      for (const span of node.templateSpans) words(ts.isTemplateTail(span.literal) ? `${span.literal.text} ` : span.literal.text, false)
      return
    }
    ts.forEachChild(node, collect)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className' && node.initializer) collect(node.initializer)
    if (ts.isCallExpression(node) && node.expression.getText() === 'classes') node.arguments.forEach(collect)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** What a file imports, as paths from here. */
const importsOf = (path: string, text: string) =>
  [...text.matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to)).filter((to) => existsSync(to))

/** Without looks: journeys and the bench find a list by them. */
const HOOKS = new Set(['dishes', 'menus-list'])

const THEME = [...sheets.keys()].filter((path) => path.startsWith('src/theme/'))

/** The sheets that are there when a file is drawn: the theme, its own, and those of the parts that it uses. */
function sheetsOf(path: string, text: string): Set<string> {
  const direct = importsOf(path, text)
  const ofParts = direct.filter((to) => to.endsWith('.tsx')).flatMap((to) => importsOf(to, readFileSync(to, 'utf8')))
  return new Set([...THEME, ...direct, ...ofParts].filter((to) => to.endsWith('.css')))
}

test('a file imports the sheet of every class that it gives, or the part that does', () => {
  const missing: string[] = []
  let seen = 0
  for (const path of globSync('src/**/*.tsx', { exclude: ['**/*.test.tsx'] })) {
    const text = readFileSync(path, 'utf8')
    const there = sheetsOf(path, text)
    for (const name of classesOf(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))) {
      seen++
      if (HOOKS.has(name)) continue
      const wanted = homes.get(name) ?? named.get(name)
      if (!wanted) missing.push(`${path}: ${name} has no looks anywhere`)
      else if (![...wanted].some((sheet) => there.has(sheet))) missing.push(`${path}: ${name} of ${[...wanted].join(', ')}`)
    }
  }
  expect(seen).toBeGreaterThan(250)
  expect(missing).toEqual([])
})

/** Values for which there is a token. */
const RAW = [
  /(?:^|\s)font-size: (0[.]75|0[.]875|1|1[.]25|1[.]75)rem/,
  /(?:^|\s)line-height: (1|1[.]25|1[.]5|1[.]625|2[.]125)rem/,
  /(?:^|\s)font-weight: \d/,
  /(?:^|\s)letter-spacing: -0\.0(1|2|28)em/,
  /(?:^|\s)(?:(?:padding|margin)(?:-\w+)*|(?:row-|column-)?gap):(?:[^;]*[ (])?(4|8|12|16|20|24|32|40)px/,
  /(?:^|\s)border-radius: (6|8|12|20|999)px/,
  /\b(?:80ms ease-out|180ms var\(--ease-page\)|1400ms linear|\d+ms cubic-bezier)/,
]
/** Figures of a place of their own, not of the scale. */
const OWN = new Set(['line-height: 1.25rem'])

test('what has a token is written with it', () => {
  const raw = [...sheets]
    .filter(([path]) => path !== 'src/theme/tokens.css')
    .flatMap(([path, text]) => text.split(/[;{}]/).map((line) => [path, line.trim()] as const))
    .filter(([, line]) => !OWN.has(line) && RAW.some((pattern) => pattern.test(line)))
  expect(raw.map(([path, line]) => `${path}: ${line}`)).toEqual([])
})

test('letters are sized in rem, so that the reader’s own size of them counts, and nobody sets that of the root', () => {
  const lines = [...sheets].flatMap(([path, text]) => text.split(/[;{}]/).map((line) => `${path}: ${line.trim()}`))
  const scale = lines.filter((line) => /--(?:text|leading)-\w+: /.test(line))
  expect(scale).toHaveLength(10)
  expect(
    [...scale, ...lines.filter((line) => /: (?:font-size|line-height): /.test(line))].filter((line) => /: [\d.]+px$/.test(line)),
  ).toEqual([])
  const roots = [...sheets].flatMap(([path, text]) =>
    [...text.matchAll(/(?:^|[\s,])(?:html|:root)\s*\{([^}]*)\}/g)].map(([, body]) => `${path}: ${body}`),
  )
  expect(roots.length).toBeGreaterThan(2)
  expect(roots.filter((root) => /\bfont(?:-size)?:/.test(root))).toEqual([])
})

/** Does a selector ask with `:has()` what something holds, and style somebody there or below without a name? */
function namesNobody(selector: string): boolean {
  let bare = selector.replace(/\[[^\]]*\]/g, '&')
  // From the innermost brackets on: what asks, what names, and what only narrows.
  const brackets = /:([\w-]+)\(([^()]*)\)/g
  while (brackets.test(bare))
    bare = bare.replace(brackets, (_, how, inner) =>
      how === 'has' || inner.includes('¬') ? '¬' : how === 'is' || how === 'where' ? '&' : ':',
    )
  return bare.split(',').some((one) => {
    const parts = one.trim().split(/[\s>+~]+/)
    const asks = parts.findIndex((part) => part.includes('¬'))
    return asks >= 0 && parts.slice(asks).some((part) => !/^(?::root|[\w.#&])/.test(part))
  })
}
/** Only on paper, where nothing changes. */
const PRINTED = new Set(['body:has(> .slip) > :not(.slip)'])

test('who is styled by what something holds is named: any change would style all of the page anew', () => {
  expect(['.a:has(+ .b) > *', ':has(> .a)', '.a :has(.b)', 'html:has(.a) :not(.b)'].filter((one) => !namesNobody(one))).toEqual([])
  expect(['.a:has(+ .b) > .c', 'html:has(.a)', '.a:is(:last-child, :has(+ .a .b)) .c', '.a li:has(.b) ~ li'].filter(namesNobody)).toEqual(
    [],
  )
  const selectors = [...sheets].flatMap(([path, text]) =>
    [...text.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => [path, selector.trim()] as const),
  )
  expect(selectors.filter(([, selector]) => !PRINTED.has(selector) && namesNobody(selector))).toEqual([])
})

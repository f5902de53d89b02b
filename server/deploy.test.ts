import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const text = (file: string) => readFileSync(file, 'utf8')
const names = (found: IterableIterator<RegExpExecArray>) => [...found].map(([, name = '']) => name)

/** Every setting that the server reads. */
const settings = names(text('server/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm))

test.each<[string, string[]]>([
  ['Dockerfile', names((/^ENV (.+)$/m.exec(text('deploy/Dockerfile'))?.[1] ?? '').matchAll(/([A-Z0-9_]+)=/g))],
  ['compose.yaml', Object.keys(parse(text('deploy/compose.yaml')).services.tessera.environment)],
  ['tessera.env', names(text('deploy/tessera.env').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm))],
])('deploy/%s names settings that there are', (_, used) => {
  expect(used.length).toBeGreaterThan(3)
  expect(used.filter((name) => !settings.includes(name))).toEqual([])
})

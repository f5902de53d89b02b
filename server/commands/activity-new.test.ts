import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { imagesInMemory } from '../../tests/bundles.ts'
import { database } from '../../tests/setup/engines.ts'
import { readArguments } from './arguments.ts'
import type { Tools } from './command.ts'
import { commands, perform } from './commands.ts'

const place = () => mkdtempSync(path.join(tmpdir(), 'tessera-new-'))

async function tessera(...line: string[]) {
  const { db } = await database('embedded')
  const tools: Tools = {
    db,
    images: imagesInMemory(),
    enqueue: async () => {},
    clock: () => new Date(),
    production: false,
    confirmedHosts: [],
  }
  const said: string[] = []
  const read = readArguments(line, commands, '/')
  if ('wrong' in read || 'help' in read) throw new Error(JSON.stringify(read))
  const wrong = await perform({ command: read.command.name, input: read.input }, tools, (text) => said.push(text))
  return { said, wrong }
}

test('a new activity imports as it is, without a complaint', async () => {
  const folder = path.join(place(), 'Caffè Più')
  const { said, wrong } = await tessera('activity', 'new', folder, '--name', 'Caffè "Più"')
  expect([wrong, said[0]]).toEqual([[], `${folder} is an activity to begin with: activity.yaml, logo.svg, activity.schema.json.`])
  expect(await tessera('activity', 'import', folder, '--dry-run')).toEqual({
    wrong: [],
    said: ['Caffè "Più" (caffe-piu) would be new: 3 dishes, 1 file. Nothing was imported.'],
  })
})

test('the schema beside it knows its fields, and none that there are not', async () => {
  const folder = path.join(place(), 'bar-sole')
  await tessera('activity', 'new', folder)
  const text = readFileSync(path.join(folder, 'activity.yaml'), 'utf8')
  const [, named = ''] = /^# yaml-language-server: [$]schema=(.+)$/m.exec(text) ?? []
  const schema = z.fromJSONSchema(JSON.parse(readFileSync(path.join(folder, named), 'utf8')))
  const bundle = parse(text)
  expect([bundle.permalink, bundle.name]).toEqual(['bar-sole', 'Bar sole'])
  expect(schema.safeParse(bundle).error).toBeUndefined()
  expect(schema.safeParse({ ...bundle, colour: '#14594a' }).success).toBe(false)
  expect(schema.safeParse({ ...bundle, cashBackType: 'X' }).success).toBe(false)
})

test('a folder that has something in it is left alone', async () => {
  const folder = place()
  await tessera('activity', 'new', path.join(folder, 'bar-sole'))
  expect((await tessera('activity', 'new', folder)).wrong).toEqual([`${folder} is not empty; a bundle is written into an empty folder.`])
  expect(readdirSync(folder)).toEqual(['bar-sole'])
})

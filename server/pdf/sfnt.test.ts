import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sfntOf } from './sfnt.ts'

const woff = readFileSync(fileURLToPath(import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')))

test('what is unpacked are the tables of which the file says how long they are and what they add up to', () => {
  const font = sfntOf(woff)
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.subarray(12 + 16 * index, 28 + 16 * index))
  const names = tables.map((table) => table.toString('latin1', 0, 4))
  expect(names).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']))
  for (const table of tables) {
    if (table.toString('latin1', 0, 4) === 'head') continue // it holds the sum of the whole file, in its own
    const [sum, start, length] = [4, 8, 12].map((field) => table.readUInt32BE(field)) as [number, number, number]
    expect(start % 4).toBe(0)
    let added = 0
    for (let word = start; word < start + length; word += 4) added = (added + font.readUInt32BE(word)) >>> 0
    expect(added).toBe(sum)
  }
  expect(font).toHaveLength(woff.readUInt32BE(16)) // as the file says of itself
})

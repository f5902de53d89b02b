import { inflateSync } from 'node:zlib'

// Of WOFF 1: a header of 44 bytes, 20 for each table. Of what it packs: a header of 12, 16 for each table.
const PACKED = { head: 44, table: 20 }
const PLAIN = { head: 12, table: 16 }

const toWords = (length: number) => Math.ceil(length / 4) * 4

/** A font as it was before it was packed as WOFF 1. https://www.w3.org/TR/WOFF/ */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(PLAIN.head + PLAIN.table * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts = [head]
  let place = head.length
  for (let index = 0; index < count; index++) {
    const from = PACKED.head + PACKED.table * index
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [number, number, number]
    const bytes = woff.subarray(start, start + packed)
    const table = Buffer.alloc(toWords(length))
    ;(packed < length ? inflateSync(bytes) : bytes).copy(table)
    const to = PLAIN.head + PLAIN.table * index
    woff.copy(head, to, from, from + 4) // its name
    woff.copy(head, to + 4, from + 16, from + 20) // its sum
    head.writeUInt32BE(place, to + 8)
    head.writeUInt32BE(length, to + 12)
    parts.push(table)
    place += table.length
  }
  return Buffer.concat(parts)
}

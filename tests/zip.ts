/** The files in a ZIP that keeps them as they are, such as a pass. */
export function filesIn(zip: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(zip)
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 16)
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [size, nameSize, extra, comment] = [24, 28, 30, 32].map((offset, i) =>
      i === 0 ? bytes.readUInt32LE(at + offset) : bytes.readUInt16LE(at + offset),
    ) as [number, number, number, number]
    const start = bytes.readUInt32LE(at + 42)
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
    files.set(bytes.subarray(at + 46, at + 46 + nameSize).toString(), bytes.subarray(from, from + size))
    at += 46 + nameSize + extra + comment
  }
  return files
}

/** The body of a request as it came, or undefined if it is longer than so many bytes. */
export async function bytesOf(request: Request, most: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

import { isJson } from '#rules/answers.ts'

/** The bytes of a file, as its call's answer has them; a refusal in its place is JSON as ever. */
export async function readFile(response: Response): Promise<unknown> {
  if (isJson(response.headers.get('content-type'))) return response.json()
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) }
}

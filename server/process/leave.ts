/** What is written to a pipe or a socket goes when its reader takes it. Who has gone away takes nothing more. */
const drained = (stream: NodeJS.WriteStream) => new Promise<void>((done) => void stream.write('', () => done()))

/** Ends the process with a code, whatever a broken connection has left open, once all that it has said is out. */
export async function leave(code: number): Promise<never> {
  await Promise.all([drained(process.stdout), drained(process.stderr)])
  return process.exit(code)
}

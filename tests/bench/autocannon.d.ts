/** What of it is used here; it has no types of its own. */
declare module 'autocannon' {
  type Result = { '2xx': number; non2xx: number; errors: number; duration: number }
  type Run = PromiseLike<Result> & {
    on: (event: 'response', heard: (client: unknown, status: number, bytes: number, ms: number) => void) => void
  }
  const autocannon: (wish: { url: string; headers: Record<string, string>; connections: number; duration: number }) => Run
  export default autocannon
}

import sharp from 'sharp'

/** What a process does for another one, each deed with one input. */
export type Deeds = Record<string, (input: never) => Promise<unknown>>
export type Wish = { id: number; name: string; input: unknown }
export type Answer = { id: number; result?: unknown; error?: string }

const QUIET_MS = 15_000

/** Does what the process asks that started this one, and ends after a quiet while. */
export function answer(deeds: Deeds): void {
  sharp.cache(false)
  sharp.concurrency(1)
  let open = 0
  let end = setTimeout(() => process.exit(), QUIET_MS)
  process.on('disconnect', () => process.exit())
  async function carryOut({ id, name, input }: Wish) {
    clearTimeout(end)
    open += 1
    const said = await done(deeds[name], input)
    process.send?.({ id, ...said } satisfies Answer)
    open -= 1
    if (open === 0) end = setTimeout(() => process.exit(), QUIET_MS)
  }
  process.on('message', (wish: Wish) => void carryOut(wish))
}

async function done(deed: Deeds[string] | undefined, input: unknown): Promise<Omit<Answer, 'id'>> {
  try {
    if (!deed) return { error: 'nobody does that' }
    return { result: await deed(input as never) }
  } catch (error) {
    return { error: String(error) }
  }
}

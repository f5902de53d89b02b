import type { Changed } from '#contract/live.ts'

/** Reads a stream of server-sent events: what it has told so far, the beats of its heart left out, and whether it has ended. */
export function eventsOf(answer: Response) {
  const told: Changed[] = []
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const state = { isOver: false, beats: 0 }
  const read = async () => {
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
      if (done) return void (state.isOver = true)
      const parts = (rest + Buffer.from(value ?? []).toString()).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const data = /^data: (.*)$/m.exec(part)?.[1]
        if (data === undefined) state.beats += 1
        else told.push(JSON.parse(data) as Changed)
      }
    }
  }
  void read()
  return { told, state, leave: () => reader.cancel() }
}

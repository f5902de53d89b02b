import type { Call, Marks } from '#contract/wire.ts'

/** The name of a call: its line. */
export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`

const ALL: (keyof Marks)[] = ['ours', 'headers', 'writes', 'steps', 'limits', 'forgets', 'file', 'repeats']
/** Which marks are honoured, by whose rows a call sees. */
const honoured: Record<Call['scope'], (keyof Marks)[]> = {
  open: [...ALL, 'open', 'shared'],
  own: [...ALL, 'own', 'once', 'keep'],
  activity: [...ALL, 'needs', 'once', 'keep'],
  staff: [...ALL, 'staff', 'needs'],
}
/** What says which call it is, rather than how it is served. */
const NAMES = ['method', 'path', 'input', 'answer', 'scope', 'selector']

/** Throws where a call is marked with what nobody would honour: it would be served without it. */
export function checkMarks(call: Call) {
  const marks = Object.keys(call).filter((name) => !NAMES.includes(name) && call[name as keyof Call] !== undefined)
  const reads = call.method === 'GET' && !call.writes
  const wrong = marks.find(
    (mark) =>
      !honoured[call.scope].includes(mark as keyof Marks) ||
      (mark === 'writes' && call.method !== 'GET') ||
      (mark === 'once' && reads) ||
      (mark === 'keep' && !reads),
  )
  if (wrong) throw new Error(`${nameOf(call)} is marked "${wrong}", which is not honoured where its scope is "${call.scope}"`)
  const isPlain = call.scope === 'staff' && !(call.steps && call.needs)
  if (isPlain) throw new Error(`${nameOf(call)} is of staff, who work in steps and need a permission: mark it so`)
}

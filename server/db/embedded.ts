import { setImmediate as breath } from 'node:timers/promises'
import { type PGlite, protocol, type QueryOptions, type Results, type Transaction, types } from '@electric-sql/pglite'
import { type NameOf, naming } from './naming.ts'

const { messages, serialize } = protocol

/** What drizzle wants to read by itself. */
const TEXTS = [types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE, types.INTERVAL]

/** How long the embedded engine keeps the thread, in milliseconds. */
const TURN_MS = 10

/** Gives others a turn where the engine has had its own: it answers without ever waiting, and a row of statements would leave none. */
function turns() {
  let since = 0
  return async () => {
    if (performance.now() - since < TURN_MS) return
    await breath()
    since = performance.now()
  }
}

type Mode = QueryOptions['rowMode']
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

const isOf =
  <M extends Message>(kind: abstract new (...args: never[]) => M) =>
  (message: Message): message is M =>
    message instanceof kind

/**
 * Runs statements by name, each read and planned once: PGlite has the messages of PostgreSQL for it, and its own `query` reads and
 * plans every time. To be run where nobody else talks to the engine.
 */
function keeping(lite: PGlite) {
  /** Of what types the values of those are that it keeps, by their names. */
  const kept = new Map<string, number[]>()
  const say = (message: Uint8Array) => lite.execProtocolStream(message, { syncToFs: false })

  async function typesOf(name: string, text: string): Promise<number[]> {
    const known = kept.get(name)
    if (known) return known
    await say(serialize.parse({ name, text }))
    const described = await say(serialize.describe({ type: 'S', name }))
    const its = described.find(isOf(messages.ParameterDescriptionMessage))?.dataTypeIDs ?? []
    kept.set(name, its)
    return its
  }

  const written = (value: unknown, type = 0): string | null =>
    value === null || value === undefined ? null : (lite.serializers[type]?.(value) ?? String(value))

  function resultOf(answer: Message[], mode: Mode): Results {
    const fields = answer.find(isOf(messages.RowDescriptionMessage))?.fields ?? []
    const rows = answer.filter(isOf(messages.DataRowMessage)).map((row) => {
      const values = row.fields.map((value, at) => types.parseType(value, fields[at]?.dataTypeID ?? 0, lite.parsers) as unknown)
      return mode === 'array' ? values : Object.fromEntries(fields.map(({ name }, at) => [name, values[at]]))
    })
    return { rows: rows as Results['rows'], fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })) }
  }

  return async (name: string, text: string, values: readonly unknown[], mode: Mode): Promise<Results> => {
    try {
      const its = await typesOf(name, text)
      await say(serialize.bind({ statement: name, values: values.map((value, at) => written(value, its[at])) }))
      const answer = [...(await say(serialize.describe({ type: 'P' }))), ...(await say(serialize.execute({})))]
      return resultOf(answer, mode)
    } finally {
      await say(serialize.sync())
    }
  }
}

/**
 * An embedded database for drizzle, which names what is sent often. Its parsers are set once: drizzle sends them with every statement,
 * and to add them PGlite copies all it has.
 */
export function forDrizzle(lite: PGlite, nameOf: NameOf = naming()): PGlite {
  for (const type of TEXTS) lite.parsers[type] = (text) => text
  const takeTurns = turns()
  const runKept = keeping(lite)
  type Alone = (job: () => Promise<Results>) => Promise<Results>

  const query =
    (on: PGlite | Transaction, alone: Alone) =>
    async (text: string, values: unknown[], { rowMode = 'object' }: QueryOptions) => {
      await takeTurns()
      await lite._checkReady() // as its own query does: one that is closed says so
      const name = values.length > 0 ? nameOf(text) : undefined
      return name ? alone(() => runKept(name, text, values, rowMode)) : on.query(text, values, { rowMode })
    }
  const inTransaction = (tx: Transaction): Alone => {
    return (job) => {
      if (tx.closed) throw new Error('this transaction is over')
      return lite.runExclusive(job)
    }
  }
  const outside: Alone = (job) =>
    lite._runExclusiveTransaction(async () => {
      const result = await lite.runExclusive(job)
      await lite.syncToFs()
      return result
    })
  return {
    query: query(lite, outside),
    transaction: (job: (tx: object) => Promise<unknown>) => lite.transaction((tx) => job({ ...tx, query: query(tx, inTransaction(tx)) })),
  } as PGlite
}

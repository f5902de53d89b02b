/** Rows of one statement: PostgreSQL takes at most 65,535 values in one. */
const AT_ONCE = 1_000

/** Rows in parts that one statement has room for. */
export const partsOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, n) => rows.slice(n * AT_ONCE, (n + 1) * AT_ONCE))

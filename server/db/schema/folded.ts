import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A text of a row without accents and capitals, as `folded` of rules/search.ts leaves what is looked for. */
export function foldedIn(text: SQLWrapper): SQL {
  const plain = sql`translate(regexp_replace(normalize(lower(${text}), NFKD), '[\u0300-\u036f]', '', 'g'), 'ø’', 'o''')`
  return sql`replace(replace(replace(${plain}, 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae')`
}

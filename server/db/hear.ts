import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/**
 * Hears what is said on a channel (NOTIFY) by any process on this database: what was committed, and nothing else.
 * @param lost nothing more will be heard   @returns how to stop
 */
export type Hear = (channel: string, heard: (said: string) => void, lost: () => void) => Promise<() => Promise<void>>

/** The embedded database is this process's alone, and lasts as long as it does. */
export const hearEmbedded =
  (lite: PGlite): Hear =>
  async (channel, heard) => {
    const stop = await lite.listen(channel, heard)
    return () => stop()
  }

/** On a connection of its own, as LISTEN lasts no longer than that. A pool that gives one to each transaction hears nothing. */
export const hearPostgres =
  (databaseUrl: string): Hear =>
  async (channel, heard, lost) => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    client.on('notification', ({ payload = '' }) => heard(payload)).on('error', () => {}) // one that breaks then ends, too
    await client.connect()
    client.once('end', lost)
    try {
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end()
      throw error
    }
    return () => client.end()
  }

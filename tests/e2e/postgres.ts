import { connectPostgres } from '../../server/db/connect.ts'
import { startPostgres } from '../setup/postgres.ts'

/** The database that the journeys' own servers get a copy of. */
export const MIGRATED = 'tessera'

/** One PostgreSQL for the journeys' own servers, which takes less than one for each. */
export default async function setup() {
  const postgres = await startPostgres()
  await (await connectPostgres(postgres.url)).close()
  process.env.E2E_POSTGRES_URL = new URL('/postgres', postgres.url).href
  return postgres.stop
}

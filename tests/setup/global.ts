import type { TestProject } from 'vitest/node'
import { connectPostgres } from '../../server/db/connect.ts'
import { compileCatalogues } from './catalogues.ts'
import { embeddedDump } from './embedded.ts'
import { makePage } from './page.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** File of a migrated embedded database. */
    embeddedDump: string
    /** Address of a migrated PostgreSQL. */
    postgresUrl: string
  }
}

/** What a run has once: both databases, migrated, and the catalogues. Tests are isolated by a fresh activity, never by a fresh database. */
export async function setup(project: TestProject) {
  compileCatalogues()
  makePage()
  const postgres = await startPostgres()
  await (await connectPostgres(postgres.url)).close()
  project.provide('postgresUrl', postgres.url)
  project.provide('embeddedDump', await embeddedDump())
  return postgres.stop
}

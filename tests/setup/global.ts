import type { TestProject } from 'vitest/node'
import { connectPostgres } from '../../server/db/connect.ts'
import { compileCatalogues } from './catalogues.ts'
import { embeddedDumps } from './embedded.ts'
import { makePage } from './page.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** File of a migrated embedded database. */
    embeddedDump: string
    /** File of one without a table. */
    embeddedBlank: string
    /** Address of a migrated PostgreSQL. */
    postgresUrl: string
    /** Name of a database of it that is migrated too, and that nobody opens: one that others are copied from. */
    postgresTemplate: string
  }
}

/** What a run has once: both databases, migrated, and the catalogues. Tests are isolated by a fresh activity, never by a fresh database. */
export async function setup(project: TestProject) {
  compileCatalogues()
  makePage()
  const postgres = await startPostgres()
  const connection = await connectPostgres(postgres.url)
  await connection.run('create database template_migrated template tessera')
  await connection.close()
  project.provide('postgresUrl', postgres.url)
  project.provide('postgresTemplate', 'template_migrated')
  const { blank, migrated } = await embeddedDumps()
  project.provide('embeddedBlank', blank)
  project.provide('embeddedDump', migrated)
  return postgres.stop
}

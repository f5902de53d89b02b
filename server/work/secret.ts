import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { secrets } from '../db/schema/auth.ts'

/** A key of 256 bits by its name: made by whichever process asks first, the same for all of them. SEMANTICS 11. */
export async function secret(db: Db, name: string): Promise<Buffer> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name))
  if (!row) throw new Error(`the secret ${name} vanished`)
  return Buffer.from(row.value, 'base64url')
}

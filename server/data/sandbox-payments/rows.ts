import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { sandboxPayments } from '../../db/schema/sandbox-payments.ts'
import type { SandboxPayment, SandboxStore } from '../../payments/port.ts'

/** Keeps the payments of the sandbox as rows, as a provider keeps its own: outside any activity, and any Work. */
export function sandboxRows(db: Db): SandboxStore {
  const of = (ref: string) => eq(sandboxPayments.ref, ref)
  return {
    async read(ref) {
      const [row] = await db.select().from(sandboxPayments).where(of(ref))
      return row?.payment as SandboxPayment | undefined
    },
    async add(ref, payment) {
      await db.insert(sandboxPayments).values({ ref, payment }).onConflictDoNothing()
    },
    change: (ref, step) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(sandboxPayments).where(of(ref)).for('update')
        if (!row) return undefined
        const payment = step(row.payment as SandboxPayment)
        await tx.update(sandboxPayments).set({ payment }).where(of(ref))
        return payment
      }),
  }
}

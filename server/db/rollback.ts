import type { Refusal } from '#rules/refusal.ts'

/** Carries a refusal out of a transaction, which is rolled back. */
export class Rollback extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

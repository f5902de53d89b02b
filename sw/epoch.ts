let epoch = 0

/** Rises with each logout: what was asked before it is not stored after it. SEMANTICS 2. */
export const epochNow = (): number => epoch

export const raiseEpoch = (): void => {
  epoch += 1
}

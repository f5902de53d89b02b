/** Something said of several lines of the contract: of several steps of one row, its path below `/api/`, its steps, what is said of each. */
export const of = <V>(path: string, steps: readonly string[], value: V) =>
  Object.fromEntries(steps.map((step) => [`PUT /api/${path}/{id}/${step}`, value]))

/** The same of several lines whose paths begin with this. */
export const under = <V>(path: string, value: V, ...lines: string[]) =>
  Object.fromEntries(lines.map((line) => [line.replace(' ', ` ${path}`), value]))

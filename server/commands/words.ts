import * as z from 'zod'
import { didYouMean } from '../bundle/nearest.ts'
import type { Command } from './command.ts'

/** How the tool is called by hand. */
const TOOL = 'npm run tessera --'

/** What the tool can do, in one page. */
export const overview = (commands: readonly Command[]): string =>
  [
    `Usage: ${TOOL} <command>`,
    '',
    ...table(commands.map(({ name, about }) => [name, about])),
    '',
    `${TOOL} <command> --help tells more about one of them. The server may be running or not.`,
  ].join('\n')

/** One command in full; what may be left out stands in brackets. */
export function manual({ name, about, places, flags, input }: Command): string {
  const fields = Object.entries(input.shape).map(([field, schema]) => {
    const label = places.includes(field) ? `<${field}>` : flags.includes(field) ? `--${field}` : `--${field} <...>`
    const optional = schema instanceof z.ZodType && schema.safeParse(undefined).success
    return { label, usage: optional ? `[${label}]` : label, about: aboutOf(input, field) }
  })
  const rows = fields.map((field): [string, string] => [field.label, field.about])
  const usage = `Usage: ${TOOL} ${[name, ...fields.map((field) => field.usage)].join(' ')}`
  return [about, '', usage, ...(rows.length > 0 ? ['', ...table(rows)] : [])].join('\n')
}

const aboutOf = (input: Command['input'], field: string) => String(input.shape[field]?.meta()?.description ?? '')

const table = (rows: [string, string][]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

/** The sentence for a command that nobody knows. */
export function unknownCommand(given: string, commands: readonly Command[]): string {
  const names = commands.map(({ name }) => name)
  return `There is no command "${given}"${didYouMean(given, names) || `; the commands are ${names.join(', ')}.`}`
}

/** What is wrong with what was given to a command, in one sentence. */
export function wrongInput({ name, places, input }: Command, error: z.core.$ZodError, given: Record<string, string>): string {
  const [issue] = error.issues
  const field = String(issue?.path[0] ?? '')
  const label = places.includes(field) ? `<${field}>` : `--${field}`
  if (given[field] === undefined) return `${name} needs ${label}: ${aboutOf(input, field)}.`
  return `${label}: ${issue?.message ?? 'this cannot be read'}.`
}

/** How to see whether a command was done whose answer never came from the running server, or from the database. */
export const unknownOutcome = ({ look }: Command, whose: 'running server' | 'database'): string =>
  `The connection to the ${whose} broke before it answered. Whether the command was carried out is not known; see with: ${TOOL} ${look}`

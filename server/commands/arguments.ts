import path from 'node:path'
import { parseArgs } from 'node:util'
import { didYouMean } from '../bundle/nearest.ts'
import type { Command } from './command.ts'
import { manual, overview, unknownCommand, wrongInput } from './words.ts'

/** What was asked on the command line: to do something, to read help, or nothing that can be understood. */
export type Asked = { command: Command; input: Record<string, string> } | { help: string } | { wrong: string }

/**
 * Reads a command line.
 * @param from the folder that relative paths start at
 */
export function readArguments(args: readonly string[], commands: readonly Command[], from: string): Asked {
  const words = args.filter((arg) => !arg.startsWith('-'))
  const found = commands.find(({ name }) => args.slice(0, wordsIn(name)).join(' ') === name)
  if (found) return readInput(found, args.slice(wordsIn(found.name)), from)
  if (args.length === 0 || args.some((arg) => arg === '--help' || arg === '-h')) return { help: overview(commands) }
  return { wrong: unknownCommand(words.slice(0, 2).join(' ') || String(args[0]), commands) }
}

const wordsIn = (name: string) => name.split(' ').length

function readInput(command: Command, args: string[], from: string): Asked {
  const options = Object.keys(command.input.shape).filter((field) => !command.places.includes(field))
  const read = split(args, options, command.flags)
  if ('wrong' in read) return { wrong: `${command.name}: ${read.wrong}` }
  if (read.help) return { help: manual(command) }
  const extra = read.positionals[command.places.length]
  if (extra !== undefined) return { wrong: `${command.name}: "${extra}" is one word too many; a text with spaces wants quotes.` }
  const placed = Object.fromEntries(read.positionals.map((word, i) => [command.places[i] ?? '', word]))
  const input: Record<string, string> = { ...read.values, ...placed }
  for (const file of command.files) if (input[file]) input[file] = path.resolve(from, input[file])
  const checked = command.input.safeParse(input)
  return checked.success ? { command, input } : { wrong: wrongInput(command, checked.error, input) }
}

type Split = { values: Record<string, string>; positionals: string[]; help: boolean }

function split(args: string[], options: string[], flags: readonly string[]): Split | { wrong: string } {
  try {
    const kinds = options.map((name) => [name, { type: flags.includes(name) ? ('boolean' as const) : ('string' as const) }])
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, ...Object.fromEntries(kinds) },
    })
    const { help, ...given } = values as Record<string, string | boolean>
    const texts = Object.entries(given).map(([name, value]) => [name, value === true ? 'yes' : String(value)])
    return { values: Object.fromEntries(texts), positionals, help: help === true }
  } catch (error) {
    return { wrong: sentence(error as Error & { code?: string }, options) }
  }
}

function sentence({ code, message }: Error & { code?: string }, options: string[]): string {
  const name = /'(-[^' ]*)/.exec(message)?.[1] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const known = options.map((option) => `--${option}`)
    return `there is no option ${name}${didYouMean(name, known) || (known.length > 0 ? `; there are ${known.join(', ')}.` : '.')}`
  }
  if (/does not take an argument/.test(message)) return `${name} takes no value: it is there or not.`
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return `${name} needs a value after it; one that begins with - is written ${name}=...`
  return message
}

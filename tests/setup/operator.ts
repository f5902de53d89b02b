import type { Tools } from '../../server/commands/command.ts'
import { perform } from '../../server/commands/commands.ts'
import { imagesInMemory } from '../bundles.ts'

/** Who gives commands with the tool. `said`: the lines of the last one; `ask`: gives one, and answers what went wrong. */
export function operatorOver({ db, clock = () => new Date(), enqueue = async () => {} }: Pick<Tools, 'db'> & Partial<Tools>) {
  const tools: Tools = { db, images: imagesInMemory(), enqueue, clock, production: false, confirmedHosts: [] }
  const said: string[] = []
  const ask = async (command: string, input: Record<string, string> = {}) => {
    said.length = 0
    return perform({ command, input }, tools, (line) => said.push(line))
  }
  return { said, ask }
}

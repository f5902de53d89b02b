import { mail } from '../../server/jobs/mail.ts'
import type { Sent } from '../../server/mail/port.ts'
import type { Stage } from './scene.ts'

/** Where the app of these letters is found. */
export const PUBLIC_URL = 'https://tessera.example'

/** Writes the letters that a stage has asked for so far, as the job does, and gives those to one address. */
export async function lettersTo({ connection, clock, jobs, settings }: Stage, to: string): Promise<Sent[]> {
  const sent: Sent[] = []
  const send = async (letter: Sent) => {
    sent.push(letter)
    return { sent: true as const }
  }
  const { confirmedHosts } = settings
  const tools = { db: connection.db, clock, enqueue: () => Promise.resolve(), mail: { send }, publicUrl: PUBLIC_URL, confirmedHosts }
  for (const { name, payload } of jobs) if (name === 'mail') await mail.run(mail.payload.parse(payload), tools as never)
  return sent.filter((letter) => letter.to === to)
}

/** The six digits in the last letter to an address. */
export async function digitsFor(stage: Stage, to: string): Promise<string> {
  const letter = (await lettersTo(stage, to)).at(-1)
  const digits = /^\d{6}$/m.exec(letter?.text ?? '')?.[0]
  if (!digits) throw new Error(`no code in the letter to ${to}`)
  return digits
}

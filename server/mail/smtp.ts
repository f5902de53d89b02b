import { createTransport } from 'nodemailer'
import type { Mail } from './port.ts'

/** A server that keeps silent for so long is away. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

/**
 * Sends over SMTP; `url` is nodemailer's, such as `smtps://user:secret@mail.example.com`. A connection that breaks after the
 * letter and before the server's word for it tells nobody whether it was taken: it goes again, under the same Message-ID.
 */
export function smtp({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport({ url, ...PATIENCE })
  return {
    async send({ id, sender, ...letter }) {
      try {
        const by = { from: fromWith(from, sender), messageId: messageId(id, from) }
        await transport.sendMail({ ...letter, ...by, disableFileAccess: true, disableUrlAccess: true })
        return { sent: true }
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        return { failed: `the mail server did not take the letter (${responseCode ?? code ?? 'no reason given'})` }
      }
    },
  }
}

/** The name that all copies of a letter share. */
export const messageId = (id: string, from: string): string => `<${id}@${/@([^\s<>@]+)/.exec(from)?.[1] ?? 'localhost'}>`

/** Whom a letter comes from: the setting's address, under the name of the activity whose letter it is, which her customer knows. */
export const fromWith = (from: string, sender: string | undefined) =>
  sender === undefined ? from : { name: sender, address: /<([^<>]+)>/.exec(from)?.[1] ?? from }

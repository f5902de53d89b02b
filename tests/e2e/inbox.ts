import { randomUUID } from 'node:crypto'
import { type OwnServer } from './own-server.ts'
import { ANNA, PERMALINK } from './trattoria.ts'

/** `day` is the only one on which it holds. */
export type Words = {
  title: string
  message?: string
  subTitle?: string
  link?: string
  externalLink?: string
  translations?: object
  day?: string
}

/** Puts these notices in Anna's inbox, the first the newest, an hour apart, and nothing else. */
export async function inbox(own: OwnServer, ...all: Words[]) {
  for (const table of ['notice_sents', 'notifications']) await own.query(`delete from ${table}`, [])
  for (const [
    hours,
    { title, message = 'Stasera punti doppi.', subTitle, link, externalLink, translations = {}, day = null },
  ] of all.entries()) {
    const id = randomUUID()
    const created = new Date(Date.now() - hours * 3_600_000)
    await own.query(
      `insert into notices (activity_id, id, title, sub_title, message, link, external_link, translations, created, at, from_day, until_day, state)
       select id, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $10, 'done' from activities where permalink = $1`,
      [PERMALINK, id, title, subTitle ?? null, message, link ?? null, externalLink ?? null, JSON.stringify(translations), created, day],
    )
    await own.query(
      `insert into notice_sents (activity_id, id, user_id, notice_id, created)
       select a.id, $2, u.id, $2, $4 from activities a, users u where a.permalink = $1 and u.username = $3`,
      [PERMALINK, id, ANNA.username, created],
    )
  }
}

import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CODES } from '#contract/languages.ts'
import { openMail } from './adapter.ts'
import { noticeLetter } from './notice.ts'
import { sessionRevoked } from './session-revoked.ts'

const letter = { id: 'letter-1', to: 'giulia@example.com', subject: 'Perché sì', text: 'Ciao', html: '<p>Ciao</p>' }

test('without SMTP_URL a letter is a file in the outbox and a line that does not name her', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-mail-'))
  const lines: string[] = []
  const mail = openMail({ production: false, dataDir, said: (line) => lines.push(line) })
  expect(await mail.send(letter)).toEqual({ sent: true })
  const files = await readdir(join(dataDir, 'outbox'))
  expect(files).toHaveLength(1)
  expect(files[0]).toMatch(/\.eml$/)
  expect((await stat(join(dataDir, 'outbox'))).mode & 0o77).toBe(0)
  const file = await readFile(join(dataDir, 'outbox', files[0] ?? ''), 'utf8')
  expect(file).toContain('To: giulia@example.com')
  expect(file).toContain('Message-ID: <letter-1@localhost>')
  expect(lines.join()).toContain(files[0])
  expect(lines.join()).not.toContain('giulia')
})

test('in production without SMTP_URL nothing is pretended to be sent', async () => {
  const mail = openMail({ production: true, dataDir: '/nowhere', said: () => {} })
  expect(await mail.send(letter)).toEqual({ failed: expect.stringContaining('SMTP_URL') as string })
})

test('a mail server that is not there is a sentence without the address', async () => {
  const mail = openMail({ production: true, dataDir: '/nowhere', smtpUrl: 'smtp://127.0.0.1:9', said: () => {} })
  const outcome = await mail.send(letter)
  expect(outcome).toEqual({ failed: expect.stringContaining('did not take') as string })
  expect(JSON.stringify(outcome)).not.toContain('giulia')
})

test('the notice of a closed session is complete in every language, and her name is text', async () => {
  const subjects = new Set<string>()
  for (const language of CODES) {
    const made = await sessionRevoked(language, { name: '<b>Giulia</b>' })
    expect(made.text).toContain('b Giulia b')
    expect(made.html).not.toContain('<b>Giulia')
    expect(made.html).toContain(`lang="${language}"`)
    expect(made.text).not.toContain('mail.sessionRevoked')
    subjects.add(made.subject)
  }
  expect(subjects.size).toBe(5)
})

test('a notice by e-mail is text whatever it looks like, with a way to it and one to switch it off, in every language', async () => {
  const pages = { about: 'https://osteria.example/notices/1?activity=2&x', devices: 'https://osteria.example/devices' }
  const said = { activity: 'Osteria', title: `<script>${'🍝'.repeat(300)}`, subTitle: '<i>oggi</i>', message: 'Uno\n\nDue & tre', pages }
  for (const language of CODES) {
    const { subject, text, html } = await noticeLetter(language, said)
    expect([...subject].length).toBeLessThan(125)
    expect(text).toContain(`${said.title}\n\n`)
    expect(text).toContain('<i>oggi</i>\n\nUno\n\nDue & tre\n\n')
    for (const address of Object.values(pages)) expect(text).toContain(`: ${address}\n`)
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<i>')
    expect(html).toContain('href="https://osteria.example/notices/1?activity=2&amp;x"')
    expect(text).not.toContain('mail.notice')
  }
  const { text, html } = await noticeLetter('it', { ...said, subTitle: null, message: null, pages: undefined })
  expect(text).not.toContain('https://')
  expect(html).not.toContain('<a ')
})

import { createApp } from './app.ts'
import { openCommandSocket } from './commands/socket.ts'
import { openDatabase } from './process/database.ts'
import { demoGreeting } from './demo/greeting.ts'
import { removeExpired } from './data/expired/rows.ts'
import { openScope } from './work/scope.ts'
import { secret } from './work/secret.ts'
import { works } from './work/works.ts'
import type { Enqueue } from './work/job.ts'
import { publicUrlOf, readSettings, type Settings } from './env.ts'
import { encodeAvif } from './images/avif.ts'
import { openStreams } from './http/streams.ts'
import { startJobs } from './jobs/queue.ts'
import { listen } from './process/listen.ts'
import { openLog, withoutValues } from './process/log.ts'
import { sandboxRows } from './data/sandbox-payments/rows.ts'
import { openPayments } from './payments/adapter.ts'
import { openMail } from './mail/adapter.ts'
import { madePair } from './push/vapid.ts'
import { webPush } from './push/web-push.ts'
import { openWallets } from './wallets/adapter.ts'
import { openSms } from './sms/adapter.ts'
import { openImagesOf } from './process/stores.ts'
import { explained } from './process/trouble.ts'

/** Something that was started, and how to stop it. */
type Started = { stop: () => Promise<unknown> }

/** Starts everything in order; what was started stops in the opposite one. */
async function start(settings: Settings) {
  const log = openLog(settings.logLevel)
  const started: Started[] = []
  const clock = () => new Date()
  const stop = async () => {
    for (const { stop } of started.reverse()) await stop()
  }
  try {
    const connection = await openDatabase(settings)
    started.push({ stop: connection.close })
    const images = openImagesOf(settings)
    const mail = openMail({ ...settings, said: (line) => log.info(line) })
    const sms = openSms({ ...settings, said: (line) => log.info(line) })
    const failed = (name: string, error: unknown) => log.error({ job: name, error: withoutValues(error) }, 'a job failed')
    const { db } = connection
    const keys = settings.vapid ?? madePair(await secret(db, 'vapid'))
    const push = webPush({ keys, subject: settings.vapidSubject, extraHosts: settings.pushExtraHosts })
    const writesAtOnce = connection.engine === 'embedded' ? 1 : 20
    const where = { publicUrl: publicUrlOf(settings), confirmedHosts: settings.confirmedHosts }
    const sweep = () => works(db, clock, async () => {}).run(openScope(), 'writes', removeExpired)
    const payments = await openPayments(settings.payments, { clock, store: sandboxRows(db) })
    const wallets = openWallets(settings.wallets, { images, clock, publicUrl: where.publicUrl })
    const done = {
      encode: settings.imagesAvif ? encodeAvif : undefined,
      mail,
      push,
      payments: payments.providers,
      wallets,
      sms,
      writesAtOnce,
      sweep,
    }
    const tools = { db, clock, images, ...done, ...where }
    const jobs = await startJobs(connection, tools, { failed })
    started.push({ stop: jobs.stop })
    const enqueue: Enqueue = (tx, name, payload, after) => jobs.enqueue(tx, name, payload, after)
    const streams = openStreams({ hear: connection.hear, clock })
    const app = createApp({ connection, clock, settings, ports: { images, payments, wallets, enqueue, streams, log } })
    const server = await listen(app, settings.hosts, settings.port)
    started.push({ stop: server.close }, { stop: streams.close }) // the server waits for whoever listens
    // The embedded database has no other process; of those on PostgreSQL each has to hear at once that a log-in has ended.
    if (connection.engine === 'postgres')
      await streams.keep((error) => log.warn({ error: withoutValues(error) }, 'other processes are not heard'))
    if (!settings.databaseUrl) {
      const { production } = settings
      const socket = await openCommandSocket(
        settings.dataDir,
        async (request, say) => {
          const { perform } = await import('./commands/commands.ts') // what only the operator uses takes memory only then
          return perform(request, { db, images, enqueue, clock, production, ...where }, say)
        },
        (error) => failed('command', error),
      )
      started.push({ stop: () => socket.close() })
    }
    log.info({ port: server.port, engine: connection.engine }, 'ready')
    const at = settings.publicUrl ?? `http://localhost:${server.port}`
    const greeting = settings.production ? [] : await demoGreeting(db, at)
    return { stop, log, said: [`Tessera is ready at ${at}`, ...greeting] }
  } catch (error) {
    await stop()
    throw error
  }
}

try {
  const settings = readSettings(process.env)
  const running = await start(settings)
  for (const line of running.said) process.stdout.write(`${line}\n`)
  const end = async (signal: string) => {
    running.log.info({ signal }, 'stopping')
    await running.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(signal))
} catch (error) {
  process.stderr.write(`${explained(error)}\n`)
  process.exit(1)
}

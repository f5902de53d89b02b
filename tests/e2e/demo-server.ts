/** Where the server of the journeys is, with the demo in it. */
export const PORT = Number(process.env.E2E_PORT ?? 3920)
export const READY = `http://localhost:${PORT}/healthz`

/** How it runs on a data folder. */
export const settings = (dataDir: string) => ({
  PORT: String(PORT),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  // A minute of processor, and no journey looks at how a picture is packed.
  IMAGES_AVIF: 'off',
  LOGIN_FAILURES_PER_ADDRESS: '10000',
  EMAIL_CHECKS_PER_ADDRESS: '10000',
  CODE_MAILS_PER_ADDRESS: '10000',
  PUSH_EXTRA_HOSTS: '127.0.0.1',
})

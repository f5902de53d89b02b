import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { READY, settings } from './e2e/demo-server.ts'
import { start } from './process.ts'

// What the journeys begin with: the app, and the demo in the folder E2E_DATA_DIR.
const [status] = await once(spawn(process.execPath, ['server/build-stale.ts'], { stdio: 'inherit' }), 'close')
if (status !== 0) process.exit(1)
const server = await start([process.execPath, 'server/main.ts'], settings(process.env.E2E_DATA_DIR ?? ''), READY)
await server.untilIdle()
await server.stop()

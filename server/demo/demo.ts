import { loadQuickly } from '../process/loading.ts'

// A process of its own, started by the server before it opens the database: what filling takes in memory ends with it.
loadQuickly()
await import('./fill.ts')

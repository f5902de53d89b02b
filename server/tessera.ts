import { loadQuickly } from './process/loading.ts'

loadQuickly()
await import('./tool.ts')

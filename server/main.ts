import { runLean } from './process/lean.ts'
import { loadQuickly } from './process/loading.ts'

// Before anything else is loaded: what was would be loaded twice.
runLean()
loadQuickly()
await import('./start.ts')

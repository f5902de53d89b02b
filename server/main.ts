import { runLean } from './process/lean.ts'

// Before anything else is loaded: what was would be loaded twice.
runLean()
await import('./start.ts')

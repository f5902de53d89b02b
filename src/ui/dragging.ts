// What follows a finger: it comes once the sheet is open, so that nobody waits for it.
export { domMax } from 'framer-motion'

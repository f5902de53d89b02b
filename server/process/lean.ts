/**
 * How much memory this program asks for: two heaps for all threads, where glibc gives each thread one of its own and takes back
 * little of what it has used; and 16 MB for what is young, or what a start leaves behind stays for minutes.
 */
const HEAPS = '2'
const YOUNG = '--max-semi-space-size=16'

/**
 * Puts the same program, with these limits, in the place of this process: they can be set at a start alone, and nobody who
 * starts it should have to know. Nothing happens where the environment has set one already, and nowhere but on Linux.
 */
export function runLean(): void {
  const { platform, env, execPath, execArgv, argv } = process
  if (platform !== 'linux' || env['MALLOC_ARENA_MAX'] !== undefined) return
  process.execve?.(execPath, [execPath, YOUNG, ...execArgv, ...argv.slice(1)], { ...env, MALLOC_ARENA_MAX: HEAPS })
}

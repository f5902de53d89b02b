import { defineConfig } from 'vitest/config'
import { define, screens } from './vite.config.ts'

const setupFiles = ['tests/setup/console.ts']

export default defineConfig({
  define,
  test: {
    globalSetup: ['tests/setup/global.ts'],
    // Slow machines take long: a limit is there for what never comes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // More than cores: some wait for a clock.
    maxWorkers: 3,
    projects: [
      // Nothing global is changed in these: the files of a worker share what they import.
      { extends: true, test: { name: 'rules', isolate: false, include: ['{contract,rules,locales}/**/*.test.ts'], setupFiles } },
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          include: ['server/**/*.test.ts', 'tests/{,bench/}*.test.ts'],
          setupFiles: [...setupFiles, 'tests/setup/server-file.ts'],
        },
      },
      { extends: true, test: { name: 'sw', include: ['sw/**/*.test.ts'], setupFiles } },
      {
        extends: true,
        plugins: screens(),
        test: {
          name: 'dom',
          // jsdom is loaded once in a worker instead of once in a file, and each file has a window of its own all the same.
          pool: 'vmThreads',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/setup/server.ts'],
          setupFiles: ['tests/setup/streams.ts', ...setupFiles, 'tests/setup/dom.ts'],
        },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'
import { define, screens } from './vite.config.ts'

const setupFiles = ['tests/setup/console.ts']

export default defineConfig({
  define,
  test: {
    globalSetup: ['tests/setup/global.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{contract,rules,locales,server,sw}/**/*.test.ts', 'tests/{,bench/}*.test.ts'],
          setupFiles,
        },
      },
      {
        extends: true,
        plugins: screens(),
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/setup/server.ts'],
          setupFiles: [...setupFiles, 'tests/setup/dom.ts'],
        },
      },
    ],
  },
})

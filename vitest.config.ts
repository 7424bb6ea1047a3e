import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: { alias: { '@generated': folder('./generated'), '@': folder('./src') } },
  test: {
    // Pure rules need no browser; what does asks for one by `// @vitest-environment jsdom`.
    environment: 'node',
    env: { BASE_URL: '/evaluation/' },
    clearMocks: true,
    // By itself it leaves one processor free: half of those that a small machine has.
    maxWorkers: '100%',
    // A slow machine is no failure; a test that hangs is.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'src/**/*.test.ts',
            '{build,codegen,deploy}/**/*.test.ts',
            'tests/{bench,contract/{drift,lib},deployment,e2e/failures,examples,setup,simulate}/*.test.ts',
          ],
          // A worker of its own for each file would take three times as long; none of them replaces a module.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/setup/component-tests.ts'],
        },
      },
    ],
  },
})

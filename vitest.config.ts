import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: { alias: { '@generated': folder('./generated'), '@': folder('./src') } },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'codegen/**/*.test.ts',
      'tests/{contract/lib,e2e/support,setup}/*.test.ts',
    ],
    // Pure rules need no browser; a test of a component asks for one by `// @vitest-environment jsdom`.
    environment: 'node',
    clearMocks: true,
  },
})

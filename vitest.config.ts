import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Mutants run in threads, which have no time zone of their own. */
const mutantsRun = process.env.STRYKER_MUTATOR_WORKER !== undefined

/** The folder whose tests alone run, for mutants of a whole folder; undefined for all tests. */
const folderOfMutants = process.env.MUTANTS_FOLDER

const testsOf = (ending: string, others: readonly string[]) =>
  folderOfMutants === undefined ? [...others] : [`${folderOfMutants}/**/*.test.${ending}`]

export default defineConfig({
  resolve: {
    alias: {
      '@generated': folder('./generated'),
      '@': folder('./src'),
      // The package for other projects, as its examples name it.
      'evaluation-console-mocks': folder('./generated'),
    },
  },
  test: {
    // Pure rules need no browser; what does asks for one by `// @vitest-environment jsdom`.
    environment: 'node',
    env: { BASE_URL: '/evaluation/' },
    clearMocks: true,
    // By itself it leaves one processor free: half of those that a small machine has.
    maxWorkers: '100%',
    // A slow machine is no failure; a test that hangs is.
    testTimeout: mutantsRun ? 300_000 : 30_000,
    exclude: [...configDefaults.exclude, ...(mutantsRun ? ['src/lib/dates.test.ts'] : [])],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: testsOf('ts', [
            'src/**/*.test.ts',
            '{build,codegen,deploy}/**/*.test.ts',
            'tests/{bench,contract/{drift,lib},deployment,e2e/failures,evidence,examples,setup,simulate}/*.test.ts',
          ]),
          // A worker of its own for each file would take three times as long; none of them replaces a module: a test
          // that does is a `.test.tsx`.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: testsOf('tsx', ['src/**/*.test.tsx', 'tests/tasks/*.test.tsx']),
          setupFiles: ['tests/setup/component-tests.ts'],
          // Each file has modules and a document of its own, and a process reads jsdom once: a third of the time.
          pool: 'vmForks',
        },
      },
    ],
  },
})

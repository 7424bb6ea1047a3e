import { defineConfig } from '@playwright/test'
import { slowSeed } from './tests/e2e/support/slow.ts'
import { chromiumArguments, findChromium } from './tests/setup/chromium.ts'

const executablePath = process.env.CHROMIUM ?? findChromium()

/**
 * Pages live too briefly for optimizing their code to pay: without, the browser tests take up to a tenth
 * less of the processor; with room for new objects, a twentieth.
 */
const args = [...chromiumArguments, '--js-flags=--no-maglev,--no-opt,--min-semi-space-size=16']

/** How many times as long a step may take when everything is slowed down. */
const patience = slowSeed === undefined ? 1 : 5

/** The guide's script, a minute long. */
const longest = '**/demo-script.spec.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  // The longest test begins first: at the end, the others would have nothing to do beside it.
  projects: [
    { name: 'script', testMatch: longest },
    { name: 'console', testMatch: '**/*.spec.ts', testIgnore: longest },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Of two cores. A test keeps its browser, the platform and the runner busy: a third worker takes longer over all.
  workers: 2,
  // A test that fails once and passes once is a defect; it is not tried again.
  retries: 0,
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { args, ...(executablePath && { executablePath }) },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Asia/Tokyo',
    // A trace of every test costs an eighth of the time; `--trace retain-on-failure` asks for it.
    trace: 'off',
  },
})

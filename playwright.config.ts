import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './tests/setup/chromium.ts'

const executablePath = process.env.CHROMIUM ?? findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Of two cores: while one browser waits, another works.
  workers: 3,
  // A test that fails once and passes once is a defect; it is not tried again.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Asia/Tokyo',
    // A trace of every test costs an eighth of the time; `--trace retain-on-failure` asks for it.
    trace: 'off',
  },
})

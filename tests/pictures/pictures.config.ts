import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/** `npm run pictures`: runs `pictures.spec.ts` with the browser of the browser tests. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../.tmp/pictures',
  workers: 2,
})

import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

const { projects: _, ...shared } = base

/** `npm run pictures`: runs `pictures.spec.ts` with the browser of the browser tests. */
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../.tmp/pictures',
  workers: 2,
})

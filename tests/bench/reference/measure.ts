import { brotliCompressSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { basePath } from '@/config/base-path.ts'
import { timeOfPress } from '../measure/journeys.ts'
import { rowHead } from '../measure/rows.ts'
import { referenceLibrary } from './build.ts'

/** Address of the reference page. */
export const referenceAddress = `${basePath}/`

/** Its list of 10,000 rows. */
export const referenceList = { scroller: '#long-list', row: '.long-row' }

/** Opens the reference page with a list of 10,000 rows. */
export const openReferenceList = async (page: Page): Promise<void> => {
  await page.goto(`${referenceAddress}#long`)
  await page.locator(referenceList.row).first().waitFor()
}

/** Opens the reference page and finds its form. */
export const openReferenceForm = async (page: Page): Promise<Locator> => {
  await page.goto(referenceAddress)
  await page.locator(rowHead).first().waitFor()
  return page.locator('#form')
}

/** Milliseconds from a press on the reference page until its next page is painted. */
export const timeOfReferencePress = async (page: Page): Promise<number> => {
  await page.goto(referenceAddress)
  await page.locator(rowHead).first().waitFor()
  await page.waitForLoadState('networkidle')
  return timeOfPress(page, page.locator('#next'), 'h1')
}

/** Milliseconds for a fixed amount of work without a browser. */
export const timeOfReferenceWork = (): number => {
  const text = Buffer.from(referenceLibrary())
  const begun = performance.now()
  brotliCompressSync(text)
  return performance.now() - begun
}

import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The tray of the changes of many things. */
export const tray = (page: Page) => page.getByRole('region', { name: 'Changes' })

/** Opens the newest change in the tray. */
export const openTask = async (page: Page) => {
  const more = tray(page).getByRole('button', { name: 'Show more' })
  await more.first().click()
  await expect(tray(page).getByRole('button', { name: 'Show less' })).toBeVisible()
}

/** Waits for what the tray says, and dismisses it. After an outage, calls wait for their turn. */
export const expectDone = async (page: Page, text: string | RegExp, timeout = 10_000) => {
  await expect(tray(page)).toContainText(text, { timeout })
  await tray(page).getByRole('button', { name: 'Dismiss' }).first().click()
  await expect(tray(page)).toBeHidden()
}

import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './accessibility.ts'
import { expectSettled } from './console.ts'
import { expect, narrow, wide } from './test.ts'

const layersOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Expects that what lies over the page has room in wide and narrow windows. */
export const expectRoomInLayer = async (page: Page) => {
  const layer = layersOf(page).last()
  await expect(layer).toBeVisible()
  await expectSettled(page)
  for (const size of [wide, narrow]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
    const widest = await layer.evaluate((element) => {
      const parts = [element, ...element.querySelectorAll('*')]
      const scrolling = parts.filter((part) => getComputedStyle(part).overflowX === 'auto')
      return Math.max(0, ...scrolling.map((part) => part.scrollWidth - part.clientWidth))
    })
    expect(widest, 'px to scroll sideways').toBe(0)
  }
}

/** Closes everything that lies over the page, and makes the window wide again. */
export const closeLayers = async (page: Page) => {
  await page.setViewportSize(wide)
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(layersOf(page)).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

import type { Page } from '@playwright/test'

/**
 * Opens an address as somebody who has come there from another one of the console: Back leads to that. Both take the
 * time of one page: the router finds the two in the history as it would have left them.
 */
export const openAfter = async (page: Page, before: string, address: string) => {
  await page.addInitScript((path) => {
    // A frame without an origin of its own has no such history; a reload finds its own.
    if (location.origin === 'null' || history.state !== null) return
    const { href } = location
    const entry = (index: number) => {
      const key = `opened ${index}`
      return { __TSR_index: index, __TSR_key: key, key }
    }
    history.replaceState(entry(0), '', path)
    history.pushState(entry(1), '', href)
  }, before)
  await page.goto(address)
}

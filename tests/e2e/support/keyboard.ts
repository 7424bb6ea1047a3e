import { expect, type Locator, type Page } from '@playwright/test'

/** Tabs, forwards or backwards, until the element has the focus. */
export const tabTo = async (page: Page, locator: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await expect(locator.first()).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await locator.first().evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The focus never comes to ${locator}.`)
}

/** Tabs to the element, and presses a key there. */
export const pressAt = async (page: Page, locator: Locator, key: 'Enter' | 'Space' = 'Enter') => {
  await tabTo(page, locator)
  await page.keyboard.press(key)
}

/** Tabs to the button, and presses it. */
export const pressButton = (page: Page, name: string) =>
  pressAt(page, page.getByRole('button', { name, exact: true }))

/** Answers the question on show with its second button: the first one, which has the focus, is Cancel. */
export const confirmQuestion = async (page: Page, name: string) => {
  const question = page.getByRole('alertdialog', { name })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
}

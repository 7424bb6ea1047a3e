import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' ||
          animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )

/** Rules whose outcome depends on the theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

const findings = async (page: Page, rules?: string[]) => {
  await settled(page)
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
}

const themeOf = (page: Page) =>
  page.evaluate(() => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'))

/** By the button of the toolbar; while something modal is over it, as the button would do it. */
const switchTheme = async (page: Page, to: 'light' | 'dark') => {
  const button = page.getByRole('button', { name: to === 'dark' ? 'Dark theme' : 'Light theme' })
  if (await button.isVisible()) {
    const focused = await page.evaluateHandle(() => document.activeElement)
    await button.click()
    await page.mouse.move(0, 0)
    await focused.evaluate((element) => element instanceof HTMLElement && element.focus())
  } else {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme
    }, to)
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', to)
}

/** Expects that axe finds nothing wrong with the page as it is, in both themes; ends in the theme it began with. */
export const expectAccessible = async (page: Page) => {
  const first = await themeOf(page)
  const second = first === 'dark' ? 'light' : 'dark'
  expect(await findings(page), `${first} theme`).toEqual([])
  await switchTheme(page, second)
  expect(await findings(page, rulesOfColour), `${second} theme`).toEqual([])
  await switchTheme(page, first)
}

/** Expects that the page is no wider than the window. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { axeStep } from '../../setup/costs-reporter.ts'
import { expect, test } from './test.ts'

/** Half the size of the source that the builder brings by itself, and read by the page in half the time. */
const minified = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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

/** The page below a dialog, out of reach until that is closed; its own check finds what is wrong with it. */
const covered = 'body > [aria-hidden="true"]:has(main)'

/** The dialog, and what stays in reach beside it. */
const uncovered = 'body > :not([aria-hidden="true"])'

/** Rules whose outcome depends on the theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

const findings = async (page: Page, of: (axe: AxeBuilder) => AxeBuilder = (axe) => axe) => {
  await settled(page)
  const { isThere, isCovered } = await page.evaluate(
    (covered) => ({
      // Code in the page already is not brought there again: half of the checks take a tenth of a second less.
      isThere: 'axe' in window,
      isCovered: document.querySelector(covered) !== null,
    }),
    covered,
  )
  const builder = new AxeBuilder({ page, axeSource: isThere ? 'void 0' : minified })
  if (isCovered) builder.include(uncovered)
  // In the page itself, not in a second one: the console has no frames.
  const axe = builder.setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await of(axe).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
}

const themeOf = (page: Page) =>
  page.evaluate(() => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'))

/** As the button of the toolbar does it; a press of it would close what is open over the page. */
const showTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((shown) => {
    document.documentElement.dataset.theme = shown
  }, theme)

/** Milliseconds that a check may take on a busy machine, beyond the time of the test. */
const allowance = 20_000

/**
 * Expects that axe finds nothing wrong with the page as it is, in both themes; ends in the theme it began with.
 * `themes` of 1 leaves the second one out, and of 0 all colours, where the page was looked at in both before.
 */
export const expectAccessible = (page: Page, { themes = 2 }: { themes?: 0 | 1 | 2 } = {}) =>
  test.step(axeStep, async () => {
    const info = test.info()
    info.setTimeout(info.timeout + allowance)
    if (themes === 0) {
      expect(await findings(page, (axe) => axe.disableRules(rulesOfColour)), 'no theme').toEqual([])
      return
    }
    const first = await themeOf(page)
    const second = first === 'dark' ? 'light' : 'dark'
    expect(await findings(page), `${first} theme`).toEqual([])
    if (themes === 1) return
    await showTheme(page, second)
    expect(await findings(page, (axe) => axe.withRules(rulesOfColour)), `${second} theme`).toEqual(
      [],
    )
    await showTheme(page, first)
  })

/** Expects that the page is no wider than the window, once charts have followed a change of it. */
export const expectNoSidewaysScroll = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        }),
      'px to scroll sideways',
    )
    .toBeLessThanOrEqual(0)

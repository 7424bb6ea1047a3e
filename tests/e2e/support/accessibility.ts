import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { axeStep } from '../../setup/costs-reporter.ts'
import { axePath, axeSource } from './axe-source.ts'
import { expect, test } from './test.ts'

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

/** Brings axe to the page, where it is not yet. */
const bringAxe = async (page: Page) => {
  const isThere = await page.evaluate((path) => {
    if ('axe' in window) return true
    // A page without scripts may have none.
    if (!document.querySelector('script[src]')) return false
    return new Promise<boolean>((resolve) => {
      const script = document.createElement('script')
      script.src = path
      script.onload = () => resolve(true)
      script.onerror = () => resolve(false)
      document.head.append(script)
      script.remove()
    })
  }, axePath)
  if (!isThere) await page.evaluate(axeSource)
}

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

const withoutColour = Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: false }]))

const findings = async (page: Page, options: RunOptions = {}) => {
  await settled(page)
  await bringAxe(page)
  return page.evaluate(
    async ({ covered, uncovered, options }) => {
      const context = document.querySelector(covered) ? uncovered : document
      // Of the rest only violations are told: what else axe finds is much, and takes its time to be sent.
      const { violations } = await window.axe.run(context, {
        resultTypes: ['violations'],
        ...options,
      })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
      )
    },
    { covered, uncovered, options },
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
      expect(await findings(page, { rules: withoutColour }), 'no theme').toEqual([])
      return
    }
    const first = await themeOf(page)
    const second = first === 'dark' ? 'light' : 'dark'
    expect(await findings(page), `${first} theme`).toEqual([])
    if (themes === 1) return
    await showTheme(page, second)
    expect(await findings(page, { runOnly: rulesOfColour }), `${second} theme`).toEqual([])
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

import { expect, type Page } from '@playwright/test'
import type { RunningConsole } from '../../e2e/support/platform.ts'
import { rowHead } from './rows.ts'

/**
 * How many calls of a list the first rows need: every call but the first is kept waiting until they are
 * on the page. `path` is the path of the list below its service, `/suites`.
 */
export const callsBeforeRows = async (
  page: Page,
  traffic: RunningConsole['traffic'],
  address: string,
  path: string,
): Promise<number> => {
  const release = traffic.hold(new RegExp(`^/services/.*${path}\\?(.*&)?next_token=`))
  let answered = 0
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/services/') && pathname.endsWith(path)) answered += 1
  })
  await page.goto(address)
  await expect(page.locator(rowHead).first()).toBeVisible({ timeout: 30_000 })
  const needed = answered
  release()
  return needed
}

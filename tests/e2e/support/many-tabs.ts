import { type BrowserContext, expect as expectSoon, type Page } from '@playwright/test'
import { openArea, pageHeading } from './console.ts'
import { signIn, storedUser } from './sign-in.ts'

/** Tabs of one user, and what tells that one has lost its sign-in. */
export interface ManyTabs {
  readonly pages: Page[]
  /** Calls that services refused. */
  readonly refused: string[]
  /** Requests for tokens, by the status of their answers. */
  readonly renewals: number[]
  /** Opens one more tab, which borrows the sign-in of the others. */
  open(): Promise<void>
  /** Waits until every tab has got other tokens since `before`, and none tells of a lost sign-in. */
  expectRenewed(before: readonly (string | undefined)[], patience?: number): Promise<void>
  /** Lets every tab open another page, which has to be answered. */
  expectAnswered(): Promise<void>
  /** The access token of each tab; none for one that lives on a borrowed one. */
  tokens(): Promise<(string | undefined)[]>
}

// All tabs work at once, and nobody waits for one of them.
const expect = expectSoon.configure({ timeout: 30_000 })

const areas = ['Catalogs', 'Suites'] as const

/** A busy machine answers late: a new tab waits 5 s instead of 50 ms, or as many milliseconds as are told. */
export const beginPatiently = (context: BrowserContext, patience = 5000) =>
  context.addInitScript((wait) => {
    const { setTimeout: start } = window
    window.setTimeout = ((callback: () => void, milliseconds?: number, ...values: []) =>
      start(
        callback,
        milliseconds === 50 ? wait : milliseconds,
        ...values,
      )) as typeof window.setTimeout
  }, patience)

const addressOf = (origin: string) => `${origin}/evaluation/suites`

/** Signs in at a console, and opens so many tabs of it in all. */
export const openTabs = async (
  context: BrowserContext,
  origin: string,
  count: number,
): Promise<ManyTabs> => {
  const [refused, renewals]: [string[], number[]] = [[], []]
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/services/') && response.status() === 401) refused.push(pathname)
    if (pathname === '/identity/token') renewals.push(response.status())
  })
  const pages: Page[] = []
  const open = async () => {
    const page = await context.newPage()
    pages.push(page)
    await page.goto(addressOf(origin))
    await expect(pageHeading(page, 'Suites')).toBeVisible()
  }
  const first = context.pages()[0] ?? (await context.newPage())
  pages.push(first)
  await signIn(first, 'Member', addressOf(origin))
  await expect(pageHeading(first, 'Suites')).toBeVisible()
  await Promise.all(Array.from({ length: count - 1 }, open))
  let turns = 0
  const tokenOf = async (page: Page) => (await storedUser(page))?.access_token
  return {
    pages,
    refused,
    renewals,
    open,
    tokens: () => Promise.all(pages.map(tokenOf)),
    expectRenewed: async (before, patience) => {
      await Promise.all(
        pages.map((page, index) =>
          expect
            .poll(() => tokenOf(page), {
              message: `new tokens of tab ${index + 1}`,
              ...(patience !== undefined && { timeout: patience }),
            })
            .not.toBe(before[index]),
        ),
      )
      for (const page of pages) await expect(page.getByRole('alert')).toHaveCount(0)
    },
    expectAnswered: async () => {
      const area = areas[turns % areas.length] ?? areas[0]
      turns += 1
      for (const page of pages) {
        await openArea(page, area)
        await expect(pageHeading(page, area)).toBeVisible()
        await expect(page.getByRole('rowheader').first()).toBeVisible()
      }
    },
  }
}

import { expect, type Locator, type Page } from '@playwright/test'
import { keysOf } from '@/lib/objects.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import type { Bench } from '../bench.ts'
import { largeLists } from '../routes.ts'
import { heapOf } from './journeys.ts'
import { longestTaskOfReference, noteTasks } from './typing.ts'

const pageSize = 50

/** A change of many things of a list of the large project. */
interface BulkChange {
  address: string
  /** Things to change, in whole pages. */
  count: number
  /** The button that opens the dialog, and the one that starts the change. */
  open: string
  submit: string
  fill?: (dialog: Locator) => Promise<void>
}

const changes = {
  labelTask: {
    address: largeLists.suites,
    count: 1000,
    open: 'Add label',
    submit: 'Add label',
    fill: async (dialog) => {
      await dialog.getByRole('textbox', { name: 'Key' }).fill('bench')
      await dialog.getByRole('textbox', { name: 'Value' }).fill(String(Date.now()))
    },
  },
  reviewTask: {
    address: `${largeLists.scenarios}&state=non_approved`,
    count: 1000,
    open: 'Review',
    submit: 'Submit',
  },
  shareTask: {
    address: largeLists.scenarios,
    count: 300,
    open: 'Share',
    submit: 'Share',
    fill: (dialog) =>
      dialog.getByRole('textbox', { name: 'Destination project ID' }).fill(projectIds.shuttle),
  },
} as const satisfies Readonly<Record<string, BulkChange>>

/** Selects so many rows of a list, page by page. */
const selectRows = async (page: Page, count: number) => {
  const all = page.getByRole('checkbox', { name: /^Select all/ })
  const bar = page.getByRole('region', { name: 'Selection' })
  for (let selected = pageSize; selected <= count; selected += pageSize) {
    await all.check()
    await expect(bar).toContainText(`${selected.toLocaleString('en')} selected`)
    if (selected < count) await page.getByRole('button', { name: 'Next' }).click()
  }
  return bar
}

/** Changes so many things of the list on show; gives the longest task in milliseconds, until a second after the end. */
const change = async (page: Page, count: number, { open, submit, fill }: BulkChange) => {
  const bar = await selectRows(page, count)
  await bar.getByRole('button', { name: open, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await fill?.(dialog)
  await dialog.getByRole('button', { name: submit, exact: true }).hover()
  await page.evaluate(() => {
    window.benchLongestTask = 0
  })
  // From here on the page is asked by itself: a locator looks through all of so large a document, which takes long.
  await page.mouse.down()
  await page.mouse.up()
  const end = '[aria-label="Changes"] [aria-label="Dismiss"]'
  await page.waitForFunction((selector) => document.querySelector(selector) !== null, end, {
    polling: 250,
    timeout: 300_000,
  })
  await page.waitForTimeout(1000)
  const task = await page.evaluate(() => window.benchLongestTask)
  await page.locator(end).click()
  await page.waitForLoadState('networkidle')
  return task
}

/** The longest task of a change in milliseconds, and the heap after it, by the heap after one of a single page. */
const measureChange = async (page: Page, asked: BulkChange) => {
  await page.goto(`${asked.address}&page_size=${pageSize}`)
  // Until all pages of the list are there, rows move from page to page.
  await page.waitForLoadState('networkidle')
  await change(page, pageSize, asked)
  const before = await heapOf(page)
  const task = await change(page, asked.count, asked)
  return { task, heap: (await heapOf(page)) / before }
}

/** Takes the longest task of changes of many things, and what they leave in the heap. */
export const takeBulkChanges = ({ take, withPage, withReference }: Bench): Promise<void> =>
  take([...keysOf(changes), 'changesHeap'], async () => {
    const measured = await withPage(async (page) => {
      await noteTasks(page)
      const all: [string, { task: number; heap: number }][] = []
      for (const [name, asked] of Object.entries(changes)) {
        all.push([name, await measureChange(page, asked)])
      }
      return all
    })
    const reference = await withReference(longestTaskOfReference)
    return {
      ...Object.fromEntries(measured.map(([name, { task }]) => [name, { value: task, reference }])),
      changesHeap: Math.max(...measured.map(([, { heap }]) => heap)),
    }
  })

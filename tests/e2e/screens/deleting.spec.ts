import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import {
  type Address,
  catalogAddress,
  catalogWithAll,
  found,
  integrationAddress,
  releaseAddress,
  suiteAddress,
} from '../support/addresses.ts'
import { alertWith, snackbars } from '../support/console.ts'
import { draft } from '../support/releases.ts'
import { expect, test } from '../support/test.ts'

interface Deletion {
  /** Noun for the deleted thing, as in the question and in the snackbar. */
  kind: string
  list: Address
  name: string
  /** Text of the question besides the name. */
  says?: string
  /** The page of the thing. */
  page: Address
  /** Actions still offered for a deleted one. */
  left?: readonly string[]
}

const deletions: readonly Deletion[] = [
  {
    kind: 'suite',
    list: '/evaluation/suites',
    name: 'Smoke test',
    page: () => suiteAddress('Smoke test'),
  },
  {
    kind: 'catalog',
    list: '/evaluation/vehicle_catalogs',
    name: catalogWithAll,
    says: 'its sharing stops too',
    page: () => catalogAddress(catalogWithAll),
  },
  {
    kind: 'integration',
    list: () => catalogAddress(catalogWithAll, { below: '/integrations' }),
    name: 'shuttle-lab/autopilot',
    page: () => integrationAddress('github'),
  },
  {
    kind: 'release',
    list: () => catalogAddress(catalogWithAll, { below: '/firmware_releases' }),
    name: draft,
    page: () => releaseAddress(/^v0\.9\.1-draft$/),
    left: ['Edit'],
  },
]

for (const { kind, list, name, says = name, page: address, left = [] } of deletions) {
  test(`a ${kind} is deleted from its list after a question, and is among the deleted ones`, async ({
    page,
  }) => {
    const row = page.getByRole('row').filter({ hasText: name }).first()
    const rows = page.getByRole('row').filter({ hasText: name })
    const question = page.getByRole('alertdialog', { name: `Are you sure to delete the ${kind}?` })
    const actions = page.getByRole('button', { name: `Actions for ${name}`, exact: true })
    const ask = async () => {
      await actions.click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    }
    await page.goto(await found(list))
    await ask()
    await expect(question).toContainText(name)
    await expect(question).toContainText(says)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(row).toBeVisible()
    const before = await rows.count()

    await ask()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(snackbars(page)).toHaveText([`The ${kind} has been deleted`])
    await expect(rows).toHaveCount(before - 1)
    await expect(page.getByRole('main')).toBeFocused()
    await page.reload()
    await page.getByRole('checkbox', { name: 'Deleted' }).click()
    await expect(rows.first()).toBeVisible()
    if (left.length === 0) return expect(actions).toHaveCount(0)
    await actions.click()
    await expect(page.getByRole('menuitem')).toHaveText(left)
  })
  const ask = async (tab: Page) => {
    await tab.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
    await tab.getByRole('menuitem', { name: 'Delete' }).click()
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  }
  const told = (tab: Page) =>
    tab.getByRole('main').getByText(`The ${kind} has been deleted`, { exact: true })

  test.describe('by two people', () => {
    // It is deleted twice; no job has made the draft.
    test.beforeEach(({ expectProblem }) =>
      expectProblem(/Failed to load resource.*(409|404.*\/report\b)|error: ApiError/),
    )

    test(`the page of a ${kind} that somebody else has deleted says so`, async ({ page }) => {
      await page.goto(await found(address))
      await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeVisible()
      const other = await page.context().newPage()
      await other.goto(page.url())
      await ask(other)
      await expect(told(other)).toBeVisible()
      await other.close()

      await ask(page)
      await expect(alertWith(page, `Failed to delete the ${kind}.`)).toBeVisible()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
      await expect(told(page)).toBeVisible()
      await expect(page.getByText('Deleted', { exact: true }).first()).toBeVisible()
    })

    test(`a ${kind} that somebody else has deleted leaves the list`, async ({ page }) => {
      const rows = page.getByRole('row').filter({ hasText: name })
      await page.goto(await found(list))
      await expect(rows.first()).toBeVisible()
      const before = await rows.count()
      const other = await page.context().newPage()
      await other.goto(await found(address))
      await ask(other)
      await expect(told(other)).toBeVisible()
      await other.close()

      await ask(page)
      await expect(alertWith(page, `Failed to delete the ${kind}.`)).toBeVisible()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
      await expect(rows).toHaveCount(before - 1)
    })
  })
}

import { expectAccessible } from '../support/accessibility.ts'
import { type Address, catalogAddress, catalogWithAll, found } from '../support/addresses.ts'
import { snackbars } from '../support/console.ts'
import { draft } from '../support/releases.ts'
import { expect, test } from '../support/test.ts'

interface Deletion {
  /** What is deleted, in the words of the question and of the snackbar. */
  kind: string
  list: Address
  name: string
  /** What the question says besides the name. */
  says?: string
  /** What is still offered for a deleted one. */
  left?: readonly string[]
}

const deletions: readonly Deletion[] = [
  { kind: 'suite', list: '/evaluation/suites', name: 'Smoke test' },
  {
    kind: 'catalog',
    list: '/evaluation/vehicle_catalogs',
    name: catalogWithAll,
    says: 'its sharing stops too',
  },
  {
    kind: 'integration',
    list: () => catalogAddress(catalogWithAll, { below: '/integrations' }),
    name: 'shuttle-lab/autopilot',
  },
  {
    kind: 'release',
    list: () => catalogAddress(catalogWithAll, { below: '/firmware_releases' }),
    name: draft,
    left: ['Edit'],
  },
]

for (const { kind, list, name, says = name, left = [] } of deletions) {
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
}

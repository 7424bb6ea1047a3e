import type { Page } from '@playwright/test'
import { tableRows } from '../support/console.ts'
import { experimentAddress, experimentWithAll } from '../support/ml-addresses.ts'
import { expectDone, openTask, tray } from '../support/tasks.ts'
import { expect, test } from '../support/test.ts'

const row = (page: Page, name: string) =>
  tableRows(page, 'Runs').filter({ has: page.getByRole('rowheader', { name }) })
const select = async (page: Page, ...names: readonly string[]) => {
  await page.goto(await experimentAddress(experimentWithAll))
  for (const name of names) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  }
}
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('of selected runs those that go on are canceled, and say so at once', async ({
  page,
  demo,
}) => {
  await select(page, 'Night recordings', 'Larger batches')
  await act(page, 'Cancel Runs').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Do you want to cancel 1 run?')
  await expect(dialog).toContainText('Night recordings')
  await expect(dialog).toContainText('1 run of the selection ended before.')
  await dialog.getByRole('button', { name: 'Cancel Runs' }).click()
  await expect(row(page, 'Night recordings')).toContainText('Canceling')
  await expectDone(page, '1 run being canceled')
  expect(await demo.calls('ml.cancelRun')).toBe(1)
})

test('selected runs are deleted as one change, and what failed leads to its run', async ({
  page,
  demo,
}) => {
  await select(page, 'Larger batches', 'Learning rate 0.1')
  await demo.fault('ml.deprecateRun', { kind: 'status', status: 400, form: 'code' }, 1)
  await act(page, 'Delete').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('list', { name: 'Runs' }).getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(tray(page)).toContainText('1 failed')
  await openTask(page)
  await expect(
    tray(page).getByRole('link', { name: /^Open (Larger batches|Learning rate)/ }),
  ).toHaveCount(1)
  await tray(page).getByRole('button', { name: 'Retry 1' }).click()
  await expect(tray(page)).toContainText('2 of 2')
  await expect(row(page, 'Larger batches')).toHaveCount(0)
  await expect(row(page, 'Learning rate 0.1')).toHaveCount(0)
})

test('one selected run is released; for others the button says why not', async ({ page }) => {
  await select(page, 'Larger batches')
  await act(page, 'Release').click()
  await expect(page.getByRole('dialog', { name: 'Release run artifacts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Select Learning rate 0.1', exact: true }).check()
  await expect(act(page, 'Release')).toHaveAccessibleDescription(/select one/)
  await expect(act(page, 'Cancel Runs')).toHaveAccessibleDescription(
    'All of these runs have ended.',
  )
})

import type { Page } from '@playwright/test'
import { setFilter, tableRows } from '../support/console.ts'
import { nextPoll } from '../support/polls.ts'
import { openTask, tray } from '../support/tasks.ts'
import { expect, test } from '../support/test.ts'

const rows = (page: Page) => tableRows(page, 'Training datasets')
const refused = { kind: 'status', status: 400, form: 'code', message: 'In use.' } as const

test('lists training datasets, deletes several and follows their deletion', async ({
  page,
  demo,
}) => {
  await page.clock.install()
  await page.goto('/evaluation/mlexperiments')
  await page.getByRole('tab', { name: 'Training Datasets' }).click()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Deployment path',
    'Size (GB)',
    'Created',
    'Annotation dataset ID',
    'Version',
    'ID',
  ])
  await expect(rows(page).first().getByText('Scheduled to deploy')).toBeVisible()
  await expect(rows(page).nth(2).getByText('Scheduled to delete')).toBeVisible()
  await expect(rows(page).first().getByRole('checkbox')).toHaveAttribute('aria-disabled', 'true')
  await expect(rows(page).nth(1).getByRole('cell').nth(1)).toHaveText(/^\d+\.\d$/)
  await expect(rows(page).nth(1).getByRole('link')).toHaveAttribute(
    'href',
    /annotation_dataset_id=[0-9a-f-]{36}/,
  )

  for (const index of [1, 3, 4]) await rows(page).nth(index).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'DELETE', exact: true }).click()
  const dialog = page.getByRole('alertdialog', {
    name: 'Are you sure to delete 3 training datasets?',
  })
  await expect(
    dialog.getByRole('list', { name: 'Training datasets' }).getByRole('listitem'),
  ).toHaveText([/^\/datasets\//, /^\/datasets\//, /^\/datasets\//])
  await demo.fault('ml.deleteTrainingDataset', refused, 2)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(tray(page)).toContainText('1 scheduled for deletion2 failed')
  await expect(tray(page)).toContainText('Failed to delete 2 items. In use.')
  await demo.fault('ml.deleteTrainingDataset', refused, 1)
  await tray(page).getByRole('button', { name: 'Retry 2' }).click()
  await expect(tray(page)).toContainText('Failed to delete the dataset. In use.')
  await openTask(page)
  await tray(page).getByRole('button', { name: 'Retry 1' }).click()
  await expect(tray(page)).toContainText('3 of 3')
  await expect(page.getByText('Scheduled to delete')).toHaveCount(4)

  await demo.jump(600)
  await page.clock.fastForward(nextPoll)
  await expect(page.getByText(/^Scheduled/)).toHaveCount(0)
  await setFilter(page, 'Only deleted')
  await expect(page.getByText('8 training datasets')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)
})

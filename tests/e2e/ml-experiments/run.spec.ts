import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { pageHeading, snackbars } from '../support/console.ts'
import {
  experimentAddress,
  experimentWithAll,
  runAddress,
  stageReportAddress,
} from '../support/ml-addresses.ts'
import { expectRefused } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Execute run' })
const textField = (page: Page, name: string) =>
  drawer(page).getByRole('textbox', { name, exact: true })
const suggestField = (page: Page, name: string) =>
  drawer(page).getByRole('combobox', { name, exact: true })
const stage = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a run is executed, watched through its stages, and executed again with its build', async ({
  page,
  demo,
}) => {
  test.slow()
  await page.goto(await experimentAddress(experimentWithAll))
  await page.getByRole('button', { name: 'Execute run' }).click()
  const start = drawer(page).getByRole('button', { name: 'Start run' })
  await expect(drawer(page)).toContainText('2 fields need attention.')
  // Data that only a closed list would show is not asked for.
  await expect(drawer(page)).toContainText('shuttle-lab/night-detector')
  for (const stage of ['Build', 'Process'])
    expect(await demo.calls(`ml.list${stage}Reports`)).toBe(0)
  // It is disabled, and says why when it is pressed all the same.
  await start.click({ force: true })
  await expect(drawer(page)).toContainText('Required.')
  await expect(drawer(page)).toContainText('Branch name is required.')
  await textField(page, 'Name').fill('Without labels')
  await suggestField(page, 'Branch').fill('try/process-fails')
  const checkpoints = textField(page, 'Training Checkpoint IDs (Override)')
  await checkpoints.fill('epoch_20')
  await checkpoints.blur()
  await expect(drawer(page)).toContainText(
    'Training Checkpoint IDs (Override) must be a comma-separated list of UUIDs.',
  )
  await checkpoints.clear()
  await expectAccessible(page)
  await start.click()
  await expect(snackbars(page)).toContainText('Run scheduled')
  await page.getByRole('link', { name: 'Without labels' }).click()
  await expect(pageHeading(page, 'Without labels')).toBeVisible()
  await expect(stage(page, 'Build')).toContainText('Waiting')

  await demo.jump(40)
  await page.reload()
  await expect(stage(page, 'Build')).toContainText('Running')
  await demo.jump(200)
  await page.reload()
  await expect(stage(page, 'Process')).toContainText('The recordings have no labels.')
  await expect(stage(page, 'Train')).toContainText('No reports.')
  await page.getByRole('link', { name: 'Recordings 1 of 2' }).click()
  const log = page.getByRole('region', { name: 'PROCESS LOG', exact: true })
  await expect(log).toContainText('ERROR: The recordings have no labels.')
  await expect(page.getByText('End of log events')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Recordings 2 of 2' }).click()
  await expect(page.getByRole('main').getByText('No Data')).toBeVisible()
  await page.goBack()

  await page.getByRole('button', { name: 'Execute run' }).click()
  await expect(suggestField(page, 'Commit ID')).toHaveValue(/^[0-9a-f]{40}$/)
  await drawer(page).getByRole('button', { name: 'Newest of try/process-fails' }).click()
  await expect(suggestField(page, 'Branch')).toHaveValue('try/process-fails')
  const asked = await demo.calls('ml.listBuildReports')
  await drawer(page).getByRole('radio', { name: 'Reuse build stage' }).click()
  await expect(textField(page, 'Config Path')).toBeDisabled()
  await textField(page, 'Name').fill('With the same build')
  const built = drawer(page).getByRole('combobox', { name: 'Run', exact: true })
  await expect(built).toContainText('Select')
  expect(await demo.calls('ml.listBuildReports')).toBe(asked)
  await built.click()
  await page.getByRole('option', { name: 'Without labels' }).click()
  await expect(drawer(page).getByRole('button', { name: 'config.yaml' })).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Change…' }).click()
  const settings = page.getByRole('dialog', { name: 'Change settings' })
  await settings.getByRole('textbox', { name: 'batch_size' }).fill('48')
  await settings.getByRole('button', { name: 'Write into the command' }).click()
  await expect(textField(page, 'Training Command')).toHaveValue('python train.py --batch_size 48')
  await drawer(page).getByRole('combobox', { name: 'Reuse Process Run' }).click()
  await page.getByRole('option', { name: 'Larger batches' }).click()
  await start.click()
  await page.getByRole('link', { name: 'With the same build' }).click()
  await demo.jump(20)
  await page.reload()
  for (const name of ['Build', 'Process']) {
    await expect(stage(page, name)).toContainText('Skipped')
    await expect(stage(page, name).getByRole('list')).toHaveCount(0)
  }
  await stage(page, 'Build').getByRole('link', { name: 'reused' }).click()
  await expect(pageHeading(page, 'Without labels')).toBeVisible()
})

test('a run whose repository is gone is not repeated from another one', async ({ page }) => {
  await page.goto('/evaluation/mlexperiments?tab=integrations')
  await page.getByRole('button', { name: 'Actions for shuttle-lab/night-detector' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.goto(await runAddress('Larger batches'))
  await page.getByRole('button', { name: 'Execute run' }).click()
  await expect(drawer(page)).toContainText(/shuttle-lab\/night-detector was deleted on \d/)
  const integration = drawer(page).getByRole('combobox', { name: 'Integration' })
  await expect(integration).toContainText('Select')
  await expect(drawer(page)).toContainText('Select an integration.')
  await expect(drawer(page).getByRole('button', { name: 'Start run' })).toBeDisabled()
  await expectAccessible(page)
  await integration.click()
  await page.getByRole('option', { name: 'shuttle-lab/lane-model' }).click()
  await expect(drawer(page).getByRole('button', { name: 'Start run' })).toBeEnabled()
})

test('a log is read as far as it is scrolled, and shows the newest lines first while it grows', async ({
  page,
  demo,
}) => {
  const log = page.getByRole('region', { name: 'TRAIN LOG', exact: true })
  const end = page.getByText('End of log events')
  await page.goto(await stageReportAddress('train', 'Twice the epochs'))
  await expect(page.getByText(/^200 lines.* so far$/)).toBeVisible()
  expect(await demo.calls('ml.listLogStreamEvents')).toBe(2)
  await log.press('End')
  await expect(page.getByText(/^[34]00 lines.* so far$/)).toBeVisible()
  await expect(end).toBeHidden()
  await page.getByRole('button', { name: 'Read all' }).click()
  await expect(end).toBeVisible()
  await expect(page.getByText(/so far$/)).toBeHidden()

  await page.goto(await stageReportAddress('train', 'Night recordings'))
  const first = log.getByRole('link', { name: /^Line/ }).first()
  const numbers = async () => {
    const names = await log.getByRole('link', { name: /^Line/ }).allTextContents()
    return names.map((name) => Number(name.replace(',', '')))
  }
  await expect(first).toBeVisible()
  const order = page.getByRole('button', { name: 'Newest first' })
  await expect(order).toHaveAttribute('aria-pressed', 'true')
  const before = await numbers()
  expect(before).toEqual(before.toSorted((one, other) => other - one))
  await demo.jump(120)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(async () => (await numbers())[0]).toBeGreaterThan(before[0] ?? 0)
  await order.click()
  await log.press('Home')
  await expect(first).toHaveText('1')
})

test('a log that does not come says how often it is asked for again, and comes', async ({
  page,
  demo,
}) => {
  // Long enough for nothing to be asked for by itself meanwhile.
  const refused = { kind: 'status', status: 500, form: 'code', retryAfter: 90 } as const
  await demo.fault('ml.listLogStreamEvents', refused)
  await page.goto(await stageReportAddress('build', 'Larger batches'))
  await expect(page.getByRole('main')).toContainText(/Retrying \(\d+ of 10\)/)
  await demo.clearFaults()
  await page.getByRole('button', { name: 'Retry now' }).click()
  await expect(page.getByText('Start of log events')).toBeVisible()
})

test('a run is canceled after a question, and shows its config', async ({ page, demo }) => {
  await page.goto(await runAddress('Night recordings'))
  await page.getByRole('button', { name: 'Cancel Run' }).click()
  const question = page.getByRole('alertdialog', { name: 'Do you want to cancel the run?' })
  await expect(question).toContainText('NOTE: It may take a few minutes to cancel a run.')
  await question.getByRole('button', { name: 'Cancel Run' }).click()
  await expect(page.getByRole('button', { name: 'Canceling...' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Canceling...' })).toBeDisabled()
  await demo.jump(60)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Canceled')
  await expect(page.getByRole('button', { name: 'Cancel Run' })).toBeHidden()

  await page.getByRole('button', { name: /\.yaml$/ }).click()
  const config = page.getByRole('dialog', { name: 'Config' })
  await expect(config).toContainText('batch_size:')
  await expect(config.getByRole('button', { name: 'Copy config' })).toBeVisible()
  await expectAccessible(page)
})

test('a deleted experiment loses its actions, and the log of an old run says that it is gone', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/410/)
  expectProblem(/Download URL not available/)
  await page.goto(await runAddress('Build of April'))
  await page.getByRole('button', { name: 'Source', exact: true }).click()
  const source = page.getByRole('dialog', { name: 'Download source' })
  await expectRefused(source.getByRole('button', { name: /^Download/ }), 'The source has expired.')
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('button', { name: 'Download', exact: true }).click()
  const files = page.getByRole('dialog', { name: 'Download', exact: true })
  await files.getByRole('tab', { name: 'Checkpoints' }).click()
  await files
    .getByRole('button', { name: /^Download epoch/ })
    .first()
    .click()
  await expect(files.getByText('Download URL not available')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Image' }).click()
  await expect(page.getByText('Log has expired.')).toBeVisible()

  await page.goto(await experimentAddress(experimentWithAll))
  await page.getByRole('button', { name: `Actions for ${experimentWithAll}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure to delete the experiment?',
  })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The experiment has been deleted')).toBeVisible()
  for (const name of ['Execute run', `Actions for ${experimentWithAll}`]) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
  }
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Larger batches', exact: true }).click()
  await expect(pageHeading(page, 'Larger batches')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Execute run' })).toBeHidden()
  await page.goto(await experimentAddress(experimentWithAll, { below: '/edit' }))
  await expect(page.getByRole('main').getByText('The experiment has been deleted')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCount(0)
})

test('a deleted experiment without runs has no button for its first one', async ({ page }) => {
  const name = 'Intent of pedestrians'
  await page.goto(await experimentAddress(name))
  const first = page.getByRole('button', { name: 'Execute the first run' })
  await expect(first).toBeVisible()
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The experiment has been deleted')).toBeVisible()
  await expect(first).toHaveCount(0)
})

test('the page of a run draws the values that its training log names', async ({ page }) => {
  await page.goto(await runAddress('New loss'))
  await expect(page.getByRole('alert')).toContainText(
    'Train failed. The training ran out of memory.',
  )
  const why = page.getByRole('region', { name: 'Why it failed' })
  await expect(why.getByText(/ERROR: The training ran out of memory\./)).toBeVisible()
  await expect(why.getByRole('link', { name: 'Line 145 of the log' })).toBeVisible()
  await expect(why.getByText('loss', { exact: true })).toBeVisible()
  await expect(why.getByText('focal')).toBeVisible()
  const figures = page.getByRole('definition')
  await expect(
    figures.filter({ hasText: /^best 0\.\d+, epoch 1\d$|^best, epoch 12$/ }),
  ).not.toHaveCount(0)
  await expect(figures.filter({ hasText: /best of 12 runs$/ })).not.toHaveCount(0)
  const curves = page.getByRole('region', { name: 'Curves' })
  await expect(curves.getByRole('figure').filter({ hasText: 'Loss by epoch' })).toContainText(
    /val_loss\s*0\.\d+\s*best 0\.\d+, epoch \d+/,
  )
  const losses = curves.getByRole('slider', { name: 'Loss, epoch' })
  await losses.focus()
  await losses.press('ArrowLeft')
  await expect(losses).toHaveAttribute('aria-valuetext', /^epoch 11: train_loss 0\.\d+/)
  await expect(curves.getByRole('slider', { name: 'Validation, epoch' })).toHaveAttribute(
    'aria-valuenow',
    '11',
  )
  await curves.getByRole('switch', { name: 'Log scale' }).check()
  await expect(curves.getByRole('img', { name: 'Loss by epoch' })).toBeVisible()
  await expectAccessible(page)
})

import { pageHeading, tableRows } from '../support/console.ts'
import {
  experimentAddress,
  experimentWithAll,
  largestComparisonAddress,
} from '../support/ml-addresses.ts'
import { expect, test } from '../support/test.ts'

test('the list of runs has columns of config values, kept and sorted', async ({ page }) => {
  await page.goto(await experimentAddress(experimentWithAll))
  const heads = page.getByRole('table', { name: 'Runs' }).getByRole('columnheader')
  await expect(heads.filter({ hasText: 'val_loss' })).toBeVisible()
  await expect(heads.filter({ hasText: 'Process' })).toHaveCount(0)
  // A large value is not cut.
  const diverged = tableRows(page, 'Runs').filter({ hasText: 'Learning rate 0.1' })
  const large = diverged.getByText(/^\d{5}\.\d+$/).first()
  await expect(large).toBeVisible()
  const isWhole = (one: Element) => one.scrollWidth <= one.clientWidth
  expect(await large.evaluate(isWhole)).toBe(true)
  for (const name of ['val_accuracy', 'map_50']) {
    expect(await heads.filter({ hasText: name }).evaluate(isWhole)).toBe(true)
  }
  // The table is wider than the page; its menus are in view all the same.
  await expect(page.getByRole('button', { name: 'Actions for New loss' })).toBeInViewport()

  await page.getByRole('button', { name: 'Columns' }).click()
  const panel = page.getByRole('dialog', { name: 'Columns' })
  await panel.getByRole('checkbox', { name: 'config.learning_rate' }).click()
  await panel.getByRole('checkbox', { name: 'Process' }).click()
  await page.keyboard.press('Escape')
  const rate = heads.filter({ hasText: 'config.learning_rate' })
  await rate.getByRole('button').click()
  await expect(page).toHaveURL(/sort=config/)
  await expect(tableRows(page, 'Runs').last()).toContainText('Learning rate 0.1')
  await page.reload()
  await expect(rate).toBeVisible()
  await expect(heads.filter({ hasText: 'Process' })).toBeVisible()
  await expect(tableRows(page, 'Runs').last()).toContainText('Learning rate 0.1')
})

test('runs are compared as charts, and two configs side by side', async ({ page }) => {
  await page.goto(await experimentAddress(experimentWithAll))
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(tableRows(page, 'Comparison').filter({ hasText: 'val_loss' })).toBeVisible()
  // Curves of all that have been trained, each run against the first one, and one to be released from its column.
  const curves = page.getByRole('region', { name: 'Curves' })
  await expect(curves.getByRole('figure').filter({ hasText: 'val_loss by epoch' })).toContainText(
    'Twice the epochs',
  )
  await expect(curves).toContainText('Without a curve: ')
  await curves.getByRole('switch', { name: 'Log scale' }).uncheck()
  await expect(page).toHaveURL(/scale=linear/)
  // Rows of one line under the heads of their groups, the metrics first.
  const comparison = page.getByRole('table', { name: 'Comparison' })
  const groups = comparison.locator('th[scope="rowgroup"]')
  await expect(groups).toHaveText(['Metrics', 'Run', 'Config'])
  const row = tableRows(page, 'Comparison').filter({ hasText: 'val_loss' })
  expect((await row.boundingBox())?.height).toBe(32)
  const head = (name: string) =>
    page.getByRole('table', { name: 'Comparison' }).getByRole('columnheader', { name, exact: true })
  await page.getByRole('button', { name: 'Take Twice the epochs as baseline' }).click()
  await expect(page).toHaveURL(/base=/)
  await expect(head('Twice the epochs')).toContainText('Baseline')
  await expect(head('Larger batches').getByRole('button', { name: /^Release / })).toBeVisible()
  await expect(tableRows(page, 'Comparison').filter({ hasText: 'val_accuracy' })).toContainText(
    /[−+]\d+ %/,
  )
  await page.goBack()
  await expect(page.getByText('15 selected')).toBeVisible()
  await page.goForward()

  await page.getByRole('tab', { name: 'Parallel coordinates' }).click()
  await expect(page.getByRole('img', { name: /of 15 runs: .*batch_size.*val_loss/ })).toBeVisible()
  const runs = page.getByRole('list', { name: 'Compared runs' })
  const main = page.getByRole('main')
  await expect(main.getByText('Point at a run to see which one it is.')).toBeVisible()
  await runs.getByRole('link', { name: 'New loss' }).focus()
  await expect(main.getByText('Point at a run to see which one it is.')).toBeHidden()

  // A part of an axis, drawn with the pointer and moved with the keys.
  const most = page.getByRole('slider', { name: 'Metric val_loss, to' })
  const columns = page.getByRole('table', { name: 'Comparison' }).getByRole('columnheader')
  await expect(columns.filter({ hasText: 'Learning rate 0.1' })).toHaveCount(1)
  await most.hover()
  await page.mouse.down()
  const end = await most.boundingBox()
  if (!end) throw new Error('The end of the axis has no place.')
  await page.mouse.move(end.x + end.width / 2, end.y + 60)
  await page.mouse.up()
  await expect(page).toHaveURL(/ranges=Metric/)
  await expect(main.getByText(/^1\d of 15 runs$/)).toBeVisible()
  await expect(columns.filter({ hasText: 'Learning rate 0.1' })).toHaveCount(0)
  await most.press('PageDown')
  await most.press('PageDown')
  await most.press('PageDown')
  for (let press = 0; press < 5; press += 1) await most.press('ArrowDown')
  await expect(main.getByText(/^\d of 15 runs$/)).toBeVisible()
  await page.reload()
  await expect(main.getByText(/^\d of 15 runs$/)).toBeVisible()
  await page.getByRole('tab', { name: 'Scatter' }).click()
  await expect(page.getByRole('img', { name: /^Scatter of \d runs/ })).toBeVisible()
  await page.getByRole('button', { name: /^Remove Metric val_loss/ }).click()
  await expect(page.getByRole('img', { name: /^Scatter of 1\d runs/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Parallel coordinates' }).click()

  await page.getByRole('button', { name: /^Axes/ }).click()
  await page.getByRole('checkbox', { name: 'Metric val_loss' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('img', { name: /val_loss/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('img', { name: /batch_size/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /val_loss/ })).toHaveCount(0)

  await page.getByRole('tab', { name: 'Scatter' }).click()
  await page.getByRole('combobox', { name: 'Across' }).selectOption('Config learning_rate')
  await expect(page).toHaveURL(/x=Config/)
  await page.reload()
  // Those that have not been trained have no place.
  const chart = page.getByRole('img', { name: /^Scatter of 1\d runs: learning_rate across/ })
  await expect(chart).toBeVisible()
  const beyond = await chart.evaluate((svg) => {
    const ends = [...svg.querySelectorAll('circle')].map((point) => point.getBoundingClientRect().x)
    return Math.max(...ends) - svg.getBoundingClientRect().right
  })
  expect(beyond, 'px to the right of the chart').toBeLessThan(1)

  await page.getByRole('tab', { name: 'Two configs' }).click()
  await page.getByRole('combobox', { name: 'Config of' }).selectOption('Larger batches')
  await page.getByRole('combobox', { name: 'Beside that of' }).selectOption('Learning rate 0.1')
  const differences = tableRows(page, 'Differences of the configs')
  await expect(differences.filter({ hasText: 'learning_rate' })).toContainText('0.1')
  await expect(differences.filter({ hasText: 'training_artifacts.package_id' })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Beside that of' })).toHaveValue(/^[\w-]{36}$/)
  await expect(differences.filter({ hasText: 'learning_rate' })).toContainText('0.1')
  await runs.getByRole('link', { name: 'Larger batches' }).click()
  await expect(pageHeading(page, 'Larger batches')).toBeVisible()
})

test('a hundred runs are compared with one list of them, and with few cells at once', async ({
  page,
  demo,
}) => {
  await page.goto(await largestComparisonAddress())
  const runs = page.getByRole('list', { name: 'Compared runs' })
  await expect(runs.getByRole('link')).toHaveCount(100)
  await expect(tableRows(page, 'Comparison').filter({ hasText: 'val_loss' })).toBeVisible()
  // 500 runs come in pages of 100.
  await expect.poll(() => demo.calls('ml.listRuns')).toBe(5)
  expect(await page.locator('td, th').count()).toBeLessThan(1500)
  await page.getByRole('tab', { name: 'Parallel coordinates' }).click()
  await expect(page.getByRole('img', { name: /of 100 runs/ })).toBeVisible()
  expect(await demo.calls('ml.listRuns')).toBe(5)
  expect(await demo.calls('ml.getRun')).toBe(0)
})

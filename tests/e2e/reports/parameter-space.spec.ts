import { limitAddress } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

test('a part of a parameter space is selected, and run by itself', async ({ page, demo }) => {
  const main = page.getByRole('main')
  const grid = main.getByRole('grid', { name: 'Cases by ego_speed and cut_in_gap' })
  const selection = main.getByRole('region', { name: 'Selection', exact: true })
  const rows = main
    .getByRole('table', { name: 'Selected cases' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') })

  await page.goto(await limitAddress())
  await expect(main).toContainText(
    'The limit of cut_in_gap moved up by 2 at 16 of 17 values of ego_speed; new at ego_speed 10.',
  )
  // The page of the job leads here, with the same sentence beside a small picture.
  await main
    .getByRole('link', { name: /^Cut-in gap over speed, brakes later/ })
    .first()
    .click()
  await main
    .getByRole('link', { name: /^The limit of cut_in_gap moved up by 2 at 16 of 17/ })
    .click()
  await expect(page).toHaveURL(/tab=scenarioParameterGroup/)
  await grid.focus()
  const cell = grid.getByRole('gridcell')
  await expect(cell).toHaveAccessibleName('ego_speed 10, cut_in_gap 4: Failed')
  await main.getByRole('combobox', { name: 'Colour', exact: true }).selectOption('Duration')
  await expect(cell).toHaveAccessibleName('ego_speed 10, cut_in_gap 4: Failed, 5 s')
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'PNG', exact: true }).click()
  expect((await download).suggestedFilename()).toBe('parameter-space.png')
  await main.getByRole('combobox', { name: 'Colour', exact: true }).selectOption('Result')
  await grid.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp'])
    await page.keyboard.press(key)
  await expect(cell).toHaveAccessibleName('ego_speed 15, cut_in_gap 8: Passed')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) {
    await page.keyboard.press(`Shift+${key}`)
  }
  await expect(selection.getByRole('status')).toContainText('4 failed · 2 passed of 6')
  await expect(rows).toHaveCount(6)
  await expect(rows.first()).toContainText('New')
  // Half the step, unless one wants the whole.
  await expect(selection).toContainText('range(15,20,1.25)')

  // A link has all of it: what is selected, and which values of the other parameters are shown.
  await main.getByRole('button', { name: 'weather rain 93 of 153 failed' }).click()
  await expect(selection.getByRole('status')).toContainText('6 failed · 0 passed of 6')
  await main.getByRole('combobox', { name: 'weather', exact: true }).selectOption('All values')
  await expect(selection.getByRole('status')).toContainText('10 failed · 2 passed of 12')
  await expect(cell).toHaveAccessibleName('ego_speed 20, cut_in_gap 6: 2 cases, Failed')
  await main.getByRole('button', { name: 'weather clear 67 of 153 failed' }).click()
  await expect(selection.getByRole('status')).toContainText('4 failed · 2 passed of 6')
  const half = selection.getByRole('switch', { name: 'Half the step' })
  await half.click()
  await expect(selection).toContainText('range(15,20,2.5)')
  await page.reload()
  await expect(selection.getByRole('status')).toContainText('4 failed · 2 passed of 6')
  await expect(selection).toContainText('range(15,20,2.5)')
  await half.click()
  await expect(selection).toContainText('range(15,20,1.25)')
  await expect(selection.getByRole('link', { name: 'Open as a new suite' })).toHaveAttribute(
    'href',
    /overrides=range:ego_speed:15:20:1.25,range:cut_in_gap:6:8:1,list:weather:clear/,
  )

  await demo.fault('evaluation.scheduleJob', { kind: 'status', status: 400, form: 'code' }, 1)
  await grid.focus()
  await page.keyboard.press('r')
  const dialog = page.getByRole('alertdialog', { name: 'Run the narrowed evaluation?' })
  await expect(dialog).toContainText('15 cases of ')
  await dialog.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Run', exact: true }).click()
  // The suite was saved by the first try.
  await expect(page).toHaveURL(/\/reports\/[\w-]+(\?|$)/)
  expect(await demo.calls('evaluation.createSuite')).toBe(1)

  // Asks at once for what the next poll would bring.
  await demo.jump(60)
  await page.reload()
  await main.getByRole('tab', { name: /^Suites/ }).click()
  await expect(main.getByRole('link', { name: /^Narrowed: / })).toBeVisible()
})

import { readCalls } from '../../simulate/calls.ts'
import { pollingScreens } from '../../simulate/polling-screens.ts'
import { roundOfPolls } from '../../simulate/round.ts'
import { found } from '../support/addresses.ts'
import { screens } from '../support/areas.ts'
import { identity, reportRows } from '../support/reports.ts'
import { expect, test } from '../support/test.ts'

const table = readCalls()

for (const [name, address] of Object.entries(pollingScreens)) {
  test.describe(name, () => {
    test.use({ persona: screens.find((screen) => screen.name === name)?.persona ?? 'Member' })

    test('polls what the simulation knows', async ({ page, demo }) => {
      expect(await roundOfPolls(page, demo, await found(address))).toEqual(table[name]?.polls)
    })
  })
}

test('a list that has not changed is not sent again, and is shown all the same', async ({
  page,
  demo,
}) => {
  const statuses = async () =>
    (await demo.ledger()).find(({ operation }) => operation === 'evaluation.listJobReports')
      ?.statuses
  // Further links of a row come later, with what its evidence tells.
  const names = async () =>
    Promise.all((await reportRows(page).all()).map((row) => identity(row).innerText()))
  await page.goto('/evaluation/reports')
  await expect(reportRows(page)).toHaveCount(20)
  const before = await names()
  // By the next poll, which may come meanwhile, nothing has changed either.
  await expect.poll(async () => (await statuses())?.[200]).toBe(2)
  const unchanged = (await statuses())?.[304] ?? 0
  await page.reload()
  await expect.poll(names).toEqual(before)
  await expect.poll(async () => (await statuses())?.[304]).toBeGreaterThan(unchanged + 1)
  expect((await statuses())?.[200]).toBe(2)
})

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
  const answers = async () => {
    const statuses = (await demo.ledger()).find(
      ({ operation }) => operation === 'evaluation.listJobReports',
    )?.statuses
    return { whole: statuses?.[200] ?? 0, unchanged: statuses?.[304] ?? 0 }
  }
  // Further links of a row come later, with what its evidence tells.
  const names = async () =>
    Promise.all((await reportRows(page).all()).map((row) => identity(row).innerText()))
  await page.goto('/evaluation/reports')
  await expect(reportRows(page)).toHaveCount(20)
  const before = await names()
  // Page and evidence read the first page each, and one of them the second. Where both ask for one at a time, it is sent to both.
  await expect
    .poll(async () => {
      const { whole, unchanged } = await answers()
      return whole + unchanged
    })
    .toBeGreaterThanOrEqual(3)
  const { whole, unchanged } = await answers()
  await page.reload()
  await expect.poll(names).toEqual(before)
  await expect.poll(async () => (await answers()).unchanged).toBeGreaterThan(unchanged + 1)
  expect((await answers()).whole).toBe(whole)
})

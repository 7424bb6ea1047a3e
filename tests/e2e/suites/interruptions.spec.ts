import type { Page } from '@playwright/test'
import type { Fault } from '@/demo-protocol/demo-answers.ts'
import { suiteRows } from '../support/suites.ts'
import { expectDone, openTask, tray } from '../support/tasks.ts'
import { expect, test } from '../support/test.ts'

const refusal = (status: number): Fault => ({ kind: 'status', status, form: 'code', retryAfter: 3 })

interface Interruption {
  fault: Fault
  says: string | RegExp
  /** What a person does about it. */
  mend?: (page: Page) => Promise<unknown>
}

const interruptions: Readonly<Record<string, Interruption>> = {
  limited: { fault: refusal(429), says: /Paused until \d\d:\d\d:\d\d/ },
  maintenance: {
    fault: refusal(503),
    says: 'Maintenance',
    mend: (page) => page.getByRole('link', { name: 'Try again' }).click(),
  },
  offline: { fault: { kind: 'drop' }, says: 'No connection' },
  // The next call that is answered ends it, as a sign-in does.
  refused: {
    fault: refusal(401),
    says: 'Signed out',
    mend: (page) => page.getByRole('link', { name: 'Maps', exact: true }).click(),
  },
}

const address = '/evaluation/suites?page_size=10&sort=name'

/** The numbers of the newest versions of the suites on the page. */
const versions = async (page: Page) => {
  await page.goto(address)
  await expect(suiteRows(page)).toHaveCount(10)
  const index = (await page.getByRole('columnheader').allTextContents()).indexOf('Version')
  const cells = await suiteRows(page).evaluateAll(
    (rows, at) => rows.map((row) => row.children[at]?.textContent),
    index,
  )
  return cells.map(Number)
}

test('a change of many outlasts what interrupts it, and makes each change once', async ({
  page,
  demo,
  expectProblem,
}) => {
  test.slow()
  expectProblem(/Failed to load resource/)
  for (const [name, { fault, says, mend }] of Object.entries(interruptions)) {
    const before = await versions(page)
    await page.getByRole('checkbox', { name: /^Select all/ }).check()
    const bar = page.getByRole('region', { name: 'Selection' })
    await bar.getByRole('button', { name: 'Add label' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a label: 10 suites' })
    await dialog.getByRole('textbox', { name: 'Key' }).fill('outlasts')
    await dialog.getByRole('textbox', { name: 'Value' }).fill(name)
    await demo.fault('evaluation.updateSuite', fault)
    await dialog.getByRole('button', { name: 'Add label' }).click()
    await openTask(page)
    await expect(tray(page)).toContainText(says)
    const sent = await demo.calls('evaluation.updateSuite')
    await expect(tray(page)).toContainText('10 left')
    expect(await demo.calls('evaluation.updateSuite')).toBe(sent)
    await demo.clearFaults()
    await mend?.(page)
    await expectDone(page, '10 of 10', 60_000)
    expect(await versions(page)).toEqual(before.map((version) => version + 1))
  }
})

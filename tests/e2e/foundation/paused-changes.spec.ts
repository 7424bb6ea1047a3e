import type { Page } from '@playwright/test'
import { pageHeading } from '../support/console.ts'
import type { Demo } from '../support/demo.ts'
import { chooseOnSignInPage, signIn, signInHeading, storedUser } from '../support/sign-in.ts'
import { suiteRows } from '../support/suites.ts'
import { expectDone, openTask, tray } from '../support/tasks.ts'
import { expect, test } from '../support/test.ts'

const operation = 'evaluation.updateSuite'

/** More than the calls at a time. */
const most = 6

const list = '/evaluation/suites?page_size=10&sort=name'

/** Adds a label to the first suites of the list, and opens what the tray says of it. */
const label = async (page: Page, count: number, value: string) => {
  for (const row of Array(count).keys()) {
    await suiteRows(page).nth(row).getByRole('checkbox').check()
  }
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Add label' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Key' }).fill('outlasts')
  await dialog.getByRole('textbox', { name: 'Value' }).fill(value)
  await dialog.getByRole('button', { name: 'Add label', exact: true }).click()
  await openTask(page)
}

/** How many changes the service has taken, and how many it has refused. */
const sent = async (demo: Demo) => {
  const entry = (await demo.ledger()).find((each) => each.operation === operation)
  const counts = { taken: 0, refused: 0 }
  for (const [status, times] of Object.entries(entry?.statuses ?? {})) {
    counts[status.startsWith('2') ? 'taken' : 'refused'] += times
  }
  return counts
}

const press = (page: Page, name: string) =>
  tray(page).getByRole('button', { name, exact: true }).click()

test('a change that the platform has asked to wait waits as long, whatever the network does, and is made once', async ({
  page,
  context,
  demo,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/)
  await page.clock.install()
  await page.goto(list)
  await demo.fault(operation, { kind: 'status', status: 429, form: 'code', retryAfter: 60 })
  await label(page, most, 'limit')
  await expect(tray(page)).toContainText(/Paused until \d\d:\d\d:\d\d/)
  await expect(tray(page)).toContainText('The platform asked to wait.')
  await expect(tray(page)).toContainText(`0 of ${most}`)
  await expect.poll(async () => (await sent(demo)).refused).toBeGreaterThan(0)
  const first = await sent(demo)
  await demo.clearFaults()

  // The network goes and comes meanwhile: that is no leave to send.
  await context.setOffline(true)
  await page.clock.fastForward(20_000)
  await expect(tray(page)).toContainText(/Paused until \d\d:\d\d:\d\d/)
  await context.setOffline(false)
  await page.clock.fastForward(20_000)
  await expect(tray(page)).toContainText(/Paused until \d\d:\d\d:\d\d/)
  expect(await sent(demo)).toEqual(first)

  // It is gone when the wait is over.
  await context.setOffline(true)
  await page.clock.fastForward(25_000)
  await expect(tray(page)).toContainText('No connection')
  await expect(tray(page)).toContainText('It goes on by itself once it does.')
  await expect(tray(page)).toContainText(`${most} left`)
  await context.setOffline(false)
  await expect(tray(page)).toContainText(/[1-9] of \d/)
  // After an outage calls wait for their turn, unless somebody is there.
  await page.keyboard.press('Shift')
  await expectDone(page, `${most} of ${most}`)
  expect(await sent(demo)).toEqual({ taken: most, refused: first.refused })
})

test('a change outlasts a maintenance and a reload in the middle of it: each result is told, and the rest goes on', async ({
  page,
  demo,
  running,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/)
  await page.goto(list)
  await expect(suiteRows(page)).toHaveCount(10)
  const last = await suiteRows(page)
    .nth(most - 1)
    .getByRole('link')
    .first()
    .getAttribute('href')
  const id = /suites\/([\w-]+)/.exec(last ?? '')?.[1] ?? ''
  const goOn = running.traffic.hold(new RegExp(`/suites/${id}$`))
  await label(page, most, 'maintenance')
  await expect(tray(page)).toContainText(`${most - 1} of ${most}`)
  await demo.fault('*', { kind: 'status', status: 503, form: 'none' })
  goOn()
  await expect(pageHeading(page, 'The service is under maintenance.')).toBeVisible()
  await expect(tray(page)).toContainText('Maintenance')
  await expect(tray(page)).toContainText('1 left')

  page.once('dialog', (question) => question.accept())
  await page.reload()
  await expect(pageHeading(page, 'The service is under maintenance.')).toBeVisible()
  await expect(tray(page)).toContainText(`Stopped at ${most - 1} of ${most}`)
  await demo.clearFaults()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(pageHeading(page, 'Suites')).toBeVisible()
  await expect(tray(page)).toContainText(`Stopped at ${most - 1} of ${most}`)
  await openTask(page)
  await expect(tray(page)).toContainText('Nothing more is sent until you go on.')
  await press(page, `All ${most} results`)
  const results = page.getByRole('dialog')
  await expect(results.getByText('Not sent', { exact: true })).toHaveCount(1)
  await results.getByRole('button', { name: 'Close' }).first().click()
  expect((await sent(demo)).taken).toBe(most - 1)
  await press(page, 'Go on with 1')
  await expectDone(page, `${most} of ${most}`)
  expect((await sent(demo)).taken).toBe(most)
})

test.describe('a change whose user leaves', () => {
  test.use({ persona: null })

  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: 'Log out' }).click()
  }
  const signInAs = async (page: Page, persona: 'Member' | 'Privileged') => {
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(signInHeading(page)).toBeVisible()
    await chooseOnSignInPage(page, persona)
    await page.goto(list)
    await expect(suiteRows(page)).toHaveCount(10)
  }

  test('is shown to nobody else and sent by nobody else, and waits for its user', async ({
    page,
    demo,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource/)
    await signIn(page, 'Member', list)
    await demo.fault('evaluation.getSuite', { kind: 'slow', milliseconds: 60_000 })
    await label(page, most, 'user')
    await expect(tray(page)).toContainText(`${most} left`)
    await signOut(page)
    const question = page.getByRole('alertdialog', { name: `${most} suites are not labelled yet` })
    await question.getByRole('button', { name: 'Leave and stop' }).click()
    await expect(page.getByText('You are signed out.')).toBeVisible()
    await expect(tray(page)).toBeHidden()
    await demo.clearFaults()

    await signInAs(page, 'Privileged')
    await expect(tray(page)).toBeHidden()
    await label(page, 1, 'other')
    await expectDone(page, '1 of 1')
    expect(await sent(demo)).toEqual({ taken: 1, refused: 0 })

    await signOut(page)
    await signInAs(page, 'Member')
    await openTask(page)
    await expect(tray(page)).toContainText('5 failed')
    await press(page, 'Go on with 1')
    await press(page, 'Retry 5')
    await expectDone(page, `${most} of ${most}`)
    expect(await sent(demo)).toEqual({ taken: 1 + most, refused: 0 })
  })

  test('is not sent with the tokens of who signs in beside it, and waits for its user', async ({
    page,
    context,
    demo,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource/)
    await signIn(page, 'Member', list)
    const member = await storedUser(page)
    await demo.fault(operation, { kind: 'status', status: 401, form: 'code' })
    await label(page, most, 'window')
    await expect(tray(page)).toContainText('Signed out')
    await expect(tray(page)).toContainText('It goes on once you have signed in again.')
    const first = await sent(demo)
    await demo.clearFaults()

    await context.clearCookies()
    const asked: string[] = []
    page.on('dialog', async (question) => {
      asked.push(question.type())
      await question.dismiss()
    })
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await (await opened).getByRole('button', { name: 'Privileged', exact: true }).click()
    await expect
      .poll(async () => (await storedUser(page))?.access_token)
      .not.toBe(member?.access_token)
    await expect(page.getByRole('button', { name: /^Signed in as/ })).not.toHaveAccessibleName(
      'Signed in as Aiko Tanaka',
    )
    expect(asked).toEqual([])
    await expect(tray(page)).toBeHidden()
    await label(page, 1, 'other')
    await expectDone(page, '1 of 1')
    expect(await sent(demo)).toEqual({ ...first, taken: 1 })

    await signOut(page)
    await signInAs(page, 'Member')
    await openTask(page)
    await press(page, `Go on with ${most}`)
    await expectDone(page, `${most} of ${most}`)
    expect(await sent(demo)).toEqual({ ...first, taken: 1 + most })
  })
})

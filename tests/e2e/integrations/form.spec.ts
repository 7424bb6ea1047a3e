import { expectAccessible } from '../support/accessibility.ts'
import { breadcrumb, pageHeading } from '../support/console.ts'
import {
  fillGithub,
  openIntegration,
  openNewIntegration,
  textField,
  tokenField,
} from '../support/integrations.ts'
import { addLabel, expectRefused, forward } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const secret = 'secret-of-the-test'

test('asks for what GitHub needs, and only once it was edited', async ({ page }) => {
  await openNewIntegration(page)
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveText([
    /Input Information/,
    /Confirm Information/,
  ])
  const messages = [
    'GitHub Owner is required.',
    'GitHub Repo is required.',
    'Access Token is required.',
  ]
  await expectRefused(forward(page), '3 fields need attention.')
  const main = page.getByRole('main')
  for (const message of messages)
    await expect(main.getByText(message, { exact: true })).toHaveCount(0)
  await textField(page, 'Owner').focus()
  await textField(page, 'Repo').focus()
  await tokenField(page).focus()
  await tokenField(page).blur()
  for (const message of messages)
    await expect(main.getByText(message, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(forward(page)).toHaveText('Next')
  await fillGithub(page)
  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
})

test('asks for what GitLab needs: a whole number', async ({ page }) => {
  await openNewIntegration(page)
  await page.getByRole('radio', { name: 'GitLab' }).check()
  await expectRefused(forward(page), '2 fields need attention.')
  for (const text of ['0', '1.5', 'abc', '']) {
    await textField(page, 'Project ID').fill(text)
    await expect(page.getByText('GitLab Project ID is required.', { exact: true })).toBeVisible()
  }
  await textField(page, 'Project ID').fill('4711')
  await tokenField(page).fill(secret)
  await expect(page.getByRole('switch', { name: 'Merge request' })).toBeVisible()
  await forward(page).click()
  await expect(page.getByRole('region', { name: 'Basic' })).toContainText('4711')
  await forward(page).click()
  await expect(pageHeading(page, 'GitLab project 4711')).toBeVisible()
})

test('makes an integration with everything, and never shows or keeps its token', async ({
  page,
}) => {
  test.slow()
  const told: string[] = []
  page.on('request', (request) => {
    const sent = [request.url(), JSON.stringify(request.headers())]
    if (sent.some((text) => text.includes(secret))) told.push(request.url())
  })
  page.on('console', (message) => expect(message.text()).not.toContain(secret))
  await openNewIntegration(page)
  await fillGithub(page, secret)
  await expect(tokenField(page)).toHaveAttribute('type', 'password')
  await page.getByRole('switch', { name: 'Pull request' }).check()
  const push = page.getByRole('group', { name: 'Push' }).first()
  await push.getByRole('switch').check()
  await textField(push, 'Branch filter').fill('release/*')
  const tag = page.getByRole('group', { name: 'Tag', exact: true })
  await tag.getByRole('switch').check()
  await textField(tag, 'Tag filter').fill('v*')
  await page.getByRole('button', { name: 'Add scheduled event' }).click()
  const first = page.getByRole('group', { name: 'Scheduled event 1' })
  await expect(textField(first, 'Branch')).toBeFocused()
  await textField(first, 'Branch').fill('main')
  await first.getByRole('combobox', { name: 'Rate' }).selectOption('Weekly')
  await page.getByRole('button', { name: 'Add scheduled release event' }).click()
  const release = page.getByRole('group', { name: 'Scheduled release event 1' })
  await textField(release, 'Branch').fill('stable')
  await release.getByRole('radio', { name: 'Cron Expression' }).check()
  await expect(release.getByText('Every hour')).toBeVisible()
  await addLabel(page, 'area', 'odaiba')
  await page.getByRole('checkbox', { name: 'Skip Test' }).check()
  await expect(page.getByRole('combobox', { name: 'Max Test Retries' })).toHaveValue('0')
  await page.getByRole('checkbox', { name: 'Ignore Essential' }).check()
  await textField(page, 'Description for automated jobs').fill('d'.repeat(101))
  await expect(page.getByText('101 / 100')).toBeVisible()
  await expectRefused(forward(page), 'Description cannot exceed 100 characters.')
  await textField(page, 'Description for automated jobs').fill('Nightly')
  await expectAccessible(page)
  await forward(page).click()

  const expectSettings = async () => {
    const events = page.getByRole('region', { name: 'Events' })
    await expect(events).toContainText('Pushrelease/*')
    await expect(events).toContainText('Pull requestEvery branch')
    await expect(events).toContainText('Release: tagv*')
    await expect(events).toContainText('Release: pushOff')
    await expect(events.getByRole('listitem')).toHaveText([
      'main Weekly',
      'stable 0 * * * * Every hour',
    ])
    await expect(page.getByRole('region', { name: 'Tests' })).toContainText('area: odaiba')
    const options = page.getByRole('region', { name: 'Default Options' })
    await expect(options).toContainText('Skip TestYes')
    await expect(options).toContainText('Ignore EssentialYes')
    await expect(options).toContainText('Max Test Retries-')
    await expect(options).toContainText('Log Expiration60 days')
    await expect(options).toContainText('Nightly')
    await expect(page.locator('body')).not.toContainText(secret)
  }
  await expectSettings()
  await expectAccessible(page)
  await forward(page).click()
  await expect(pageHeading(page, 'shuttle-lab/localization')).toBeVisible()
  await expectSettings()
  await page.reload()
  await expectSettings()
  expect(told).toEqual([])
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  )
  expect(kept).not.toContain(secret)
})

test('a schedule by cron takes only what its fields can hold, and says what is wrong', async ({
  page,
}) => {
  await openNewIntegration(page)
  await fillGithub(page)
  await page.getByRole('button', { name: 'Add scheduled event' }).click()
  const schedule = page.getByRole('group', { name: 'Scheduled event 1' })
  await expectRefused(forward(page), 'Scheduled event 1: Branch is required.')
  await textField(schedule, 'Branch').fill('main')
  await schedule.getByRole('radio', { name: 'Cron Expression' }).check()
  const minute = textField(schedule, 'Minute')
  await expect(minute).toHaveValue('0')
  await expect(schedule.getByRole('row')).toHaveCount(6)

  await minute.fill('')
  await minute.pressSequentially('L5x ')
  await expect(minute).toHaveValue('5')
  await expect(schedule.getByText('Only 0-59, and * ? , - /')).toBeVisible()
  await minute.press('Home')
  await minute.pressSequentially('a1')
  await expect(minute).toHaveValue('15')
  const wrong = [
    ['Minute', '60', '60 is not in 0-59.'],
    ['Hour', '*/0', 'A step is 1 to 59.'],
    ['Date', '5-1', 'The range 5-1 runs backwards.'],
    ['Month', 'JA', 'JA is not in 1-12 or JAN-DEC.'],
    ['Day of week', '', 'Required.'],
  ] as const
  for (const [name, text, error] of wrong) {
    const field = textField(schedule, name)
    const before = await field.inputValue()
    await field.fill(text)
    await expect(field).toHaveAccessibleDescription(error)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expectRefused(forward(page), `Scheduled event 1: ${name}: ${error}`)
    if (name === 'Minute') await expectAccessible(page)
    await field.fill(before)
  }
  await expect(schedule.getByText('At minute 15 of every hour')).toBeVisible()

  await minute.fill('0 0 15W * *')
  await expect(schedule.getByText('Only 1-31 or L, and * ? , - /')).toBeVisible()
  await expect(minute).toHaveValue('15')
  await expect(textField(schedule, 'Date')).toHaveValue('*')
  await minute.fill('30 18 * * mon-fri')
  await expect(textField(schedule, 'Hour')).toHaveValue('18')
  await expect(textField(schedule, 'Day of week')).toHaveValue('mon-fri')
  await expect(schedule.getByText('At 18:30 UTC, on Monday to Friday')).toBeVisible()
  // Tokyo is nine hours ahead.
  await expect(schedule.getByRole('row').nth(1)).toHaveText(/18:30.*03:30/)
  await textField(schedule, 'Day of week').fill('*')
  await textField(schedule, 'Date').fill('30')
  await textField(schedule, 'Month').fill('2')
  await expect(schedule.getByText('Never runs: there is no such day.')).toBeVisible()

  await schedule.getByRole('radio', { name: 'Rate Text' }).check()
  await expect(schedule.getByRole('combobox', { name: 'Rate' })).toHaveValue('daily')
  await schedule.getByRole('radio', { name: 'Cron Expression' }).check()
  await expect(textField(schedule, 'Date')).toHaveValue('30')
  await page.getByRole('button', { name: 'Remove scheduled event 1' }).click()
  await expect(schedule).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add scheduled event' })).toBeFocused()
})

test('a job to run again is a UUID, and lets labels be ignored', async ({ page }) => {
  await openNewIntegration(page)
  await fillGithub(page)
  const job = textField(page, 'Job ID (optional)')
  const warning = page.getByText(
    'Suite Labels will be ignored if Rerun Same Versions Job ID is entered.',
  )
  await addLabel(page, 'area', '')
  await page.getByRole('textbox', { name: 'Value of label 1' }).blur()
  await expect(page.getByText('Value is required.')).toBeVisible()
  await expectRefused(forward(page), 'Value of Label at No.1 is empty.')
  await page.getByRole('textbox', { name: 'Value of label 1' }).fill('odaiba')
  await expect(warning).toHaveCount(0)
  await job.fill('3f9a21c4')
  await expect(warning).toBeVisible()
  await expect(job).toHaveAccessibleDescription('Job ID format is invalid, please enter UUID.')
  await expectRefused(forward(page), 'Job ID format is invalid, please enter UUID.')
  await expectAccessible(page)
  await job.fill('3f9a21c4-8d54-4b0e-9c1f-0a2b3c4d5e6f')
  await expect(warning).toBeVisible()
  await page.getByRole('button', { name: 'Remove label 1' }).click()
  await expect(warning).toHaveCount(0)
  await forward(page).click()
  await expect(page.getByRole('button', { name: 'Copy job ID' })).toBeVisible()
})

test('log expiration is 1 to 60 whole days', async ({ page }) => {
  await openNewIntegration(page)
  const days = page.getByRole('spinbutton', { name: 'Log Expiration' })
  await expect(days).toHaveValue('60')
  for (const [typed, left] of [
    ['0', '1'],
    ['61', '60'],
    ['2.6', '3'],
    ['', '60'],
  ] as const) {
    await days.fill(typed)
    await days.blur()
    await expect(days).toHaveValue(left)
  }
})

test('editing shows what is stored, asks for the token again, and keeps what was not touched', async ({
  page,
}) => {
  await openIntegration(page, 'gitlab')
  const settings = page.getByRole('region', { name: /^(Events|Tests|Default Options)$/ })
  await expect(settings).toHaveCount(3)
  const before = await settings.allTextContents()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(pageHeading(page, 'Edit Integration')).toBeVisible()
  await expect(breadcrumb(page)).toHaveText(
    /^Catalogs\/ Shuttle 4\/ GitLab project \d+\/ Edit Integration$/,
  )
  await expect(tokenField(page)).toHaveValue('')
  await expectRefused(forward(page), 'Access Token is required.')
  await expect(textField(page, 'Project ID')).toHaveValue(/^\d+$/)
  await tokenField(page).fill(secret)
  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
  expect(await settings.allTextContents()).toEqual(before)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(tokenField(page)).toHaveValue(secret)
  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
  await forward(page).click()
  await expect(pageHeading(page, /^GitLab project \d+$/)).toBeVisible()
  await expect(settings).toHaveCount(3)
  expect(await settings.allTextContents()).toEqual(before)
})

test('an integration whose ID is not told is found in the list', async ({ page, demo }) => {
  await openNewIntegration(page)
  await fillGithub(page)
  await forward(page).dblclick()
  await expect(forward(page)).toHaveText('Save')
  await demo.fault('evaluation.createIntegration', { kind: 'empty' })
  await forward(page).click()
  await expect(pageHeading(page, 'Integrations')).toBeVisible()
})

test.describe('the privileged', () => {
  test.use({ persona: 'Privileged' })

  test('see the options of features', async ({ page }) => {
    await openNewIntegration(page)
    await fillGithub(page)
    await page.getByRole('checkbox', { name: 'CARET Enabled' }).check()
    await page.getByRole('checkbox', { name: 'Calculate Scenario Reconstruction Accuracy' }).check()
    await textField(page, 'Developer Build Options').fill('with-asan,')
    await expect(page.getByRole('button', { name: 'Remove with-asan' })).toBeVisible()
    await forward(page).click()
    const options = page.getByRole('region', { name: 'Default Options' })
    await expect(options).toContainText('CARET EnabledYes')
    await expect(options).toContainText('with-asan')
  })
})

import {
  checkbox,
  choice,
  choose,
  drawer,
  expectLocked,
  openFromReports,
  pickCatalog,
  pickItem,
  runButton,
  selector,
  startButton,
  textField,
} from '../support/run-drawer.ts'
import { expect, test } from '../support/test.ts'

const offInRelease = 'Off while Release is on.'
const noTests = 'Nothing runs: Skip Test is on.'

test.describe('with all features', () => {
  test.use({ persona: 'Privileged' })

  test('Release forces off what a release cannot have, and keeps its logs', async ({ page }) => {
    await openFromReports(page)
    await expectLocked(checkbox(page, 'Partial Release'), 'Available while Release is on.')
    const forced = [
      'Clean Build',
      'Debug Build',
      'Disable Logging on Success',
      'CARET Enabled',
      'Calculate Scenario Reconstruction Accuracy',
    ]
    for (const label of forced) await checkbox(page, label).check()
    await drawer(page).getByRole('spinbutton', { name: 'Log Expiration' }).fill('7')
    await checkbox(page, 'Release').check()
    for (const label of forced) {
      await expect(checkbox(page, label)).not.toBeChecked()
      await expect(checkbox(page, label)).toBeDisabled()
      await expect(checkbox(page, label)).toHaveAccessibleDescription(new RegExp(offInRelease))
    }
    await expectLocked(textField(page, 'Log Expiration'), 'A release keeps its logs.')
    await expect(textField(page, 'Log Expiration')).toHaveValue('Indefinite')
    await expectLocked(
      choice(page, 'Reuse build artifacts'),
      'Reuse build artifacts is not available while Release is on.',
    )
    await checkbox(page, 'Partial Release').check()

    await checkbox(page, 'Release').uncheck()
    for (const label of forced) await expect(checkbox(page, label)).not.toBeChecked()
    await expect(checkbox(page, 'Partial Release')).not.toBeChecked()
    await expect(drawer(page).getByRole('spinbutton', { name: 'Log Expiration' })).toHaveValue('7')
  })

  test('developer options are for builds: reuse hides them and gives them back', async ({
    page,
  }) => {
    await openFromReports(page)
    const options = textField(page, 'Developer Build Options')
    await options.fill('with-asan,')
    await choose(page, 'Reuse build artifacts')
    await expectLocked(options, 'Nothing is built when build artifacts are reused.')
    await expect(drawer(page).getByText('with-asan')).toHaveCount(0)
    await choose(page, 'Git')
    await expect(drawer(page).getByText('with-asan')).toBeVisible()
  })

  test('another source type switches Release off, and only git can have it', async ({ page }) => {
    await openFromReports(page)
    await choose(page, 'Tag')
    await textField(page, 'Tag').fill('v1')
    await checkbox(page, 'Release').check()
    await expect(textField(page, 'Tag')).toHaveValue('v1')
    await choose(page, 'Webauto (beta)')
    await expect(
      drawer(page).getByRole('group', { name: 'Source Type' }),
    ).toHaveAccessibleDescription('Release was switched off.')
    await expect(checkbox(page, 'Release')).not.toBeChecked()
    await expectLocked(checkbox(page, 'Release'), 'Only a job built from Git can make a release.')
    await expect(checkbox(page, 'Clean Build')).toBeEnabled()
    await choose(page, 'Git')
    await expect(textField(page, 'Tag')).toHaveValue('v1')
    await expect(checkbox(page, 'Release')).toBeEnabled()
  })
})

test('without the features their fields are not there', async ({ page }) => {
  await openFromReports(page)
  await expect(checkbox(page, 'Skip Test')).toBeVisible()
  await expect(checkbox(page, 'CARET Enabled')).toHaveCount(0)
  await expect(checkbox(page, 'Calculate Scenario Reconstruction Accuracy')).toHaveCount(0)
  await expect(choice(page, 'Webauto (beta)')).toHaveCount(0)
  await expect(textField(page, 'Developer Build Options')).toHaveCount(0)
})

test('reusing build artifacts switches off what builds, releases or skips', async ({ page }) => {
  await openFromReports(page)
  for (const label of ['Clean Build', 'Debug Build', 'Skip Test']) {
    await checkbox(page, label).check()
  }
  await choose(page, 'Reuse build artifacts')
  await expectLocked(checkbox(page, 'Release'), 'Only a job built from Git can make a release.')
  const nothingBuilt = 'Off: nothing is built when build artifacts are reused.'
  await expectLocked(checkbox(page, 'Clean Build'), nothingBuilt)
  await expectLocked(checkbox(page, 'Debug Build'), nothingBuilt)
  await expectLocked(
    checkbox(page, 'Skip Test'),
    'Off: a job that reuses build artifacts only tests.',
  )
  for (const label of ['Release', 'Clean Build', 'Debug Build', 'Skip Test']) {
    await expect(checkbox(page, label)).not.toBeChecked()
  }
})

test('Skip Test covers all that is about tests, and gives it back', async ({ page }) => {
  await openFromReports(page)
  await selector(page, 'Suites').click()
  await page.getByRole('checkbox', { name: 'Smoke test' }).first().check()
  await page.keyboard.press('Escape')
  const retries = drawer(page).getByRole('combobox', { name: 'Max Test Retries' })
  await expect(retries.getByRole('option')).toHaveText(['-', '1', '2', '3', '4', '5'])
  await retries.selectOption('3')

  await checkbox(page, 'Skip Test').check()
  for (const label of ['Suites', 'Suite Labels']) {
    await expectLocked(selector(page, label), noTests)
    await expect(selector(page, label)).toHaveText('Cannot be selected.')
  }
  await expect(choice(page, 'Run Suites')).toBeDisabled()
  await expect(choice(page, 'Rerun Same Versions')).toBeDisabled()
  await expect(
    drawer(page).getByRole('group', { name: 'Test Method' }),
  ).toHaveAccessibleDescription(noTests)
  await expectLocked(retries, noTests)
  await expect(retries).toHaveValue('0')

  await checkbox(page, 'Skip Test').uncheck()
  await expect(selector(page, 'Suites')).toHaveText('Smoke test')
  await expect(retries).toHaveValue('3')

  await choose(page, 'Rerun Same Versions')
  await expect(selector(page, 'Job')).toHaveAccessibleDescription(/[\w-]{36}$/)
  await checkbox(page, 'Skip Test').check()
  for (const label of ['Job', 'Suites']) {
    await expectLocked(selector(page, label), noTests)
    await expect(selector(page, label)).toHaveText('Cannot be selected.')
  }
})

test('another catalog gives up the suites and takes its own repository', async ({ page }) => {
  await openFromReports(page)
  await selector(page, 'Suites').click()
  await page.getByRole('checkbox', { name: 'Smoke test' }).first().check()
  await page.keyboard.press('Escape')
  await expect(selector(page, 'Suites')).toHaveText('Smoke test')
  const before = await selector(page, 'Repository').textContent()
  await pickItem(page, 'Repository', /GitLab|firmware|launch/)
  await expect(selector(page, 'Repository')).not.toHaveText(before ?? '')
  await pickCatalog(page, 'Shuttle 4 winter')
  await expect(selector(page, 'Suites')).toHaveText('All')
  await expect(selector(page, 'Repository')).toHaveText('shuttle-lab/autopilot')
  // The one that is chosen already is no other.
  await selector(page, 'Suites').click()
  await page.getByRole('dialog', { name: 'Suites' }).getByRole('checkbox').first().check()
  await page.keyboard.press('Escape')
  const chosen = await selector(page, 'Suites').textContent()
  await pickCatalog(page, 'Shuttle 4 winter')
  await expect(selector(page, 'Suites')).toHaveText(chosen ?? '')
})

test('the days of Log Expiration are made whole and brought into range when the field is left', async ({
  page,
}) => {
  await openFromReports(page)
  const days = drawer(page).getByRole('spinbutton', { name: 'Log Expiration' })
  await expect(days).toHaveValue('60')
  for (const [typed, becomes, unit] of [
    ['', '60', 'days'],
    ['0', '1', 'day'],
    ['2.4', '2', 'days'],
    ['500', '60', 'days'],
  ] as const) {
    await days.fill(typed)
    await days.blur()
    await expect(days).toHaveValue(becomes)
    await expect(drawer(page).getByText(unit, { exact: true })).toBeVisible()
  }
})

test('Enter with days out of range corrects them first, and starts nothing', async ({
  page,
  demo,
}) => {
  await openFromReports(page)
  await textField(page, 'Branch').fill('main')
  await expect(startButton(page)).toBeEnabled()
  const days = drawer(page).getByRole('spinbutton', { name: 'Log Expiration' })
  await days.fill('99')
  await days.press('Enter')
  await expect(days).toHaveValue('60')
  await expect(drawer(page)).toBeVisible()
  expect(await demo.calls('evaluation.scheduleJob')).toBe(0)
  await days.press('Enter')
  await expect(drawer(page)).toBeHidden()
  expect(await demo.calls('evaluation.scheduleJob')).toBe(1)
})

test('a slip asks before what was entered is lost; Cancel closes at once; then it is gone', async ({
  page,
}) => {
  await openFromReports(page)
  await textField(page, 'Branch').fill('main')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(textField(page, 'Branch')).toHaveValue('main')
  // A dialog that has just closed leaves the drawer deaf to clicks outside until the browser is idle.
  await expect(async () => {
    await page.mouse.click(100, 300)
    await expect(question).toBeVisible({ timeout: 1000 })
  }).toPass()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(drawer(page)).toBeHidden()
  await runButton(page).click()
  await expect(textField(page, 'Branch')).toHaveValue('')
  await textField(page, 'Branch').fill('main')
  await drawer(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(drawer(page)).toBeHidden()
  await expect(runButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(textField(page, 'Branch')).toHaveValue('')
})

import { truncate, writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import type { Fault } from '@/demo-protocol/demo-answers.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import {
  assetRow,
  assetRows,
  assetsPath,
  fillIn,
  openForm,
  selectFile,
  versionRows,
  zip,
} from '../support/assets.ts'
import { alertWith, openArea, pageHeading, snackbars } from '../support/console.ts'
import { expectOneCall } from '../support/failures.ts'
import { confirmQuestion, pressAt, pressButton, tabTo } from '../support/keyboard.ts'
import { expectRefused, forward, nameField } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

test.use({ persona: 'Internal staff' })

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const fileField = (page: Page) => page.getByRole('group', { name: /^Select zip file to upload/ })
const summary = (page: Page) => page.getByRole('region', { name: 'Scenario asset', exact: true })
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Upload' })
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel', exact: true })

const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') }

/** A file of a size, which takes no room: it has holes only. */
const hollowZip = async (info: TestInfo, name: string, bytes: number) => {
  const path = info.outputPath(name)
  await writeFile(path, '')
  await truncate(path, bytes)
  return path
}

/** Drops files onto the field. */
const dropFiles = async (page: Page, names: readonly string[], type: string) => {
  const dataTransfer = await page.evaluateHandle(
    ([names, type]) => {
      const transfer = new DataTransfer()
      for (const name of names) transfer.items.add(new File(['PK'], name, { type }))
      return transfer
    },
    [names, type] as const,
  )
  await fileField(page).getByRole('button').dispatchEvent('drop', { dataTransfer })
}

/** Expects the second step with everything that `fillIn` has entered. */
const expectKept = async (page: Page) => {
  await expect(summary(page)).toContainText('Umbrellas')
  await expect(summary(page)).toContainText('For rain.')
  await expect(summary(page)).toContainText('props.zip')
  await expect(forward(page)).toHaveText('Submit')
}

test('registers an asset in two steps', async ({ page }) => {
  await page.goto(assetsPath)
  await expect(assetRows(page)).toHaveCount(14)
  await page.getByRole('link', { name: 'New Scenario Asset' }).click()
  await expect(pageHeading(page, 'New Scenario Asset')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
  ).toHaveText(['Scenario Assets', '/ New Scenario Asset'])
  await expect(page.getByRole('region', { name: 'Input Information' })).toBeVisible()
  await expect(fileField(page)).toContainText('The zip file should contain the asset data.')
  await expect(page.locator('input[type="file"]')).toHaveAttribute('accept', '.zip')
  await expect(forward(page)).toHaveText('Confirm')
  await expectRefused(forward(page), '2 fields need attention.')
  await expectRefused(page.getByRole('button', { name: 'Back' }), 'This is the first step.')
  await expectAccessible(page)

  await nameField(page).fill(' <b>Umbrellas</b> ')
  await description(page).fill('For rain.\nIn two lines.')
  await selectFile(page, zip())
  await expect(fileField(page)).toContainText('props.zip 2.9 KB')
  await forward(page).click()
  await expect(page.getByRole('region', { name: 'Confirm Information' })).toBeFocused()
  await expect(summary(page).getByRole('term')).toHaveText([
    'Name',
    'Description',
    'File name',
    'File size',
    'File type',
  ])
  await expect(summary(page).getByRole('definition')).toHaveText([
    '<b>Umbrellas</b>',
    'For rain. In two lines.',
    'props.zip',
    '0.00 GiB (3,000 bytes)',
    'application/zip',
  ])
  await expect(forward(page)).toHaveText('Submit')
  await expectAccessible(page)

  await forward(page).click()
  await expect(pageHeading(page, '<b>Umbrellas</b>')).toBeVisible()
  await expect(snackbars(page)).toHaveText(['The scenario asset has been registered'])
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('2.9 KB')
  await expect(versionRows(page)).toHaveCount(1)
  await openArea(page, 'Scenario Assets')
  await expect(assetRows(page)).toHaveCount(15)
  await expect(assetRow(page, '<b>Umbrellas</b>')).toBeVisible()
})

test('says what is wrong with the name and the description', async ({ page }) => {
  await openForm(page)
  await expect(page.getByText('Required.', { exact: true })).toBeHidden()
  await selectFile(page, zip())
  await nameField(page).fill('x')
  await nameField(page).fill('')
  await expect(page.getByText('Required.', { exact: true })).toBeVisible()
  await nameField(page).fill('x'.repeat(129))
  await expect(nameField(page)).toHaveAccessibleDescription(/Name cannot exceed 128 characters\./)
  await expect(page.getByText('129 / 128')).toBeVisible()
  await description(page).fill('x'.repeat(257))
  await expect(
    page.getByText('Description cannot exceed 256 characters.', { exact: true }),
  ).toBeVisible()
  await expectRefused(forward(page), '2 fields need attention.')
  await expectAccessible(page)
  await nameField(page).fill('x'.repeat(128))
  await description(page).fill('x'.repeat(256))
  await forward(page).click()
  await expect(forward(page)).toHaveText('Submit')
})

test('refuses files with the reason, and keeps what was good', async ({ page }, info) => {
  await openForm(page)
  await nameField(page).fill('Umbrellas')
  await selectFile(page, text)
  await expect(fileField(page)).toContainText('Only zip files are allowed.')
  await expect(fileField(page)).toContainText('Not accepted: notes.txt')
  await expectRefused(forward(page), 'Select a file.')
  await selectFile(page, zip('first.zip'))
  await expect(fileField(page)).toContainText('first.zip')
  await expect(fileField(page)).not.toContainText('Only zip files are allowed.')
  await expect(fileField(page)).not.toContainText('notes.txt')

  await selectFile(page, await hollowZip(info, 'large.zip', 10 * 1024 ** 3 + 1))
  await expect(fileField(page)).toContainText('File size must be less than or equal to 10 GiB.')
  await expect(fileField(page)).toContainText('first.zip')
  await expect(fileField(page)).toContainText('Not accepted: large.zip')
  await expect(nameField(page)).toHaveValue('Umbrellas')
  await expectAccessible(page)
  await forward(page).click()
  await expect(summary(page)).toContainText('first.zip')
  await page.getByRole('button', { name: 'Back' }).click()
  await selectFile(page, await hollowZip(info, 'largest.zip', 10 * 1024 ** 3))
  await forward(page).click()
  await expect(summary(page)).toContainText('largest.zip')
  await expect(summary(page)).toContainText('10.00 GiB')
})

test('takes a file that is dropped onto the field', async ({ page }) => {
  await openForm(page)
  await dropFiles(page, ['dropped.zip'], 'application/x-zip-compressed')
  await expect(fileField(page)).toContainText('dropped.zip')
  await dropFiles(page, ['one.zip', 'two.zip'], 'application/zip')
  await expect(fileField(page)).toContainText('Only one file can be selected.')
  await expect(fileField(page)).toContainText('Not accepted: one.zip, two.zip')
  await dropFiles(page, ['folder'], '')
  await expect(fileField(page)).toContainText('Only zip files are allowed.')
  await expect(fileField(page)).toContainText('dropped.zip')
})

test('is filled in and sent by keyboard', async ({ page }) => {
  await openForm(page)
  await tabTo(page, nameField(page))
  await page.keyboard.type('Umbrellas')
  await page.keyboard.press('Tab')
  await page.keyboard.type('For rain.')
  const dialog = page.waitForEvent('filechooser')
  await pressAt(page, page.getByRole('button', { name: 'Select file' }))
  await (await dialog).setFiles(zip())
  await expect(page.getByRole('button', { name: 'Select file' })).toBeFocused()
  await pressButton(page, 'Confirm')
  await expect(page.getByRole('region', { name: 'Confirm Information' })).toBeFocused()
  await pressButton(page, 'Submit')
  await expect(pageHeading(page, 'Umbrellas')).toBeVisible()
})

test('shows how far a large file is, and stops when told to', async ({ page, running }, info) => {
  test.slow()
  await fillIn(page, await hollowZip(info, 'props.zip', 120 * 1024 ** 2))
  const goOn = running.traffic.hold(/partNumber=3/)
  const code = page.waitForRequest(/\/object-upload-[\w-]+\.js$/)
  await forward(page).click()
  // The code that uploads is not there before.
  await code
  await expect(forward(page)).toHaveText('Uploading...')
  await expectRefused(forward(page), 'The file is being uploaded.')
  await expectRefused(page.getByRole('button', { name: 'Back' }), 'The file is being uploaded.')
  // Two of three parts are there.
  await expect
    // A busy machine takes long to sum up and to send 100 MiB.
    .poll(async () => Number(await bar(page).getAttribute('aria-valuenow')), { timeout: 60_000 })
    .toBeGreaterThan(82)
  await expect(page.getByText(/^Uploading\.\.\. \d+%$/)).toBeVisible()
  await expectAccessible(page)

  const thrownAway = page.waitForRequest((request) => request.method() === 'DELETE')
  await cancel(page).click()
  await thrownAway
  await expect(snackbars(page)).toHaveText(['Upload canceled.'])
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectKept(page)
  goOn()
  await forward(page).click()
  await expect(pageHeading(page, 'Umbrellas')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('120 MB')
})

test('waits while the store puts the parts together, as long as it takes', async ({
  page,
  running,
}) => {
  await page.clock.install()
  await fillIn(page)
  const goOn = running.traffic.hold(/\?uploadId=/)
  // All bytes may be sent before the store has said that it has them.
  const asked = page.waitForRequest(/\?uploadId=/)
  await forward(page).click()
  await asked
  await expect(page.getByText('Putting the parts together…')).toBeVisible()
  await page.clock.fastForward('10:00')
  await expect(page.getByText('Putting the parts together…')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  goOn()
  await expect(pageHeading(page, 'Umbrellas')).toBeVisible()
})

test('can be stopped before the place of the file is known', async ({ page, demo, running }) => {
  await fillIn(page)
  const goOn = running.traffic.hold(/assets\/upload/)
  await forward(page).click()
  await expect(page.getByText('Uploading... 0%')).toBeVisible()
  await cancel(page).click()
  await expect(snackbars(page)).toHaveText(['Upload canceled.'])
  goOn()
  await expect.poll(() => demo.calls('scenario.createScenarioAssetUpload')).toBe(1)
  await expectKept(page)
  await expectOneCall(demo, 'scenario.createScenarioAsset', async () => {
    await forward(page).dblclick()
    await expect(pageHeading(page, 'Umbrellas')).toBeVisible()
  })
  expect(await demo.calls('scenario.createScenarioAssetUpload')).toBe(2)
})

test('asks before an upload is left, ends it, and begins again', async ({ page, running }) => {
  await fillIn(page)
  running.traffic.hold(/object-store/)
  const sent = page.waitForRequest(/object-store/)
  await forward(page).click()
  await sent
  await openArea(page, 'Scenario Assets')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question).toContainText(
    'The upload will be canceled, and what you entered will be lost.',
  )
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Uploading... 0%')).toBeVisible()
  await openArea(page, 'Scenario Assets')
  const ended = page.waitForEvent('requestfailed', (request) => /object-store/.test(request.url()))
  await confirmQuestion(page, 'Leave without saving?')
  await ended
  await expect(pageHeading(page, 'Scenario Assets')).toBeVisible()
  await expect(assetRows(page)).toHaveCount(14)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('link', { name: 'New Scenario Asset' }).click()
  await expect(nameField(page)).toHaveValue('')
  await expect(fileField(page)).not.toContainText('props.zip')
})

/** The store's answer, and the message about it. */
const storeFaults: readonly [fault: Fault, says: string][] = [
  [{ kind: 'status', status: 500, form: 'code' }, 'The object store failed on purpose.'],
  [{ kind: 'drop' }, 'The connection failed.'],
  [{ kind: 'malformed' }, 'The object store gave an answer that cannot be read.'],
]

test('tells every failure of the object store, and loses nothing', async ({
  page,
  demo,
  expectProblem,
}) => {
  test.slow()
  expectProblem(/Failed to load resource.*\/object-store\//)
  await fillIn(page)
  for (const [fault, says] of storeFaults) {
    await demo.clearFaults()
    await demo.fault('objectStore.uploadPart', fault)
    await forward(page).click()
    await expect(alertWith(page, 'Failed to upload the scenario asset.')).toContainText(says)
    await expectKept(page)
  }
  await expect(page.getByText(/^Nothing that you entered is lost/)).toBeVisible()
  await expectAccessible(page)
})

test('a file that the service forgets is uploaded once more, but not after it is known', async ({
  page,
  demo,
}) => {
  await fillIn(page)
  const uploads = () => demo.calls('scenario.createScenarioAssetUpload')
  const alert = alertWith(page, 'Failed to create the scenario asset.')
  await demo.fault('scenario.createScenarioAsset', { kind: 'status', status: 404, form: 'code' })
  await forward(page).click()
  await expect(alert).toBeVisible()
  await demo.clearFaults()
  await demo.fault('scenario.createScenarioAsset', { kind: 'status', status: 400, form: 'name' })
  await forward(page).click()
  await expect(alert).toContainText('(demo_fault)')
  // Once at first, and once because the service did not know the file any more.
  expect(await uploads()).toBe(2)
  await expect(page.getByText(/^The file is uploaded: the next attempt/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await nameField(page).fill('Parasols')
  await forward(page).click()
  await expect(forward(page)).toHaveText('Submit')
  await demo.clearFaults()
  await forward(page).click()
  await expect(pageHeading(page, 'Parasols')).toBeVisible()
  expect(await uploads()).toBe(2)
})

test('an asset that is registered without an id is found in the list', async ({ page, demo }) => {
  await fillIn(page)
  await demo.fault('scenario.createScenarioAsset', { kind: 'malformed' }, 1)
  await forward(page).click()
  await expect(pageHeading(page, 'Scenario Assets')).toBeVisible()
  await expect(snackbars(page)).toHaveText(['The scenario asset has been registered'])
  await expect(assetRow(page, 'Umbrellas')).toBeVisible()
})

test('is usable on a narrow screen @narrow', async ({ page, running }) => {
  await openForm(page)
  await nameField(page).fill('Umbrellas')
  await selectFile(page, zip(`${'a-very-long-name-'.repeat(8)}.zip`))
  await selectFile(page, text)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await forward(page).click()
  running.traffic.hold(/object-store/)
  await forward(page).click()
  await expect(bar(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await cancel(page).click()
})

import type { Page } from '@playwright/test'
import type { Fault } from '@/demo-protocol/demo-answers.ts'
import { found } from '../support/addresses.ts'
import { changePlaces } from '../support/areas.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import { openAfter } from '../support/history.ts'
import { alertTextOf, type OperationName } from '../support/operations.ts'
import type { ChangePlace } from '../support/place.ts'
import { expect, test } from '../support/test.ts'

/** Edit forms, and dialogs with a field that save one thing. */
const operations: readonly OperationName[] = [
  'catalog.updateCatalog',
  'catalog.updateFirmwareRelease',
  'evaluation.updateSuite',
  'evaluation.updateIntegration',
  'ml.updateExperiment',
  'ml.updateRun',
  'ml.updateIntegration',
  'ml.updatePackage',
  'ml.updatePackageRelease',
  'catalog.createCatalogShare',
  'ml.createPackageShare',
  'scenario.createScenarioShare',
  'scenario.reviewScenarioVersion',
  'ml.reviewPackageRelease',
  'scenario.copyScenario',
]

const placesOf = (operation: OperationName): ChangePlace[] =>
  changePlaces.filter((place) => place.operation === operation && !place.isTask)

const refusal = (status: number): Fault => ({
  kind: 'status',
  status,
  form: 'code',
  message: 'Not now.',
  retryAfter: 40,
})

/** Answers that end a save, and what the alert says of each. */
const failures: readonly (readonly [Fault, says: RegExp])[] = [
  // The renewed token is refused, too.
  [refusal(401), /Not now\./],
  [refusal(412), /Not now\./],
  [refusal(429), /Not now\. Try again after \d\d:\d\d:\d\d\./],
  [
    { kind: 'drop' },
    /The connection failed\. (So far nothing is changed: try again\.|The copy may have been made all the same: )/,
  ],
]

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

/** A reload asks first; the user stays. */
const reloadAndStay = async (page: Page) => {
  const asked = page.waitForEvent('dialog')
  const reloaded = page.evaluate(() => location.reload()).catch(() => undefined)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await reloaded
}

for (const place of operations.flatMap(placesOf)) {
  const { operation, at, address, persona = 'Member', prepare, submit, kept, entered, done } = place
  test.describe(() => {
    test.use({ persona })

    test(`${operation} at ${at}: whatever interrupts it, nothing typed is lost, and it is saved once`, async ({
      page,
      demo,
    }) => {
      const alert = alertWith(page, alertTextOf(place.toldAs ?? operation))
      const expectKept = async () => {
        await expect(kept(page)).toBeVisible()
        if (entered !== undefined) await expect(kept(page)).toHaveValue(entered)
      }
      await openAfter(page, '/evaluation/maps', await found(address))
      await prepare?.(page)
      for (const [fault, says] of failures) {
        // The newest fault holds.
        await demo.fault(operation, fault)
        await submit(page).click()
        await expect(alert).toContainText(says)
        await expect(alert).toHaveCount(1)
        await expectKept()
      }
      await demo.fault(operation, refusal(503))
      await submit(page).click()
      await question(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(alert).toContainText('Not now.')
      await expectKept()
      await reloadAndStay(page)
      await expectKept()
      const here = page.url()
      await page.goBack()
      await question(page).getByRole('button', { name: 'Cancel' }).click()
      await expectKept()
      await expect(page).toHaveURL(here)
      await demo.clearFaults()
      await submit(page).click()
      await expect(done?.(page) ?? page.locator('body')).toBeVisible()
      await expect(alert).toHaveCount(0)
      const entry = (await demo.ledger()).find((each) => each.operation === operation)
      const taken = Object.entries(entry?.statuses ?? {}).filter(([status]) => /^2/.test(status))
      expect(taken.map(([, times]) => times)).toEqual([1])
    })
  })
}

test.describe(() => {
  test.use({ persona: 'Internal staff' })

  test('a notification setting that is not saved is shown as it was, and why', async ({
    page,
    demo,
  }) => {
    const operation = 'notification.updateNotificationSetting'
    const alert = alertWith(page, alertTextOf(operation))
    await page.goto('/evaluation/notification-settings')
    const setting = page.getByRole('switch').first()
    const before = await setting.isChecked()
    for (const [fault, says] of failures) {
      await demo.fault(operation, fault)
      await setting.click()
      await expect(alert).toContainText(says)
      await expect(setting).toBeChecked({ checked: before })
    }
    await demo.fault(operation, refusal(503))
    await setting.click()
    await expect(pageHeading(page, 'The service is under maintenance.')).toBeVisible()
    await demo.clearFaults()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(setting).toBeChecked({ checked: before })
    await setting.click()
    await expect(setting).toBeChecked({ checked: !before })
    await page.reload()
    await expect(setting).toBeChecked({ checked: !before })
  })
})

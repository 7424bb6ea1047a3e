import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { found } from '../support/addresses.ts'
import { changePlaces, readPlaces } from '../support/areas.ts'
import { alertWith } from '../support/console.ts'
import { expectFailedChangesTold, expectFailuresTold, expectOneCall } from '../support/failures.ts'
import { alertTextOf } from '../support/operations.ts'
import { openTask, tray } from '../support/tasks.ts'
import { expect, test } from '../support/test.ts'

const refused = { kind: 'status', status: 400, form: 'code' } as const
const reason = ' failed on purpose.'

// No job has made the draft, of most jobs nobody has asked for a simulator, and the store fails outside `/services`.
test.beforeEach(({ expectProblem }) =>
  expectProblem(/Failed to load resource.*(404.*\/report\b|\/simulators\/|\/object-store\/)/),
)

/** Expects that what stays is there, and holds what was entered. */
const expectKept = async (kept: Locator, entered: string | undefined) => {
  await expect(kept).toBeVisible()
  if (entered !== undefined) await expect(kept).toHaveValue(entered)
}

for (const place of readPlaces) {
  const { operation, at, address, persona = 'Member', ask, shown, kept, everyWay } = place
  const open = async (page: Page, path: string) => {
    await page.goto(path)
    await ask?.(page)
  }
  test.describe(() => {
    test.use({ persona })

    test(`${operation} fails at ${at}: told, and Retry gets it`, async ({ page, demo }) => {
      const alert = alertWith(page, alertTextOf(operation))
      await demo.fault(operation, refused)
      await open(page, await found(address))
      await expect(alert).toContainText(reason)
      await expect(alert).toHaveCount(1)
      await expectKept(kept(page), place.entered)
      // Nothing says that it is still on its way.
      await expect(page.locator(':text-is("Loading..."):visible')).toHaveCount(0)
      await demo.clearFaults()
      // A part of the page that comes later asks for the same list: then the alert goes by itself.
      await alert
        .getByRole('button', { name: 'Retry' })
        .click({ timeout: 5_000 })
        .catch(() => expect(alert).toBeHidden())
      await expect(shown(page)).toBeVisible()
      await expect(alert).toBeHidden()
    })

    if (everyWay) {
      test(`every failure of ${at} is told`, async ({ page, demo }) => {
        test.slow()
        const path = await found(address)
        await expectFailuresTold({
          ...everyWay,
          page,
          demo,
          operation,
          alert: alertTextOf(operation),
          open: () => open(page, path),
          shown: shown(page),
          kept: kept(page),
        })
      })
    }
  })
}

for (const place of changePlaces.filter(({ isTask }) => isTask)) {
  const { operation, at, address, persona = 'Member', prepare, submit, done } = place
  test.describe(() => {
    test.use({ persona })

    test(`${operation} fails at ${at}: told by its task, then done once`, async ({
      page,
      demo,
    }) => {
      await page.goto(await found(address))
      await prepare?.(page)
      await demo.fault(operation, refused)
      await submit(page).click()
      await expect(tray(page)).toContainText('1 failed')
      await openTask(page)
      await expect(tray(page)).toContainText(reason)
      await demo.clearFaults()
      await expectOneCall(demo, operation, async () => {
        await tray(page).getByRole('button', { name: 'Retry 1' }).dblclick()
        await expect(done?.(page) ?? tray(page).getByText('1 of 1')).toBeVisible()
      })
    })
  })
}

for (const place of changePlaces.filter(({ isTask }) => !isTask)) {
  const { operation, at, address, persona = 'Member', prepare, submit, kept, done } = place
  test.describe(() => {
    test.use({ persona })

    test(`${operation} fails at ${at}: told, nothing lost, then done once`, async ({
      page,
      demo,
    }) => {
      const alert = alertWith(page, alertTextOf(place.toldAs ?? operation))
      await page.goto(await found(address))
      await prepare?.(page)
      await demo.fault(operation, refused)
      await submit(page).click()
      await expect(alert).toContainText(reason)
      await expect(alert).toHaveCount(1)
      await expectKept(kept(page), place.entered)
      await demo.clearFaults()
      if (!done) return
      await expectOneCall(demo, operation, async () => {
        await submit(page).dblclick()
        await expect(done(page)).toBeVisible()
      })
      await expect(alert).toHaveCount(0)
    })

    if (place.everyWay) {
      const { answers = false } = place.everyWay
      test(`every failure of ${at} is told: ${operation}`, async ({ page, demo }) => {
        test.slow()
        await page.goto(await found(address))
        await prepare?.(page)
        await expectFailedChangesTold({
          demo,
          operation,
          alert: alertWith(page, alertTextOf(operation)),
          submit: () => submit(page).click(),
          kept: () => expectKept(kept(page), place.entered),
          answers,
        })
        await expectAccessible(page)
      })
    }
  })
}

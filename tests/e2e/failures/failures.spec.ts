import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { found } from '../support/addresses.ts'
import { changePlaces, readPlaces } from '../support/areas.ts'
import { alertWith } from '../support/console.ts'
import { expectFailedChangesTold, expectFailuresTold, expectOneCall } from '../support/failures.ts'
import { alertTextOf } from '../support/operations.ts'
import type { ReadPlace } from '../support/place.ts'
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

/** Expects that the call is told to have failed, with what does not depend on it still there. */
const expectTold = async (page: Page, { operation, kept, entered }: ReadPlace) => {
  const alert = alertWith(page, alertTextOf(operation))
  await expect(alert).toContainText(reason)
  await expect(alert).toHaveCount(1)
  await expectKept(kept(page), entered)
  // Nothing says that it is still on its way.
  await expect(page.locator(':text-is("Loading..."):visible')).toHaveCount(0)
  return alert
}

/** The first of the places that are opened in the same way, so that their calls fail together. */
const firstOf = (place: ReadPlace) => {
  const { at, address, persona, ask } = place
  const isAlike = (other: ReadPlace) =>
    other.at === at && other.address === address && other.persona === persona && other.ask === ask
  return place.apart ? place : (readPlaces.find((other) => isAlike(other) && !other.apart) ?? place)
}

for (const [{ at, address, persona = 'Member', ask }, places] of Map.groupBy(readPlaces, firstOf)) {
  const open = async (page: Page, path: string) => {
    await page.goto(path)
    await ask?.(page)
  }
  test.describe(() => {
    test.use({ persona })

    const names = places.map(({ operation }) => operation).join(', ')
    test(`${names}: what fails at ${at} is told, and Retry gets it`, async ({ page, demo }) => {
      const refuse = async (failing: readonly ReadPlace[]) => {
        await demo.clearFaults()
        for (const { operation } of failing) await demo.fault(operation, refused)
      }
      await refuse(places)
      await open(page, await found(address))
      for (const [index, place] of places.entries()) {
        const alert = await expectTold(page, place)
        await refuse(places.slice(index + 1))
        // A part of the page that comes later asks for the same list: then the alert goes by itself.
        await alert
          .getByRole('button', { name: 'Retry' })
          .click({ timeout: 5_000 })
          .catch(() => expect(alert).toBeHidden())
        await expect(place.shown(page)).toBeVisible()
        await expect(alert).toBeHidden()
      }
    })

    for (const { operation, everyWay, shown, kept } of places) {
      if (!everyWay) continue
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

import { bytesOf, verdictOf } from '../../bench/budgets.ts'
import { bytesOfOpenPage } from '../../bench/measure/scripts.ts'
import { weighedPages } from '../../bench/pages.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { found } from '../support/addresses.ts'
import { screens } from '../support/areas.ts'
import { expectKnownCalls } from '../support/calls.ts'
import { expectSettled, pageHeading } from '../support/console.ts'
import { expectLook } from '../support/look.ts'
import { closeLayers, expectRoomInLayer } from '../support/room.ts'
import { expectStill } from '../support/shifts.ts'
import { expect, narrow, test, wide } from '../support/test.ts'

// Missing or denied things, reports that no job has made, and packages that only their own project may see.
test.beforeEach(({ expectProblem }) => expectProblem(/Failed to load resource.*\b(403|404|501)\b/))

/** Denied screens are one component: axe looks at that with most on it. */
const deniedWithLink = screens.find(({ denied }) => denied?.link)?.denied

for (const { name, address, persona = 'Member', heading, content, ...screen } of screens) {
  const { open, layers = [] } = screen
  test.describe(name, () => {
    test.use({ persona })

    test('opens by its address, in both themes, on a phone, and with long texts', async ({
      page,
      demo,
    }) => {
      await page.goto(await found(address))
      await expect(pageHeading(page, heading)).toBeVisible()
      await expect(content(page)).toBeVisible()
      await expectAccessible(page)
      await expectLook(page)
      await expectStill(page)
      await expectKnownCalls(name, demo)
      if (weighedPages.some((each) => each.name === name)) {
        const value = await bytesOfOpenPage(page)
        expect
          .soft(verdictOf(bytesOf(name), { value }), `${value} bytes of scripts`)
          .toBe('reached')
      }
      await page.setViewportSize(narrow)
      await open?.(page)
      await expectNoSidewaysScroll(page)
      await expectLook(page, { isNarrow: true })
      await expectAccessible(page, { themes: open ? 2 : 0 })

      await demo.fault('*', { kind: 'long' })
      // Otherwise the browser would scroll to where it was.
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSettled(page)
      await expectStill(page)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize(wide)
      await expectNoSidewaysScroll(page)
      for (const openLayer of layers) {
        await closeLayers(page)
        await openLayer(page)
        await expectRoomInLayer(page)
      }
    })

    if (screen.missing) {
      const { missing } = screen
      test('says what is not there', async ({ page }) => {
        await page.goto(await found(missing.address))
        await expect(pageHeading(page, missing.heading)).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expectAccessible(page, { themes: 1 })
        if (!missing.link || !missing.to) return
        await page.getByRole('link', { name: missing.link }).click()
        await expect(pageHeading(page, missing.to)).toBeVisible()
      })
    }
  })

  if (screen.denied) {
    const { addresses, calls = [], ...denied } = screen.denied
    test(`${name} is denied, and nothing is asked for`, async ({ page, demo }) => {
      const main = page.getByRole('main')
      for (const each of addresses) {
        await page.goto(await found(each))
        await expect(pageHeading(page, denied.heading)).toBeVisible()
        await expect(main).toContainText('Sorry, you are not allowed to access this page.')
        await expect(main.getByRole('textbox')).toHaveCount(0)
      }
      if (screen.denied === deniedWithLink) await expectAccessible(page)
      for (const call of calls) expect(await demo.calls(call), call).toBe(0)
      if (!denied.link || !denied.to) return
      await page.getByRole('link', { name: denied.link }).click()
      await expect(pageHeading(page, denied.to)).toBeVisible()
    })
  }
}

test.describe('an ID that cannot be one', () => {
  test.use({ persona: 'Internal staff' })

  test('is told, and nothing else', async ({ page }) => {
    for (const { invalid } of screens) {
      if (!invalid) continue
      await page.goto(invalid.address)
      await expect(page.getByRole('alert')).toHaveText(invalid.text)
      await expect(page.getByRole('main')).toHaveText(invalid.text)
    }
    await expectAccessible(page)
  })
})

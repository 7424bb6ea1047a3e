import type { Page } from '@playwright/test'
import type { Fault } from '@/demo-protocol/demo-answers.ts'
import { found, suiteAddress } from '../support/addresses.ts'
import { screens } from '../support/areas.ts'
import { pageHeading } from '../support/console.ts'
import { nameField } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const check = 'auth.assertFeatureScope'
const refusal: Fault = { kind: 'status', status: 403, form: 'code' }
const failures: readonly Fault[] = [
  refusal,
  { kind: 'status', status: 500, form: 'code' },
  { kind: 'drop' },
]

/** Screens that wait for a feature, or show something by it, and how its check fails there. */
const gates: { readonly [name: string]: readonly Fault[] } = {
  'the wizard of a new suite': failures,
  'the wizard that edits a suite': failures,
  'the list of suites': [refusal],
  'the form of a new integration': [refusal],
  'the report of a job': [refusal],
  'the report of a case': [refusal],
  'the list of scenario assets': [refusal],
  'the test page, console': [refusal],
}

/** The checks that the page asks for. A connection that is reset makes the browser send them twice. */
const countChecks = (page: Page) => {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/assert')) count += 1
  })
  return () => count
}

const lookAgain = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

const gated = Object.entries(gates).map(([name, faults]) => {
  const screen = screens.find((one) => one.name === name)
  if (!screen) throw new Error(`There is no screen ${name}.`)
  return { ...screen, faults }
})

for (const [persona, some] of Map.groupBy(gated, ({ persona }) => persona)) {
  const who = persona ?? 'Member'
  test.describe(() => {
    test.use({ persona: who })

    test(`screens of a ${who} take failing checks of features as refusals, and do not repeat them at once`, async ({
      page,
      demo,
    }) => {
      test.slow()
      await page.clock.install()
      const checks = countChecks(page)
      for (const { name, address, content, faults } of some) {
        // Who is not known to be internal staff is shown no page of theirs.
        const shown = persona ? pageHeading(page, 'Access denied') : content(page)
        for (const fault of faults) {
          await demo.fault(check, fault)
          const before = checks()
          await page.goto(await found(address))
          await expect(shown, name).toBeVisible()
          // Nearly a minute, in which the tab is left and looked at again.
          for (let step = 0; step < 5; step += 1) {
            await page.clock.fastForward(10_000)
            await lookAgain(page)
          }
          await expect(shown, name).toBeVisible()
          expect(checks() - before, name).toBeLessThanOrEqual(6)
        }
      }
    })
  })
}

test('a form stays, with its input, when a check fails again', async ({ page, demo }) => {
  await page.clock.install()
  await demo.fault(check, { kind: 'drop' })
  await page.goto(await suiteAddress('Smoke test', { below: '/edit' }))
  await nameField(page).fill('Typed before')
  await page.clock.fastForward('05:00')
  const asked = page.waitForRequest(/\/assert$/)
  await lookAgain(page)
  await asked
  await expect(nameField(page)).toHaveValue('Typed before')
})

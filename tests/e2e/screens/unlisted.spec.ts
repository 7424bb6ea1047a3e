import { found } from '../support/addresses.ts'
import { screens } from '../support/areas.ts'
import { expectSettled, pageHeading } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectProblem }) => expectProblem(/Failed to load resource.*\b(403|404|501)\b/))

/** What pages say of an answer that they cannot read, and of a part of it. */
const unreadable = /does not understand|could not be read|Expected a value/

for (const { name, address, persona = 'Member', heading } of screens) {
  test.describe(name, () => {
    test.use({ persona })

    test('stands with values that services have added', async ({ page, demo }) => {
      const path = await found(address)
      await demo.fault('*', { kind: 'unlisted' })
      await page.goto(path)
      await expect(pageHeading(page, heading)).toBeVisible()
      await expectSettled(page)
      await expect(page.getByText(unreadable)).toHaveCount(0)
    })
  })
}

import type { Page } from '@playwright/test'
import { type Item, listed } from '../support/addresses.ts'
import { saveMeanwhile, scenarioPath } from '../support/scenarios.ts'
import { ask, changeMeanwhile } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

interface Scenario extends Item {
  id: string
  display_name: string
  version_id: number
  deprecated: boolean
  review: { status: string }
  area_map?: { id: number }
}

const map = 1042

const operation = 'scenario.reviewScenarioVersion'

/** Own scenarios of which nobody has judged the newest version. */
const waitingOnes = async () =>
  (await listed<Scenario>('scenario.listScenarios', 'scenarios')).filter(
    ({ deprecated, review, shared_from }) =>
      !deprecated && review.status === 'non_approved' && !shared_from,
  )

const underReview = (page: Page) => page.getByRole('region', { name: 'Version under review' })
const commentField = (page: Page) => underReview(page).getByRole('textbox', { name: 'Comment' })
const queue = (page: Page) => page.getByRole('region', { name: 'Queue' })

test('versions are judged by keys, and a verdict is taken back until it is sent', async ({
  page,
  demo,
}) => {
  await page.goto(`/evaluation/scenarios?state=non_approved&area_map_id=${map}`)
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  const progress = page.getByRole('status').filter({ hasText: /^\d+ of \d+$/ })
  await expect(progress).toHaveText(/^0 of [1-9]/)
  // The listed ones, and nothing else; of other projects' scenarios nobody here judges.
  const waiting = (await listed<Scenario>('scenario.listScenarios', 'scenarios')).filter(
    ({ deprecated, review, area_map }) =>
      !deprecated && review.status === 'non_approved' && area_map?.id === map,
  )
  const [, total] = /of (\d+)/.exec((await progress.textContent()) ?? '') ?? []
  const foot = await page.getByText(/^\d+ left/).textContent()
  const [, skipped = 0] = /(\d+) shared in/.exec(foot ?? '') ?? []
  expect(Number(total) + Number(skipped)).toBe(waiting.length)
  const shown = page.getByRole('region', { name: 'Version under review' })
  const first = (await shown.getByRole('heading', { level: 2 }).textContent()) ?? ''
  await page.keyboard.press('a')
  await expect(progress).toHaveText(/^1 of/)
  await expect(shown.getByRole('heading', { level: 2 })).not.toHaveText(first)
  await page.keyboard.press('u')
  await expect(progress).toHaveText(/^0 of/)
  await expect(shown.getByRole('heading', { level: 2 })).toHaveText(first)
  expect(await demo.calls(operation)).toBe(0)

  await page.keyboard.press('a')
  await expect(progress).toHaveText(/^1 of/)
  await page.keyboard.press('r')
  const comment = shown.getByRole('textbox', { name: 'Comment' })
  await expect(comment).toBeFocused()
  await expect(shown).toContainText('A request for changes needs a comment.')
  await comment.fill('The van is missing.')
  await comment.press('Control+Enter')
  await expect(progress).toHaveText(/^2 of/)
  await page.getByRole('link', { name: 'Leave review' }).click()
  await expect.poll(() => demo.calls(operation)).toBe(2)
})

test('the last verdict is taken back as well, by its key and its button', async ({
  page,
  demo,
}) => {
  const [waiting] = (await listed<Scenario>('scenario.listScenarios', 'scenarios')).filter(
    ({ deprecated, review, area_map }) =>
      !deprecated && review.status === 'non_approved' && area_map?.id === map,
  )
  await page.goto(`/evaluation/scenarios/review?ids=${waiting?.id}`)
  const progress = page.getByRole('status').filter({ hasText: /^\d+ of \d+$/ })
  await expect(progress).toHaveText('0 of 1')
  await page.keyboard.press('u')
  await expect(page.getByText('No verdict has been given yet')).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText('All versions are judged')).toBeVisible()
  await page.keyboard.press('u')
  await expect(progress).toHaveText('0 of 1')
  const shown = page.getByRole('region', { name: 'Version under review' })
  await expect(shown).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText('1 version approved, 0 sent back by you.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await expect(shown).toBeVisible()
  expect(await demo.calls(operation)).toBe(0)
})

test('a verdict that is held is sent before a sign-out', async ({ page, demo }) => {
  await page.goto('/evaluation/scenarios/review')
  const progress = page.getByRole('status').filter({ hasText: /^\d+ of \d+$/ })
  await expect(progress).toHaveText(/^0 of [1-9]/)
  await page.keyboard.press('a')
  await expect(progress).toHaveText(/^1 of/)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  expect(await demo.calls(operation)).toBe(1)
})

test('a verdict that fails says so in the queue, and is sent again', async ({ page, demo }) => {
  await page.goto('/evaluation/scenarios/review')
  const progress = page.getByRole('status').filter({ hasText: /^\d+ of \d+$/ })
  await expect(progress).toHaveText(/^0 of [1-9]/)
  await demo.fault(operation, { kind: 'status', status: 400, form: 'code' })
  await page.keyboard.press('a')
  await expect(queue(page)).toContainText('Not saved', { timeout: 15_000 })
  await demo.clearFaults()
  await queue(page)
    .getByRole('button', { name: /^Retry/ })
    .click()
  await expect(queue(page)).not.toContainText('Not saved')
  await expect.poll(() => demo.calls(operation)).toBe(2)
})

test('a verdict that the service refuses is changed, with its comment, also after a reload', async ({
  page,
  demo,
}) => {
  const [waiting] = await waitingOnes()
  await page.goto(`/evaluation/scenarios/review?ids=${waiting?.id}`)
  await commentField(page).fill('Too closs.')
  await demo.fault(operation, { kind: 'status', status: 422, form: 'code' })
  await underReview(page)
    .getByRole('button', { name: /^Request changes/ })
    .click()
  await expect(queue(page)).toContainText('Not saved', { timeout: 15_000 })
  await demo.clearFaults()
  const entry = queue(page).getByRole('link', { name: waiting?.display_name ?? '' })
  await entry.click()
  await expect(commentField(page)).toHaveValue('Too closs.')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(commentField(page)).toHaveValue('Too closs.')
  await commentField(page).fill('Too close.')
  await commentField(page).press('Control+Enter')
  await expect(page.getByText('All versions are judged')).toBeVisible()
  await page.getByRole('link', { name: 'Leave review' }).click()
  await expect
    .poll(async () => (await ask(page, scenarioPath(waiting?.id))).review.comment)
    .toBe('Too close.')
})

test('a comment outlasts a newer version, which is told once', async ({ page, demo }) => {
  const [waiting, next] = await waitingOnes()
  if (!waiting || !next) throw new Error('Too few versions wait.')
  await page.goto(`/evaluation/scenarios/review?ids=${waiting.id}&scenario_id=${waiting.id}`)
  await commentField(page).fill('The van is missing.')
  await saveMeanwhile(page, waiting.id)
  await underReview(page)
    .getByRole('button', { name: /^Request changes/ })
    .click()
  const told = page.getByText(`of ${waiting.display_name} is newer: it waits for a verdict`)
  await expect(told).toHaveCount(1, { timeout: 15_000 })
  await expect(underReview(page)).toContainText(`Version ${waiting.version_id + 1},`)
  await expect(commentField(page)).toHaveValue('The van is missing.')
  await expect(queue(page)).toContainText(`v${waiting.version_id + 1}`)
  await expect(told).toHaveCount(1)
  expect(await demo.calls(operation)).toBe(0)
})

test('a scenario that was deleted meanwhile cannot be judged, and says why', async ({ page }) => {
  const [waiting] = await waitingOnes()
  await page.goto(`/evaluation/scenarios/review?ids=${waiting?.id}`)
  await expect(commentField(page)).toBeVisible()
  await changeMeanwhile(page, `${scenarioPath(waiting?.id)}/deprecate`)
  await page.keyboard.press('a')
  await expect(queue(page)).toContainText('Deleted meanwhile', { timeout: 15_000 })
  await queue(page)
    .getByRole('link', { name: waiting?.display_name ?? '' })
    .click()
  await expect(
    underReview(page).getByRole('button', { name: /^Approve/ }),
  ).toHaveAccessibleDescription('Deleted meanwhile')
})

import { consoleConfig } from '@/mock-platform/console-config.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import { expectFailuresTold } from '../support/failures.ts'
import { expect, test } from '../support/test.ts'

test('a service under maintenance leads to the maintenance page, and its link back', async ({
  page,
  demo,
}) => {
  await demo.fault('project.listProjects', { kind: 'status', status: 503, form: 'none' })
  await page.goto('/evaluation/suites?page_size=50')
  await expect(pageHeading(page, 'The service is under maintenance.')).toBeVisible()
  await expect(page).toHaveURL(/\/evaluation\/maintenance\?/)
  await expectAccessible(page)
  await demo.clearFaults()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(pageHeading(page, 'Suites')).toBeVisible()
  await expect(page).toHaveURL(/\/evaluation\/suites\?page_size=50&project_id=[\w-]+$/)
})

test('an identity provider under maintenance keeps everybody out until it is over', async ({
  page,
  demo,
}) => {
  await demo.maintenance(true)
  await page.goto('/evaluation/suites')
  await expect(pageHeading(page, 'The service is under maintenance.')).toBeVisible()
  await demo.maintenance(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(pageHeading(page, 'Suites')).toBeVisible()
})

test('a status of the identity provider that cannot be got keeps nobody out', async ({
  page,
  demo,
}) => {
  await demo.fault('auth.getIdentityProviderStatus', { kind: 'status', status: 500, form: 'code' })
  await page.goto('/evaluation/suites')
  await expect(pageHeading(page, 'Suites')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('tells every failure of the projects, and Retry gets them', async ({ page, demo }) => {
  test.slow()
  await demo.fault('project.listProjects', { kind: 'status', status: 403, form: 'name' })
  await page.goto('/evaluation/suites')
  await expect(alertWith(page, 'Failed to get the projects.')).toBeVisible()
  await expectAccessible(page)
  await expectFailuresTold({
    page,
    demo,
    operation: 'project.listProjects',
    alert: 'Failed to get the projects.',
    open: () => page.reload(),
    shown: pageHeading(page, 'Suites'),
    kept: page.getByRole('button', { name: 'Log out' }),
  })
})

test('after a new deployment a piece of code that is gone reloads the page once, at its address', async ({
  page,
  running,
  expectProblem,
}) => {
  await page.goto('/evaluation/suites?theme=dark')
  await expect(pageHeading(page, 'Suites')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { before: true }))
  expectProblem(/Failed to load resource.*\/assets\/|dynamically imported module/)
  running.traffic.loseNextFile(1)
  await page.getByRole('link', { name: 'Test', exact: true }).click()
  await expect(pageHeading(page, 'Test')).toBeVisible()
  await expect(page).toHaveURL(/\/evaluation\/test\?project_id=[\w-]+&theme=dark$/)
  expect(await page.evaluate(() => 'before' in window)).toBe(false)
})

test('a piece of code that stays gone is told of, inside the shell', async ({
  page,
  running,
  expectProblem,
}) => {
  await page.goto('/evaluation/suites')
  await expect(pageHeading(page, 'Suites')).toBeVisible()
  expectProblem(/Failed to load resource.*\/assets\/|dynamically imported module|preload/)
  running.traffic.loseNextFile(Number.POSITIVE_INFINITY)
  await page.getByRole('link', { name: 'Test', exact: true }).click()
  await expect(pageHeading(page, 'This page cannot be shown')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible()
  running.restore()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(pageHeading(page, 'Test')).toBeVisible()
})

test('a value that the configuration lacks is named, and nothing starts', async ({
  page,
  running,
  expectProblem,
}) => {
  expectProblem(/Missing environment value/)
  const { evaluation: _, ...services } = consoleConfig.services
  running.configure({ services })
  await page.goto('/evaluation/suites')
  await expect(
    page.getByRole('heading', { name: 'Missing environment value: services.evaluation' }),
  ).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

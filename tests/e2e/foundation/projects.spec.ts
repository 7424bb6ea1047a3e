import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { pageHeading, projectButton, snackbars, switchProject } from '../support/console.ts'
import { suiteRows } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('projectId'))

/** Opens the console for the first time with a project remembered. */
const remember = (page: Page, id: string) =>
  page.addInitScript((value) => {
    if (location.origin === 'null' || localStorage.getItem('projectId') !== null) return
    localStorage.setItem('projectId', value)
  }, id)

test('without a hint the first project is selected, remembered and written into the address', async ({
  page,
}) => {
  await page.goto('/evaluation/suites')
  await expect(projectButton(page, 'Shuttle 4 Odaiba')).toBeVisible()
  await expect(page).toHaveURL(`/evaluation/suites?project_id=${projectIds.shuttle}`)
  await expect.poll(() => stored(page)).toBe(projectIds.shuttle)
})

test('the remembered project is selected when the address names none', async ({ page }) => {
  await remember(page, projectIds.robotaxi)
  await page.goto('/evaluation/suites')
  await expect(projectButton(page, 'Robotaxi L4')).toBeVisible()
  await expect(page).toHaveURL(`/evaluation/suites?project_id=${projectIds.robotaxi}`)
})

test('the project of the address goes before the remembered one', async ({ page }) => {
  await remember(page, projectIds.robotaxi)
  await page.goto(`/evaluation/suites?project_id=${projectIds.empty}`)
  await expect(projectButton(page, 'Empty project')).toBeVisible()
  await expect.poll(() => stored(page)).toBe(projectIds.empty)
})

test('an unknown project gives way to the first one, with a message', async ({
  page,
  expectProblem,
}) => {
  // Its data is asked for before it is known that there is no such project.
  expectProblem(/Failed to load resource.*\b403\b.*\/projects\/nowhere\//)
  await page.goto('/evaluation/suites?project_id=nowhere')
  await expect(snackbars(page)).toHaveText([
    `Specified projectId "nowhere" does not exist in project list. Using "${projectIds.shuttle}" instead.`,
  ])
  await expect(page).toHaveURL(`/evaluation/suites?project_id=${projectIds.shuttle}`)
})

test('an unknown project gives way to the remembered one, with a message', async ({
  page,
  expectProblem,
}) => {
  // Its data is asked for before it is known that there is no such project.
  expectProblem(/Failed to load resource.*\b403\b.*\/projects\/nowhere\//)
  await remember(page, projectIds.robotaxi)
  await page.goto('/evaluation/suites?project_id=nowhere')
  await expect(snackbars(page)).toHaveText([
    `Specified projectId "nowhere" does not exist in project list. Using "${projectIds.robotaxi}" instead.`,
  ])
  await expect(projectButton(page, 'Robotaxi L4')).toBeVisible()
})

test('another project opens the same kind of page, and keeps the theme alone', async ({ page }) => {
  await page.goto('/evaluation/suites?deleted=true&page=1&theme=dark')
  await switchProject(page, 'Shuttle 4 Odaiba', 'Robotaxi L4')
  await expect(page).toHaveURL(`/evaluation/suites?project_id=${projectIds.robotaxi}&theme=dark`)
  await expect.poll(() => stored(page)).toBe(projectIds.robotaxi)
})

test('a slow answer of one project does not show in another', async ({ page, running }) => {
  await page.goto('/evaluation/suites')
  await expect(suiteRows(page)).toHaveCount(20)
  const release = running.traffic.hold(new RegExp(`/projects/${projectIds.robotaxi}/suites`))
  const asked = page.waitForRequest(new RegExp(`/projects/${projectIds.robotaxi}/suites`))
  await switchProject(page, 'Shuttle 4 Odaiba', 'Robotaxi L4')
  await asked
  await expect(suiteRows(page)).toHaveCount(0)
  await switchProject(page, 'Robotaxi L4', 'Empty project')
  const empty = page.getByText('Jobs have nothing to test yet.')
  await expect(empty).toBeVisible()
  release()
  await expect(suiteRows(page)).toHaveCount(0)
  await expect(empty).toBeVisible()
})

test('a page of one thing gives way to the list of its area', async ({ page }) => {
  await page.goto('/evaluation/suites/new')
  await expect(projectButton(page, 'Shuttle 4 Odaiba')).toBeVisible()
  await switchProject(page, 'Shuttle 4 Odaiba', 'Empty project')
  await expect(page).toHaveURL(`/evaluation/suites?project_id=${projectIds.empty}`)
})

test('from a page outside the areas another project opens its reports', async ({ page }) => {
  await page.goto('/evaluation/test')
  await switchProject(page, 'Shuttle 4 Odaiba', 'Robotaxi L4')
  await expect(page).toHaveURL(`/evaluation/reports?project_id=${projectIds.robotaxi}`)
})

test('the list of projects is accessible', async ({ page }) => {
  await page.goto('/evaluation/test')
  await projectButton(page, 'Shuttle 4 Odaiba').click()
  await expect(page.getByRole('option', { name: 'Robotaxi L4' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('a newcomer', () => {
  test.use({ persona: 'Newcomer' })

  test('belongs to no project and is told the ways forward', async ({ page, expectProblem }) => {
    // Its data is asked for before it is known that there is no such project.
    expectProblem(/Failed to load resource.*\b403\b.*\/projects\//)
    // A link from somebody else names a project.
    await page.goto(`/evaluation/suites?project_id=${projectIds.shuttle}`)
    await expect(
      pageHeading(
        page,
        'You do not belong to any project. Create a project in the console or ask a project owner to invite you.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the project console' })).toHaveAttribute(
      'href',
      /^https:\/\/projects\.example\.com/,
    )
    await expect(page.getByRole('button', { name: 'Log out' })).toBeEnabled()
    // Nothing holds the place of a project that will not come.
    await expect(page.getByRole('banner').locator('.animate-pulse')).toHaveCount(0)
    await expectAccessible(page)
  })
})

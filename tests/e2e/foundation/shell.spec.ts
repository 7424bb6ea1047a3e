import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { alertWith, pageHeading, projectButton, snackbars } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Areas' })
const theme = (page: Page) => page.locator('html')

test.describe('the side menu', () => {
  const everybodys = [
    'Overview',
    'Reports',
    'Scenarios',
    'Catalogs',
    'Suites',
    'Maps',
    'ML Packages',
    'ML Experiments',
  ]
  const internal = ['Scenario Reports', 'Scenario Assets', 'Notification Settings']
  const areas = {
    Member: [...everybodys, 'Test'],
    'Internal staff': [...everybodys, ...internal, 'Test'],
    Privileged: [...everybodys, ...internal, 'Test'],
  }
  for (const persona of ['Member', 'Internal staff', 'Privileged'] as const) {
    test.describe(() => {
      test.use({ persona })
      test(`lists the areas for: ${persona}`, async ({ page }) => {
        await page.goto('/evaluation/test')
        await expect(pageHeading(page, 'Test')).toBeVisible()
        await expect(menu(page).getByRole('link')).toHaveText(areas[persona])
      })
    })
  }

  test('remembers whether it is open', async ({ page }) => {
    await page.goto('/evaluation/test')
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('openDrawer'))).toBe('false')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Suites' })).toBeVisible()
    await page.getByRole('button', { name: 'Expand menu' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeVisible()
  })

  test('has its place before the project is known, so that the page does not jump', async ({
    page,
    running,
  }) => {
    const left = async () => (await page.getByRole('main').boundingBox())?.x
    const giveProjects = running.traffic.hold(/^\/services\/project\/projects/)
    await page.goto('/evaluation/test')
    await expect(pageHeading(page, 'Loading...')).toBeVisible()
    const before = await left()
    expect(before).toBeGreaterThan(200)
    giveProjects()
    await expect(menu(page).getByRole('link', { name: 'Suites' })).toBeVisible()
    expect(await left()).toBe(before)
  })

  test('is a sheet on a narrow screen @narrow', async ({ page }) => {
    await page.goto('/evaluation/test')
    await expect(pageHeading(page, 'Test')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect(sheet).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('link', { name: 'Suites' }).click()
    await expect(pageHeading(page, 'Suites')).toBeVisible()
    await expect(sheet).toBeHidden()
  })
})

test.describe('the theme', () => {
  test('is light at first; the choice is kept for later visits', async ({ page }) => {
    await page.goto('/evaluation/test')
    await expect(theme(page)).toHaveAttribute('data-theme', 'light')
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
    expect(new URL(page.url()).searchParams.has('theme')).toBe(false)
    await page.reload()
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible()
  })

  test('of the address goes before the saved one, and stays on every navigation', async ({
    page,
  }) => {
    await page.goto('/evaluation/test?theme=dark')
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
    await menu(page).getByRole('link', { name: 'Suites' }).click()
    await expect(page).toHaveURL(/\/suites\?project_id=[\w-]+&theme=dark$/)
    await page.getByRole('button', { name: 'Light theme' }).click()
    await expect(page).toHaveURL(/\/suites\?project_id=[\w-]+&theme=light$/)
    await expect(theme(page)).toHaveAttribute('data-theme', 'light')
  })

  test('is light when the address names no known one', async ({ page }) => {
    await page.goto('/evaluation/test?theme=neon')
    await expect(pageHeading(page, 'Test')).toBeVisible()
    await expect(theme(page)).toHaveAttribute('data-theme', 'light')
  })
})

test('snackbars stand at the bottom right, at most three, and go after six seconds', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/evaluation/test')
  const tell = page.getByRole('button', { name: 'Show a snackbar' })
  await expect(tell).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  const snackbar = (count: number) =>
    snackbars(page).filter({ hasText: `This is snackbar ${count}.` })
  for (const count of [1, 2, 3, 4]) {
    await tell.click()
    await expect(async () => {
      await page.clock.runFor(50)
      await expect(snackbar(count)).toBeVisible({ timeout: 50 })
    }).toPass({ intervals: [0] })
  }
  await page.clock.runFor(500)
  await expect(snackbars(page)).toHaveCount(3)
  await expect(snackbar(1)).toBeHidden()
  const box = await snackbar(4).boundingBox()
  expect(box && box.x + box.width).toBeGreaterThan(1200)
  expect(box && box.y + box.height).toBeGreaterThan(700)

  await page.clock.runFor(5000)
  await expect(snackbar(4)).toBeVisible()
  await page.clock.runFor(2000)
  await expect(snackbars(page)).toHaveCount(0)

  await page.clock.resume()
  await tell.click()
  await expect(snackbar(5)).toBeVisible()
  await expectAccessible(page)
})

test('an error of a page keeps the shell, and the page can be tried again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/This error was raised on purpose/)
  await page.goto('/evaluation/test')
  await page.getByRole('button', { name: 'Raise an error' }).click()
  await expect(pageHeading(page, 'This page cannot be shown')).toBeVisible()
  await expect(alertWith(page, 'This error was raised on purpose.')).toBeVisible()
  await expect(projectButton(page, 'Shuttle 4 Odaiba')).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Suites' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Raise an error' })).toBeVisible()
})

test.describe('by keyboard', () => {
  test('the first stop leads past toolbar and menu', async ({ page }) => {
    await page.goto('/evaluation/test')
    await expect(pageHeading(page, 'Test')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('another page is announced and takes the focus', async ({ page }) => {
    await page.goto('/evaluation/test')
    await menu(page).getByRole('link', { name: 'Suites' }).click()
    await expect(pageHeading(page, 'Suites')).toBeFocused()
    await expect(page).toHaveTitle('Suites · Evaluation Console')
    await expect(
      page.getByRole('status').filter({ hasText: 'Suites · Evaluation Console' }),
    ).toBeAttached()
  })

  test('Back leads to the row one came from, over several pages', async ({ page }) => {
    await page.goto('/evaluation/suites?page_size=50')
    // Among the last ones, which are drawn after those in sight.
    const row = page.getByRole('rowheader').getByRole('link').nth(45)
    const name = await row.innerText()
    await row.click()
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(page).toHaveURL(/\/edit/)
    await page.evaluate(() => history.go(-2))
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(pageHeading(page, name)).toBeFocused()
  })

  test('the row that Back leads to stands clear of the button at the foot', {
    tag: '@narrow',
  }, async ({ page }) => {
    await page.goto('/evaluation/suites')
    const row = page.getByRole('rowheader').getByRole('link').nth(8)
    await row.evaluate((link) => {
      scrollBy(0, link.getBoundingClientRect().bottom - innerHeight + 66)
      link.focus({ preventScroll: true })
    })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
    await page.goBack()
    await expect(row).toBeFocused()
    const foot = page.getByRole('link', { name: 'New Suite' })
    const top = async () => (await foot.boundingBox())?.y ?? 0
    await expect
      .poll(() => row.evaluate((link) => link.getBoundingClientRect().bottom))
      .toBeLessThan((await top()) - 12)
  })

  test('a page that was asked about before it came takes the focus', async ({ page }) => {
    await page.goto('/evaluation/suites/new')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Typed')
    await menu(page).getByRole('link', { name: 'Catalogs' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(pageHeading(page, 'Catalogs')).toBeFocused()
  })

  test('the palette finds pages, projects and actions', async ({ page }) => {
    await page.goto('/evaluation/test')
    await expect(pageHeading(page, 'Test')).toBeVisible()
    const palette = page.getByRole('dialog', { name: 'Find pages and actions' })
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('suit')
    await page.keyboard.press('Enter')
    await expect(pageHeading(page, 'Suites')).toBeVisible()
    await expect(palette).toBeHidden()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('robot')
    await page.keyboard.press('Enter')
    await expect(projectButton(page, 'Robotaxi L4')).toBeVisible()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('dark')
    await page.keyboard.press('Enter')
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark')

    const opener = page.getByRole('button', { name: 'Find pages and actions' }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('nothing is called so')
    await expect(palette.getByText('Nothing matches.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  test('single keys open pages and their list, until they are switched off', async ({ page }) => {
    await page.goto('/evaluation/test')
    await expect(pageHeading(page, 'Test')).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(pageHeading(page, 'Suites')).toBeVisible()

    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(help).toContainText('Go to Suites')
    await expect(help).toContainText('In a log')
    await expectAccessible(page)
    await help.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space')
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await page.reload()
    await expect(pageHeading(page, 'Suites')).toBeVisible()
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Find pages and actions' })).toBeVisible()
    await expect(help).toBeHidden()
  })
})

test.describe('addresses', () => {
  test('of nothing lead to the reports, with project and theme', async ({ page }) => {
    const kept = `project_id=${projectIds.robotaxi}&theme=dark`
    for (const path of ['nowhere?', 'suites/a/b/c/d?', 'reports-and-more?page=2&', '100%?']) {
      await page.goto(`/evaluation/${path}${kept}`)
      await expect(page).toHaveURL(`/evaluation/reports?${kept}`)
      await expect(snackbars(page)).toHaveText(
        'There is no page at this address. The reports are shown instead.',
      )
    }
  })

  for (const path of ['suites/%20', 'suites/%20%20', 'suites/%20?page=2']) {
    test(`${path} has a blank ID, which is told to be invalid`, async ({ page }) => {
      await page.goto(`/evaluation/${path}`)
      await expect(page.getByRole('heading', { name: 'Invalid Suite ID.' })).toBeVisible()
      await expect(page).toHaveURL(/\/evaluation\/suites\/%20/)
    })
  }

  test('parameters are sorted, unknown ones are kept, other spellings are read', async ({
    page,
  }) => {
    await page.goto('/evaluation/suites?pageSize=50&zebra=1&deleted=true&apple=2')
    await expect(page).toHaveURL(
      `/evaluation/suites?apple=2&deleted=true&page_size=50&project_id=${projectIds.shuttle}&zebra=1`,
    )
  })
})

import type { Locator, Page } from '@playwright/test'
import { consoleConfig } from '@/mock-platform/console-config.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { alertWith, pageHeading, tableRows } from '../support/console.ts'
import { reportRows } from '../support/reports.ts'
import { drawer } from '../support/run-drawer.ts'
import { signInHeading } from '../support/sign-in.ts'
import { suiteRows } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const catalogName = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })

test('a service under maintenance leads to the maintenance page, and its link back', async ({
  page,
  demo,
}) => {
  await demo.fault('project.listProjects', { kind: 'status', status: 503, form: 'none' })
  await page.goto('/evaluation/suites?page_size=50')
  await expect(pageHeading(page, 'The service is under maintenance.')).toBeVisible()
  await expect(page).toHaveURL(/\/evaluation\/maintenance\?/)
  await expectAccessible(page)
  const tryAgain = page.getByRole('link', { name: 'Try again' })
  await tryAgain.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Still under maintenance at [\d:]+\.$/)).toBeVisible()
  await expect(tryAgain).toBeFocused()
  await demo.clearFaults()
  await page.evaluate(() => Object.assign(window, { before: true }))
  await page.keyboard.press('Enter')
  await expect(suiteRows(page)).toHaveCount(50)
  await expect(page).toHaveURL(/\/evaluation\/suites\?page_size=50&project_id=[\w-]+$/)
  await expect(pageHeading(page, 'Suites')).toBeFocused()
  expect(await page.evaluate(() => 'before' in window)).toBe(true)
})

test('from the maintenance page Back leads to what was there before', async ({ page, demo }) => {
  await page.goto('/evaluation/test')
  await expect(pageHeading(page, 'Test')).toBeVisible()
  await demo.fault('catalog.listCatalogs', { kind: 'status', status: 503, form: 'none' })
  // By keys: a pointer over the link would have the list asked for ahead.
  await page.keyboard.press('g')
  await page.keyboard.press('v')
  await expect(pageHeading(page, 'The service is under maintenance.')).toBeVisible()
  await page.goBack()
  await expect(pageHeading(page, 'Test')).toBeVisible()
})

test('an identity provider under maintenance keeps everybody out until it is over', async ({
  page,
  demo,
}) => {
  await demo.maintenance(true)
  await page.goto('/evaluation/suites')
  await expect(pageHeading(page, 'The service is under maintenance.')).toBeVisible()
  await demo.maintenance(false)
  // As a tab does that is shown again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(pageHeading(page, 'Suites')).toBeVisible()
})

test.describe('somebody who is signing in', () => {
  test.use({ persona: null })

  test('is back at the page that was asked for once the maintenance is over', async ({
    page,
    demo,
  }) => {
    await page.goto('/evaluation/suites?page_size=50')
    await expect(signInHeading(page)).toBeVisible()
    await demo.maintenance(true)
    await page.getByRole('button', { name: 'Member', exact: true }).click()
    await expect(pageHeading(page, 'The service is under maintenance.')).toBeVisible()
    await demo.maintenance(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(pageHeading(page, 'Suites')).toBeVisible()
    await expect(page).toHaveURL(/\/evaluation\/suites\?page_size=50&project_id=[\w-]+$/)
  })
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

/** The browser's message about code that cannot be got. */
const missingCode = /Failed to load resource|A part of the console could not be loaded/

/** A part over a page, with code of its own. */
interface Part {
  name: string
  /** Opens it; `lose` lets the next file be gone. */
  open: (page: Page, lose: () => void) => Promise<unknown>
  shown: (page: Page) => Locator
}

const fromPalette = async (page: Page, option: string, lose: () => void) => {
  await page.keyboard.press('Control+k')
  const command = page.getByRole('option', { name: option })
  await expect(command).toBeVisible()
  lose()
  await command.click()
}

const parts: readonly Part[] = [
  {
    name: 'the palette',
    open: async (page, lose) => {
      lose()
      await page.keyboard.press('Control+k')
    },
    shown: (page) => page.getByRole('dialog', { name: 'Find pages and actions' }),
  },
  {
    name: 'the help',
    open: (page, lose) => fromPalette(page, 'Keyboard shortcuts', lose),
    shown: (page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
  },
  {
    name: 'the Run evaluation job drawer',
    open: (page, lose) => fromPalette(page, 'Run evaluation job', lose),
    shown: drawer,
  },
  {
    name: 'the list of projects',
    open: async (page, lose) => {
      lose()
      await page.getByRole('button', { name: 'Project: ' }).click()
    },
    shown: (page) => page.getByRole('dialog', { name: 'Project' }),
  },
]

test.describe('code that is not cached', () => {
  test.use({ isCold: true })

  test('after a new deployment a piece of code that is gone reloads the page once, at its address', async ({
    page,
    running,
    expectProblem,
  }) => {
    // A list that loads no other code ahead, which would be lost in its place.
    await page.goto('/evaluation/maps?theme=dark')
    await expect(pageHeading(page, 'Maps')).toBeVisible()
    await page.evaluate(() => Object.assign(window, { before: true }))
    expectProblem(missingCode)
    running.traffic.loseNextFile(1)
    await page.getByRole('link', { name: 'Test', exact: true }).click()
    await expect(pageHeading(page, 'Test')).toBeVisible()
    await expect(page).toHaveURL(/\/evaluation\/test\?project_id=[\w-]+&theme=dark$/)
    expect(await page.evaluate(() => 'before' in window)).toBe(false)
  })

  test('a page whose first script is gone says so, and starts once it is there', async ({
    page,
    running,
    expectProblem,
  }) => {
    expectProblem(missingCode)
    // A page that cannot start uses none of its files.
    expectProblem(/was preloaded using link preload but not used within a few seconds/)
    // As after all retries: what shows from here on stays until the click.
    await page.goto('/evaluation/config.json')
    await page.evaluate(() => sessionStorage.setItem('startRetries', '5'))
    running.traffic.loseFiles()
    await page.goto('/evaluation/suites?theme=dark')
    const alert = alertWith(page, 'The console cannot start yet')
    await expect(alert).toContainText('stayed missing after several retries')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    // Without a click from here on; each count shows for some seconds only.
    await expect(alert).toContainText(/Retrying \([1-5] of 5\)…/)
    running.restore()
    await expect(pageHeading(page, 'Suites')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('startRetries'))).toBeNull()
  })

  test('a piece of code that stays gone is told of, inside the shell', async ({
    page,
    running,
    expectProblem,
  }) => {
    await page.goto('/evaluation/maps')
    await expect(pageHeading(page, 'Maps')).toBeVisible()
    expectProblem(missingCode)
    await page.evaluate(() => Object.assign(window, { before: true }))
    running.traffic.loseNextFile(Number.POSITIVE_INFINITY)
    await page.getByRole('link', { name: 'Test', exact: true }).click()
    // It is reloaded once before it is given up.
    await page.waitForFunction(() => !('before' in window))
    await expect(pageHeading(page, 'This page cannot be shown')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible()
    running.restore()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(pageHeading(page, 'Test')).toBeVisible()
  })

  for (const { name, open, shown } of parts) {
    test(`${name}, when its code is gone, leaves a form as it is, and comes with Retry`, async ({
      page,
      running,
      expectProblem,
    }) => {
      await page.goto('/evaluation/vehicle_catalogs/new')
      await catalogName(page).fill('Typed before')
      expectProblem(missingCode)
      // All, as the first that is asked for may be that of a tooltip, which nobody misses.
      await open(page, () => running.traffic.loseFiles())
      const alert = alertWith(page, 'A part of the console could not be loaded.')
      await expect(alert).toBeVisible()
      await expect(alert.getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      running.restore()
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(shown(page)).toBeVisible()
      await expect(alert).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(shown(page)).toBeHidden()
      await expect(catalogName(page)).toHaveValue('Typed before')
    })
  }

  test('lists stay without the code of their last runs, which comes with the connection', async ({
    page,
    context,
    running,
    expectProblem,
  }) => {
    expectProblem(missingCode)
    const lost: string[] = []
    page.on('response', (response) => {
      if (response.status() === 404) lost.push(response.url())
    })
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    const names = /\/(listed-runs|listed-change|new-since|kept-reports|catalog-last-runs)-/
    running.traffic.loseFiles(names)
    await page.goto('/evaluation/reports')
    const losses = (name: string) => lost.filter((url) => url.includes(name)).length
    // Missing code leads to one reload, before which and after which it is asked for.
    await expect.poll(() => losses('/listed-runs-')).toBeGreaterThan(1)
    await expect.poll(() => losses('/kept-reports-')).toBeGreaterThan(0)
    await expect(reportRows(page)).toHaveCount(20)
    await page.getByRole('link', { name: 'Catalogs', exact: true }).click()
    await expect.poll(() => losses('/catalog-last-runs-')).toBe(1)
    await expect(tableRows(page, 'Catalogs').first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)

    running.restore()
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page.getByRole('list', { name: /^Last runs of/ }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Reports', exact: true }).click()
    await expect(page.getByRole('list', { name: /^Last 10 runs/ }).first()).toBeVisible()
    expect(loads).toBe(2)
  })

  test('a lost connection leaves the page in place', async ({ page, context, expectProblem }) => {
    await page.goto('/evaluation/suites')
    await expect(suiteRows(page)).toHaveCount(20)
    await page.evaluate(() => Object.assign(window, { before: true }))
    expectProblem(missingCode)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Test', exact: true }).click()
    await expect(pageHeading(page, 'This page cannot be shown')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(pageHeading(page, 'Test')).toBeVisible()
    expect(await page.evaluate(() => 'before' in window)).toBe(true)
  })
})

test('a failure that goes when it is tried again leaves the focus on the page', async ({
  page,
  demo,
}) => {
  await demo.fault('evaluation.listSuites', { kind: 'drop' })
  await page.goto('/evaluation/suites')
  await page.getByRole('button', { name: 'Retry now' }).focus()
  await demo.clearFaults()
  await page.keyboard.press('Enter')
  await expect(suiteRows(page)).toHaveCount(20)
  await expect(page.getByRole('main')).toBeFocused()

  await demo.fault('evaluation.listSuites', { kind: 'status', status: 403, form: 'code' })
  await page.reload()
  await page.getByRole('button', { name: 'Retry' }).focus()
  await demo.clearFaults()
  await page.keyboard.press('Enter')
  await expect(suiteRows(page)).toHaveCount(20)
  await expect(page.getByRole('main')).toBeFocused()
})

test('somebody whom the service does not know is an unknown user, and no failure', async ({
  page,
  demo,
}) => {
  await demo.fault('project.batchGetMembers', { kind: 'status', status: 404, form: 'code' })
  await page.goto('/evaluation/suites')
  await suiteRows(page).first().getByRole('link').first().click()
  await expect(page.getByText('by Unknown User').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a long answer of a service leaves the buttons of a dialog in reach', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/suites')
  await demo.fault('evaluation.deprecateSuite', {
    kind: 'status',
    status: 400,
    form: 'code',
    message: 'at org.example.Stack.trace '.repeat(100),
  })
  await page.getByRole('button', { name: 'Actions for Smoke test' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const submit = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })
  await submit.click()
  await expect(alertWith(page, 'Failed to delete the suite.')).toBeVisible()
  await expect(submit).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('what the configuration lacks is named, and nothing starts', async ({
  page,
  running,
  expectProblem,
}) => {
  expectProblem(/Missing environment value/)
  const { evaluation: _, ...services } = consoleConfig.services
  running.configure({ services: { ...services, map: 'map.test' } })
  await page.goto('/evaluation/suites')
  await expect(
    page.getByRole('heading', { name: 'Missing environment value: services.evaluation' }),
  ).toBeVisible()
  await expect(page.getByRole('listitem')).toContainText([
    'services.evaluation is missing.',
    'services.map has no scheme: write https://map.test',
  ])
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { chooseOnSignInPage, signIn, signInHeading, storedUser } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test.use({ persona: null })

const reports = /\/evaluation\/reports\?project_id=[\w-]+$/
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' })

test('signing in leads back to the page that was asked for, with the project in its address', async ({
  page,
}) => {
  await signIn(page, 'Member', '/evaluation/suites?page_size=50')
  await expect(page).toHaveURL(/\/evaluation\/suites\?page_size=50&project_id=[\w-]+$/)
  await expect(page.getByRole('heading', { name: 'Suites', level: 1 })).toBeVisible()
})

test('the provider is told the environment of the deployment', async ({ page }) => {
  const asked = page.waitForRequest(/\/identity\/auth\?/)
  await page.goto('/evaluation')
  expect(new URL((await asked).url()).searchParams.get('environment')).toBe('prd')
  await expect(signInHeading(page)).toBeVisible()
})

test('the sign-in page is accessible', async ({ page }) => {
  await page.goto('/evaluation')
  await expect(signInHeading(page)).toBeVisible()
  await expectAccessible(page, { themes: 1 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { themes: 1 })
})

test('the project of the address that was asked for is kept', async ({ page }) => {
  const id = '4f1c8a92-63de-4b75-8e0d-a97b5c2d1e36'
  await signIn(page, 'Member', `/evaluation/suites?project_id=${id}`)
  await expect(page).toHaveURL(`/evaluation/suites?project_id=${id}`)
  await expect(page.getByRole('button', { name: 'Project: Robotaxi L4' })).toBeVisible()
})

for (const path of ['/', '/evaluation', '/evaluation/', '/evaluation/oidc/auth/cb']) {
  test(`signing in from ${path} opens the reports of the project`, async ({ page }) => {
    await signIn(page, 'Member', path)
    await expect(page).toHaveURL(reports)
  })
}

for (const saved of ['https://evil.test/evaluation/suites', '//evil.test/evaluation', '/other']) {
  test(`signing in does not lead to ${saved}`, async ({ page }) => {
    await page.goto('/evaluation/suites')
    await expect(signInHeading(page)).toBeVisible()
    await page.evaluate((path) => sessionStorage.setItem('savedPath', path), saved)
    await chooseOnSignInPage(page, 'Member')
    await expect(page).toHaveURL(reports)
  })
}

test('every step of the sign-in says what is going on, and nobody can log out meanwhile', async ({
  page,
  running,
}) => {
  const goToProvider = running.traffic.hold(/^\/identity\/\.well-known/)
  await page.goto('/evaluation/suites', { waitUntil: 'commit' })
  await expect(page.getByText('Authorization code flow is in progress...')).toBeVisible()
  await expect(logOut(page)).toBeDisabled()
  goToProvider()

  const giveTokens = running.traffic.hold(/^\/identity\/token$/)
  await page.getByRole('button', { name: 'Member', exact: true }).click()
  await expect(page.getByText('Completing authorization code flow...')).toBeVisible()
  await expect(logOut(page)).toBeDisabled()

  const giveProjects = running.traffic.hold(/^\/services\/project\/projects/)
  giveTokens()
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(logOut(page)).toBeEnabled()
  giveProjects()
  await expect(page.getByRole('heading', { name: 'Suites', level: 1 })).toBeVisible()
})

test.describe('an error of the identity provider', () => {
  const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to sign in.' })

  test('is ignored when the CSRF value does not match the data store', async ({
    page,
    demo,
    expectProblem,
  }) => {
    const description =
      'The CSRF value from the token does not match the CSRF value from the data store.'
    expectProblem(/warning: .*does not match the CSRF value from the data store/)
    await demo.signInError({ error: 'request_forbidden', description })
    await signIn(page, 'Member', '/evaluation/suites')
    await expect(page).toHaveURL(/\/evaluation\/suites\?project_id=/)
  })

  test('starts the sign-in once more on another CSRF mismatch', async ({ page, demo }) => {
    const description = 'No CSRF value available in the session cookie.'
    await demo.signInError({ error: 'request_forbidden', description })
    await signIn(page, 'Member', '/evaluation/suites')
    await expect(page).toHaveURL(/\/evaluation\/suites\?project_id=/)
  })

  test('is told on the second CSRF mismatch, and another sign-in leads to the page that was asked for', async ({
    page,
    demo,
    expectProblem,
  }) => {
    expectProblem(/ErrorResponse: No CSRF value/)
    const description = 'No CSRF value available in the session cookie.'
    await demo.signInError({ error: 'request_forbidden', description }, 2)
    await page.goto('/evaluation/suites?page_size=50')
    await expect(failure(page)).toContainText(description)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await chooseOnSignInPage(page, 'Member')
    await expect(page).toHaveURL(/\/evaluation\/suites\?page_size=50&project_id=/)
  })

  for (const error of ['access_denied', 'request_forbidden']) {
    test(`is told when it is another ${error}`, async ({ page, demo, expectProblem }) => {
      expectProblem(/ErrorResponse: The account is locked/)
      await demo.signInError({ error, description: 'The account is locked.' })
      await page.goto('/evaluation/suites')
      await expect(failure(page)).toContainText('The account is locked.')
    })
  }
})

test('the toolbar says who is signed in, and signs out', async ({ page }) => {
  await signIn(page, 'Member', '/evaluation/suites')
  const user = page.getByRole('button', { name: 'Signed in as Aiko Tanaka' })
  await expect(user).toHaveText('Aiko Tanaka')
  await user.hover()
  await expect(page.getByRole('tooltip')).toHaveText('Aiko Tanaka, aiko.tanaka@example.com')
  await expectAccessible(page)
  await user.click()
  const menu = page.getByRole('menu', { name: 'Signed in as Aiko Tanaka' })
  await expect(menu).toContainText('aiko.tanaka@example.com')
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Show whole dates in tables',
    'Dark theme',
    'Start with Overview',
    'Keyboard shortcuts',
  ])
  await expect(menu).toContainText(/Version \d/)
  await expectAccessible(page)
  await menu.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await logOut(page).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(user).toBeHidden()
})

test('signing out revokes the tokens and says so; signing in again is left to the user', async ({
  page,
  running,
  demo,
}) => {
  await signIn(page, 'Member', '/evaluation/suites')
  await expect(page.getByRole('heading', { name: 'Suites', level: 1 })).toBeVisible()
  // Calls under way when the tokens end would be refused.
  await expect.poll(() => demo.calls('auth.assertFeatureScope')).toBe(5)
  const user = await storedUser(page)
  await logOut(page).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(page).toHaveURL(/\/evaluation\/signout/)
  await expectAccessible(page)
  await expect(logOut(page)).toBeDisabled()
  expect(await storedUser(page)).toBeUndefined()

  const renewal = await page.request.post(`${running.origin}/identity/token`, {
    form: {
      grant_type: 'refresh_token',
      client_id: 'evaluation-console',
      refresh_token: user?.refresh_token ?? '',
    },
  })
  expect(renewal.status()).toBe(400)
  const call = await page.request.get(`${running.origin}/services/project/projects`, {
    headers: { authorization: `Bearer ${user?.access_token}` },
  })
  expect(call.status()).toBe(401)

  await page.reload()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(signInHeading(page)).toBeVisible()
})

test('an identity provider that cannot be reached is told of, and tried again', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/Failed to (fetch|load resource)/)
  await page.goto('/evaluation/signout')
  await expect(page.getByText('You are signed out.')).toBeVisible()
  const button = page.getByRole('button', { name: 'Sign in' })
  await context.setOffline(true)
  await button.click()
  const { origin } = new URL(page.url())
  await expect(page.getByRole('alert')).toHaveText(
    `The identity provider cannot be reached at ${origin}/identity: Failed to fetch.`,
  )
  await expectAccessible(page)
  await context.setOffline(false)
  await button.click()
  await expect(signInHeading(page)).toBeVisible()
})

test('signing out asks about unsaved input before anything is done', async ({ page }) => {
  await signIn(page, 'Member', '/evaluation/vehicle_catalogs/new')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Typed before')
  await logOut(page).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(name).toHaveValue('Typed before')
  expect(await storedUser(page)).toBeDefined()

  // The browser, too, would ask; nobody is asked twice.
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    return dialog.accept()
  })
  await logOut(page).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  expect(asked).toBe(0)
})

test('tokens are renewed before they expire, without a word', async ({ page, demo }) => {
  await page.clock.install()
  await signIn(page, 'Member', '/evaluation/suites')
  await expect(page.getByRole('heading', { name: 'Suites', level: 1 })).toBeVisible()
  const before = await storedUser(page)
  await page.clock.fastForward('59:30')
  await expect
    .poll(async () => (await storedUser(page))?.access_token)
    .not.toBe(before?.access_token)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Suites', level: 1 })).toBeVisible()
  expect(await demo.calls('project.listProjects')).toBeGreaterThan(1)
})

test('tokens stored before the page was opened are renewed as well', async ({ page }) => {
  await signIn(page, 'Member', '/evaluation/suites')
  await expect(page.getByRole('heading', { name: 'Suites', level: 1 })).toBeVisible()
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Suites', level: 1 })).toBeVisible()
  const before = await storedUser(page)
  await page.clock.fastForward('59:30')
  await expect
    .poll(async () => (await storedUser(page))?.access_token)
    .not.toBe(before?.access_token)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const query of [
  'code=old&state=old',
  'error=access_denied&error_description=Forged&state=x',
]) {
  test(`an old or forged answer (${query}) is told of, and is in the address no more`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/This sign-in has expired|ErrorResponse: Forged/)
    await page.goto(`/evaluation/oidc/auth/cb?${query}`)
    await expect(page.getByRole('alert')).toContainText('Failed to sign in.')
    await expect(page).toHaveURL('/evaluation/oidc/auth/cb')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await chooseOnSignInPage(page, 'Member')
    await expect(page).toHaveURL(reports)
  })
}

test('a full storage is told of, and what to do', async ({ page, expectProblem }) => {
  expectProblem(/QuotaExceededError/)
  await page.goto('/evaluation/signout')
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await page.evaluate(() => {
    for (let size = 2 ** 23; size >= 1; size /= 2) {
      try {
        for (;;) sessionStorage.setItem(`filling ${crypto.randomUUID()}`, 'x'.repeat(size))
      } catch {
        // The next smaller piece may still fit.
      }
    }
  })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('storage for this tab is full')
})

test('a storage that the browser denies is told of, and what to do', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Access is denied/)
  // A console that cannot begin does not use its configuration.
  expectProblem(/was preloaded using link preload but not used within a few seconds/)
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', { get: denied })
    Object.defineProperty(window, 'localStorage', { get: denied })
  })
  await page.goto('/evaluation/suites')
  await expect(page.getByRole('alert')).toContainText('Allow cookies and site data for this site')
  await expectAccessible(page)
})

test.describe('somebody signed in', () => {
  test.use({ persona: 'Member' })

  for (const query of ['code=old&state=old', 'error=access_denied&state=forged', 'error=forged']) {
    test(`is led on by an old or forged answer (${query})`, async ({ page }) => {
      await page.goto(`/evaluation/oidc/auth/cb?${query}`)
      await expect(page).toHaveURL(reports)
      await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible()
    })
  }

  test('sees rows without the code that signs in', async ({ page, running }) => {
    const giveCode = running.traffic.hold(/\/assets\/user-manager-.*\.js$/)
    await page.goto('/evaluation/suites')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    giveCode()
  })
})

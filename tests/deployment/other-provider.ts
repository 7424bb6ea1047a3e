/**
 * `npm run test:other-provider`: signs in to the console with an identity provider of another make than the demo's,
 * Glewlwyd from Debian, and keeps it signed in while tokens are renewed, the provider fails and comes back, and its
 * administrator takes the tokens back; then signs out. Where Glewlwyd cannot be fetched it says so, and tries nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { configFor } from '../../src/mock-platform/console-config.ts'
import { createConsoleFiles } from '../../src/mock-platform/server/console-files.ts'
import { startServer } from '../../src/mock-platform/server/server-start.ts'
import { personas } from '../../src/mock-platform/world/personas.ts'
import { chromiumArguments, ensureChromium } from '../setup/chromium.ts'
import { freePort } from './free-port.ts'
import { account, fetchGlewlwyd, type Glewlwyd, startGlewlwyd } from './glewlwyd.ts'

/** Minutes for which the console is left alone. */
const minutes = Number(process.argv[2] ?? 10)

/** Lifetime of an access token. */
const accessTokenSeconds = 90

const minute = 60_000

let failures = 0

const say = (isRight: boolean, what: string) => {
  if (!isRight) failures += 1
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${what}`)
}

/** Whether something comes to hold while a test waits. */
const comes = (seen: Promise<unknown>) =>
  seen.then(
    () => true,
    () => false,
  )

const read = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

/** Services look at the token alone, as most do: the provider need not be there. */
const isValid = (token: string, issuer: string) => {
  try {
    const { iss, exp } = read(token.split('.')[1])
    return iss === issuer && exp * 1000 > Date.now()
  } catch {
    return false
  }
}

/** Fills in the pages of the provider, as far as they come. */
const signIn = async (page: Page) => {
  await page.locator('#username').fill(account.username, { timeout: 20_000 })
  await page.locator('#password').fill(account.password)
  await page.locator('#password').press('Enter')
  const home = page.waitForURL(/\/evaluation(\/(?!oidc)|$|\?)/, { timeout: minute })
  // The first time, each scope is granted.
  const scopes = page.locator('input[type="checkbox"]')
  const grants = scopes.first().waitFor({ timeout: 5000 })
  if (await Promise.race([comes(grants), home.then(() => false)])) {
    for (const box of await scopes.all()) await box.check()
    await page
      .getByRole('button', { name: /grant|save/i })
      .first()
      .click()
    await page.getByRole('button', { name: /continue/i }).click()
  }
  await home
}

const watch = (page: Page, origin: string) => {
  const answers: number[] = []
  const refused: string[] = []
  page.on('response', (response) => {
    const url = response.url()
    if (url.startsWith(`${origin}/api/oidc/token`)) answers.push(response.status())
    else if (url.includes('/services/') && response.status() === 401) refused.push(url)
  })
  return { answers, refused }
}

const story = async (glewlwyd: Glewlwyd, page: Page, origin: string) => {
  const { answers, refused } = watch(page, glewlwyd.origin)
  await page.goto(`${origin}/evaluation`)
  await signIn(page)
  const suites = page.getByRole('link', { name: 'Suites', exact: true }).first()
  say(await comes(suites.waitFor({ timeout: minute })), 'the user is signed in')
  const alert = page.getByRole('alert')

  const before = answers.length
  await page.waitForTimeout(minutes * minute)
  const renewals = answers.slice(before)
  const least = Math.floor((minutes * minute) / (accessTokenSeconds * 1000))
  say(
    renewals.length >= least && renewals.every((status) => status === 200),
    `${renewals.length} renewals in ${minutes} minutes, at least ${least} expected: ${renewals.join(' ')}`,
  )
  say(refused.length === 0, `${refused.length} calls of the services were refused meanwhile`)
  say((await alert.count()) === 0, 'nothing is told')

  await glewlwyd.fail()
  await page.waitForTimeout(accessTokenSeconds * 1000)
  say(await suites.isVisible(), 'the provider has failed for 90 s, and the page stays')
  await glewlwyd.restart()
  const renewed = page.waitForResponse(
    (response) => response.url().includes('/api/oidc/token') && response.ok(),
    { timeout: 2 * minute },
  )
  say(await comes(renewed), 'the provider is back, and the tokens are renewed without a click')
  await page.goto(`${origin}/evaluation/suites`)
  say(await comes(page.getByRole('table').first().waitFor()), 'a page opens as before')
  say((await alert.count()) === 0, 'nothing is left of the outage')

  await glewlwyd.revokeAll()
  const expiry = page.getByText('Your sign-in has expired.')
  await page.goto(`${origin}/evaluation/reports`)
  const isTold = await comes(expiry.waitFor({ timeout: 4 * minute }))
  say(isTold, 'the tokens are taken back: the page says that the sign-in has expired, and stays')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  const beside = await opened
  // The provider still knows who it is, or asks once more.
  const user = beside.locator('#username')
  if (await comes(user.waitFor({ timeout: 5000 }))) await signIn(beside)
  else if (!beside.isClosed()) {
    await beside
      .getByRole('button', { name: /continue/i })
      .click({ timeout: 5000 })
      .catch(() => undefined)
  }
  say(
    await comes(expiry.waitFor({ state: 'hidden', timeout: minute })),
    'signed in again beside the page',
  )

  await page.getByRole('button', { name: account.name }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.waitForURL(`${glewlwyd.origin}/**`, { timeout: minute })
  await page
    .getByRole('button', { name: /log ?out|yes|continue/i })
    .first()
    .click()
  const ended = page.getByText('You are disconnected').or(page.getByText('You are signed out.'))
  say(await comes(ended.waitFor({ timeout: minute })), 'signed out at the provider')
  await page.goto(`${origin}/evaluation/signout`)
  say(
    await comes(page.getByText('did not take back the tokens').waitFor({ timeout: minute })),
    'it is told that the provider takes tokens back from clients with a secret alone',
  )
  await page.goto(`${origin}/evaluation`)
  say(
    await comes(page.locator('#username').waitFor({ timeout: minute })),
    'the next one is asked who it is',
  )
}

const run = async (root: string, folder: string) => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const glewlwyd = await startGlewlwyd(root, folder, origin, accessTokenSeconds)
  const config = configFor('standard')
  const [member] = personas
  const server = await startServer({
    port,
    console: () => createConsoleFiles('dist', glewlwyd.origin),
    config: {
      ...config,
      identityProvider: { authority: glewlwyd.issuer, clientId: config.identityProvider.clientId },
    },
    identify: async (token) => (isValid(token, glewlwyd.issuer) ? member?.subjectId : undefined),
  })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments],
  })
  const page = await browser.newPage()
  try {
    await story(glewlwyd, page, origin)
  } catch (error) {
    say(false, String(error))
    await page.screenshot({ path: 'test-results/other-provider.png', fullPage: true })
  } finally {
    await browser.close()
    await server.close()
    await glewlwyd.fail()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'console-provider-'))
try {
  const fetched = fetchGlewlwyd(folder)
  if ('root' in fetched) await run(fetched.root, folder)
  else console.log(`Glewlwyd cannot be had, and nothing is tried: ${fetched.missing}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failures === 0 ? 0 : 1

import type { Page } from '@playwright/test'
import { consoleConfig } from '@/mock-platform/console-config.ts'
import { startServer } from '@/mock-platform/server/server-start.ts'
import { pageHeading } from '../support/console.ts'
import { beginPatiently, openTabs } from '../support/many-tabs.ts'
import { chooseOnSignInPage, signIn, storedUser } from '../support/sign-in.ts'
import { suiteRows } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

test.use({ persona: null })

/** Seconds of an access token: more than a test takes, as services look at another clock than pages do. */
const life = 600

/** A token is renewed so many milliseconds after it was given. */
const renewalTime = 540_000

test('five tabs stay signed in while their tokens rotate', async ({ context }) => {
  test.slow()
  const server = await startServer({ identityProfile: 'strict', accessTokenSeconds: life })
  await context.clock.install()
  const tabs = await openTabs(context, server.origin, 5)
  for (let round = 0; round < 3; round += 1) {
    const before = await tabs.tokens()
    await context.clock.fastForward(renewalTime)
    await tabs.expectRenewed(before)
    if (round > 0) continue
    // One makes room for another, which begins with what it borrows.
    await tabs.pages.splice(1, 1)[0]?.close()
    await tabs.open()
  }
  await tabs.expectAnswered()
  expect(tabs.refused).toEqual([])
  expect(tabs.renewals.filter((status) => status !== 200)).toEqual([])
  await server.close()
})

test('a tab that is duplicated has no use of the same refresh token', async ({ context, page }) => {
  const server = await startServer({ identityProfile: 'strict', accessTokenSeconds: life })
  await context.clock.install()
  await signIn(page, 'Member', `${server.origin}/evaluation/suites`)
  await expect(suiteRows(page).first()).toBeVisible()
  const opened = page.waitForEvent('popup')
  // With what its storage holds, as the browser duplicates a tab.
  await page.evaluate(() => void window.open('/evaluation/suites'))
  const copy = await opened
  await expect(suiteRows(copy).first()).toBeVisible()
  for (let round = 0; round < 3; round += 1) {
    const before = await Promise.all([page, copy].map(storedUser))
    await context.clock.fastForward(renewalTime)
    for (const [index, tab] of [page, copy].entries()) {
      await expect
        .poll(async () => (await storedUser(tab))?.access_token)
        .not.toBe(before[index]?.access_token)
      await expect(tab.getByRole('alert')).toHaveCount(0)
    }
  }
  const [own, copied] = await Promise.all([page, copy].map(storedUser))
  expect(copied?.refresh_token).not.toBe(own?.refresh_token)
  await server.close()
})

test.describe('a new tab', () => {
  test.beforeEach(({ context }) => beginPatiently(context))

  const begin = async (page: Page) => {
    await signIn(page, 'Member', '/evaluation/suites')
    await expect(suiteRows(page).first()).toBeVisible()
  }
  const user = (page: Page, name: string) =>
    page.getByRole('button', { name: `Signed in as ${name}` })

  test('shows its rows by the sign-in of another, without the provider', async ({
    page,
    context,
    running,
  }) => {
    await begin(page)
    const letProviderAnswer = running.traffic.hold(/^\/identity\//)
    const tab = await context.newPage()
    await tab.goto('/evaluation/suites')
    await expect(suiteRows(tab).first()).toBeVisible()
    expect(await storedUser(tab)).toBeUndefined()
    letProviderAnswer()
  })

  test('is not misled by what other pages of the origin say', async ({
    page,
    context,
    running,
  }) => {
    await begin(page)
    const other = await context.newPage()
    await other.goto('/demo')
    await other.evaluate(() => {
      const loan = {
        authority: `${location.origin}/identity`,
        clientId: 'another-app',
        accessToken: 'forged',
        tokenType: 'Bearer',
        expiresAt: Date.now(),
        profile: { sub: 'somebody' },
      }
      const strange = [null, 'ask', 7, [], { ask: 'yes' }, { loan: null }, { loan: {} }]
      const channel = new BroadcastChannel('evaluation-console-sign-in')
      const say = () => {
        for (const data of [...strange, { loan }]) channel.postMessage(data)
      }
      channel.onmessage = say
      say()
    })
    const letProviderAnswer = running.traffic.hold(/^\/identity\//)
    const tab = await context.newPage()
    await tab.goto('/evaluation/suites')
    await expect(suiteRows(tab).first()).toBeVisible()
    await expect(user(tab, 'Aiko Tanaka')).toBeVisible()
    await expect(user(page, 'Aiko Tanaka')).toBeVisible()
    letProviderAnswer()
  })

  test('borrows nothing from a tab that is signing out', async ({ page, context, running }) => {
    await begin(page)
    const letRevoke = running.traffic.hold(/^\/identity\/token\/revocation$/)
    const revoking = page.waitForRequest(/\/token\/revocation$/)
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await revoking
    // The sign-out waits ten seconds for the provider, and nobody answers the tab meanwhile.
    await beginPatiently(context, 1000)
    const tab = await context.newPage()
    // The provider still knows the user, and would sign the tab in without a word; it must not forget the user amid that.
    const letSignIn = running.traffic.hold(/^\/identity\/auth\?/)
    const asked = tab.waitForRequest(/\/identity\/auth\?/)
    await tab.goto('/evaluation/suites')
    await asked
    await tab.close()
    letSignIn()
    letRevoke()
    await expect(page.getByText('You are signed out.')).toBeVisible()
  })

  test('belongs to who signed in last', async ({ page, context }) => {
    await begin(page)
    await context.clearCookies()
    const second = await context.newPage()
    await second.goto('/evaluation/signout')
    await second.getByRole('button', { name: 'Sign in' }).click()
    await chooseOnSignInPage(second, 'Internal staff')
    await expect(pageHeading(second, 'Reports')).toBeVisible()
    const staff = await user(second, '').getAttribute('aria-label')
    await second.close()
    // A tab of the other user is open, and lends nothing: the provider says who it is.
    const third = await context.newPage()
    await third.goto('/evaluation/suites')
    await expect(suiteRows(third).first()).toBeVisible()
    await expect(user(third, (staff ?? '').replace('Signed in as ', ''))).toBeVisible()
    await expect(user(page, 'Aiko Tanaka')).toBeVisible()
  })

  test('asks the provider where the deployment wants it so', async ({ page, context, running }) => {
    const { identityProvider } = consoleConfig
    running.configure({ identityProvider: { ...identityProvider, newTabs: 'sign-in' } as never })
    await begin(page)
    const tab = await context.newPage()
    const asked = tab.waitForRequest(/\/identity\/auth\?/)
    await tab.goto('/evaluation/suites')
    await asked
    await expect(suiteRows(tab).first()).toBeVisible()
    expect(await storedUser(tab)).toBeDefined()
  })
})

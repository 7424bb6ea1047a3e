import type { Page } from '@playwright/test'
import { consoleConfig } from '@/mock-platform/console-config.ts'
import {
  type IdentityProfile,
  identityProfiles,
  profileOf,
} from '@/mock-platform/identity/profiles.ts'
import { type RunningServer, startServer } from '@/mock-platform/server/server-start.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import { signIn, storedUser } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

// Each provider is a platform of its own, under the policy that nginx sends for the console.
test.use({ persona: null })

/** Seconds of an access token; it is renewed after four fifths of them. Ten minutes are twelve renewals. */
const life = 60
const renewals = 12

const elsewhere = { authority: 'https://identity.test', clientId: 'console' }

const profiles = (Object.keys(identityProfiles) as IdentityProfile[]).filter(
  (profile) => !profileOf(profile).demandsSecret,
)

const accessToken = async (page: Page) => (await storedUser(page))?.access_token

/** Whether nobody is told that the sign-in has expired, and calls are answered. */
const expectSignedIn = async (page: Page, area: string) => {
  await page.getByRole('link', { name: area, exact: true }).click()
  await expect(pageHeading(page, area)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/** Lets the page's time pass until the next renewal. */
const renewed = async (page: Page) => {
  const before = await accessToken(page)
  await page.clock.fastForward(life * 0.8 * 1000)
  await expect.poll(() => accessToken(page)).not.toBe(before)
}

/** Ends platforms once the page asks nothing of them any more: code comes while nothing else is to do. */
const leave = async (page: Page, ...servers: readonly RunningServer[]) => {
  await page.goto('about:blank')
  await Promise.all(servers.map((server) => server.close()))
}

for (const profile of profiles) {
  test.describe(`a provider of the kind ${profile}`, () => {
    let server: RunningServer
    test.beforeEach(async () => {
      server = await startServer({ identityProfile: profile, accessTokenSeconds: life })
    })
    test.afterEach(({ page }) => leave(page, server))

    test('renews without a click and without a loop, and lets the user go', async ({
      page,
      expectProblem,
    }) => {
      const { refreshTokens, rotates, isStrict } = profileOf(profile)
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/^\/identity\/(token|auth)$/.test(pathname)) asked.push(pathname)
      })
      await page.clock.install()
      await signIn(page, 'Member', `${server.origin}/evaluation/suites`)
      await expect(pageHeading(page, 'Suites')).toBeVisible()
      const first = await storedUser(page)
      expect(first?.refresh_token === undefined).toBe(refreshTokens === 'never')
      asked.length = 0
      for (let count = 0; count < renewals; count += 1) await renewed(page)
      expect(asked.filter((path) => path.endsWith('/token'))).toHaveLength(renewals)
      expect(asked.filter((path) => path.endsWith('/auth'))).toHaveLength(
        refreshTokens === 'never' ? renewals : 0,
      )
      const last = await storedUser(page)
      if (refreshTokens !== 'never') {
        expect(last?.refresh_token !== first?.refresh_token).toBe(rotates)
      }
      // The page has not noticed, and the new tokens are good.
      await expectSignedIn(page, 'Catalogs')

      if (isStrict) expectProblem(/Failed to load resource.*400|did not revoke a token \(400\)/)
      await page.getByRole('button', { name: 'Log out', exact: true }).click()
      await expect(page).toHaveURL(/\/evaluation\/signout/)
      await expect(page.getByText('You are signed out.')).toBeVisible()
      await expect(page.getByText('did not take back the tokens')).toHaveCount(isStrict ? 1 : 0)
      expect(await storedUser(page)).toBeUndefined()
    })
  })
}

test('a provider without public clients, and a policy that blocks one, are told the first time', async ({
  page,
  expectProblem,
}) => {
  expectProblem(
    /SignInFailedError|Failed to load resource.*401|Content Security Policy|Failed to fetch|Fetch API cannot load/,
  )
  const [server, blocking] = await Promise.all([
    startServer({ identityProfile: 'secret' }),
    startServer({ config: { ...consoleConfig, identityProvider: elsewhere } }),
  ])
  await page.goto(`${server.origin}/evaluation/suites`)
  await page.getByRole('button', { name: 'Member', exact: true }).click()
  await expect(alertWith(page, 'Failed to sign in.')).toContainText('as a public client')
  await page.goto(`${blocking.origin}/evaluation/suites`)
  await expect(alertWith(page, 'Failed to sign in.')).toContainText(
    '(Content-Security-Policy) blocks the identity provider at https://identity.test',
  )
  await leave(page, server, blocking)
})

import type { Page } from '@playwright/test'
import { type IdentityProfile, identityProfiles } from '@/mock-platform/identity/profiles.ts'
import { type RunningServer, startServer } from '@/mock-platform/server/start.ts'
import { pageHeading } from '../support/console.ts'
import { signIn, storedUser } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

// Each provider is a platform of its own, under the policy that nginx sends for the console.
test.use({ persona: null })

/** Seconds of an access token; it is renewed after four fifths of them. Ten minutes are twelve renewals. */
const life = 60
const renewals = 12

const profiles = Object.keys(identityProfiles) as IdentityProfile[]

const accessToken = async (page: Page) => (await storedUser(page))?.access_token

/** Lets the page's time pass until the next renewal. */
const renewed = async (page: Page) => {
  const before = await accessToken(page)
  await page.clock.fastForward(life * 0.8 * 1000)
  await expect.poll(() => accessToken(page)).not.toBe(before)
}

for (const profile of profiles) {
  test.describe(`a provider of the kind ${profile}`, () => {
    let server: RunningServer
    test.beforeEach(async () => {
      server = await startServer({ identityProfile: profile, accessTokenSeconds: life })
    })
    test.afterEach(() => server.close())

    test('renews without a click and without a loop, and lets the user go', async ({ page }) => {
      const { refreshTokens, rotates } = identityProfiles[profile]
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
      await page.getByRole('link', { name: 'Catalogs', exact: true }).click()
      await expect(pageHeading(page, 'Catalogs')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)

      await page.getByRole('button', { name: 'Log out', exact: true }).click()
      await expect(page).toHaveURL(/\/evaluation\/signout/)
      await expect(page.getByText('You are signed out.')).toBeVisible()
      expect(await storedUser(page)).toBeUndefined()
    })
  })
}

import type { Page } from '@playwright/test'
import { type IdentityProfile, identityProfiles } from '@/mock-platform/identity/profiles.ts'
import { type RunningServer, startServer } from '@/mock-platform/server/start.ts'
import { pageHeading } from '../support/console.ts'
import { signIn, storedUser } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

// Each provider is a platform of its own, under the policy that nginx sends for the console.
test.use({ persona: null })

/** Short enough to see several renewals; tokens are renewed after four fifths of it. */
const life = 10

const profiles = Object.keys(identityProfiles) as IdentityProfile[]

const accessToken = async (page: Page) => (await storedUser(page))?.access_token

const renewed = async (page: Page, before: string | undefined) => {
  await expect.poll(() => accessToken(page), { timeout: 15_000 }).not.toBe(before)
  return accessToken(page)
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
      await signIn(page, 'Member', `${server.origin}/evaluation/suites`)
      await expect(pageHeading(page, 'Suites')).toBeVisible()
      const first = await storedUser(page)
      expect(first?.refresh_token === undefined).toBe(refreshTokens === 'never')
      asked.length = 0
      const second = await renewed(page, first?.access_token)
      await renewed(page, second)
      expect(asked.filter((path) => path.endsWith('/token'))).toHaveLength(2)
      expect(asked.filter((path) => path.endsWith('/auth'))).toHaveLength(
        refreshTokens === 'never' ? 2 : 0,
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

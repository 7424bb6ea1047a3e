import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { basePath } from '@/config/base-path.ts'

/** Who can sign in to the demo, by the name on the sign-in page. */
export type PersonaName = 'Member' | 'Internal staff' | 'Privileged' | 'Newcomer'

/** Key of the signed-in user in the session storage starts so. */
const userKey = 'oidc.user:'

/** Heading of the sign-in page. */
export const signInHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Sign in to Evaluation Console' })

/** The part of a signed-in user that tests look at. */
interface StoredUser {
  access_token: string
  refresh_token: string
}

/** The signed-in user of the page, if there is one. */
export const storedUser = (page: Page) =>
  page.evaluate((start): StoredUser | undefined => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith(start))
    return key === undefined ? undefined : JSON.parse(sessionStorage.getItem(key) ?? '')
  }, userKey)

/** A service's answer to the user of the page, at a path such as `catalog/projects/…/catalogs`. */
export const ask = async (page: Page, path: string) => {
  const user = await storedUser(page)
  const response = await page.request.get(`/services/${path}`, {
    headers: { authorization: `Bearer ${user?.access_token}` },
  })
  expect(response.status()).toBe(200)
  return response.json()
}

/** Changes something through a service, as somebody else does while the page is open. */
export const changeMeanwhile = async (
  page: Page,
  path: string,
  body?: object,
  method: 'POST' | 'DELETE' = 'POST',
) => {
  const user = await storedUser(page)
  const response = await page.request.fetch(`/services/${path}`, {
    method,
    headers: { authorization: `Bearer ${user?.access_token}` },
    ...(body && { data: body }),
  })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Waits until the page holds the tokens of a user. */
const whenSignedIn = (page: Page) =>
  page.waitForFunction(
    (start) => Object.keys(sessionStorage).some((key) => key.startsWith(start)),
    userKey,
  )

/** Chooses a persona on the sign-in page, and waits until the console has taken over. */
export const chooseOnSignInPage = async (page: Page, persona: PersonaName) => {
  await page.getByRole('button', { name: persona, exact: true }).click()
  await whenSignedIn(page)
}

/** Opens an address of the console as somebody who is not signed in, and signs in. */
export const signIn = async (page: Page, persona: PersonaName, path: string = basePath) => {
  await page.goto(path)
  await chooseOnSignInPage(page, persona)
}

/** The tokens of a signed-in user, as they lie in the session storage. */
export interface Session {
  readonly key: string
  readonly value: string
}

/** Signs in through the sign-in page in a browser context of its own, and takes the tokens from there. */
export const openSession = async (
  browser: Browser,
  origin: string,
  persona: PersonaName,
): Promise<Session> => {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await signIn(page, persona)
  const session = await page.evaluate((start) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith(start)) ?? ''
    return { key, value: sessionStorage.getItem(key) ?? '' }
  }, userKey)
  await context.close()
  return session
}

/** Whether the page still holds the tokens of a session; false for a page that is closed or elsewhere. */
export const isSignedInAs = async (page: Page, { value }: Session): Promise<boolean> => {
  const user = await storedUser(page).catch(() => undefined)
  return user !== undefined && user.access_token === JSON.parse(value).access_token
}

/** Lets every new tab of a context begin with a user signed in. What the console does to it later stays. */
export const beginSignedIn = (context: BrowserContext, session: Session) =>
  context.addInitScript(({ key, value }) => {
    // Frames without an origin of their own have no storage.
    if (location.origin === 'null' || sessionStorage.getItem('test-signed-in')) return
    sessionStorage.setItem('test-signed-in', 'yes')
    sessionStorage.setItem(key, value)
  }, session)

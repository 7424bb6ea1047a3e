import { alertWith } from '../support/console.ts'
import { signIn, storedUser } from '../support/sign-in.ts'
import { demoPath, expect, test } from '../support/static-demo.ts'
import { availableScenarios, nameField } from '../support/suites.ts'

test('a sign-in that has expired is made again in the window beside the page', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*\b40[01]\b/)
  await signIn(page, 'Member', `${demoPath}/suites/new`)
  await nameField(page).fill('Typed before')
  const user = await storedUser(page)
  await page.evaluate(
    async (tokens) => {
      for (const token of tokens) {
        const body = new URLSearchParams({ token, client_id: 'evaluation-console' })
        await fetch('/identity/token/revocation', { method: 'POST', body })
      }
    },
    [user?.refresh_token ?? '', user?.access_token ?? ''],
  )
  const elsewhere = await context.newPage()
  await elsewhere.goto(`${demoPath}/demo/sign-out`)
  await expect(elsewhere.getByText('You are signed out.')).toBeVisible()
  await elsewhere.close()

  await page.getByRole('combobox', { name: 'Type' }).selectOption('localization')
  const notice = alertWith(page, 'Your sign-in has expired.')
  await expect(notice).toBeVisible()
  const opened = page.waitForEvent('popup')
  await notice.getByRole('button', { name: 'Sign in again' }).click()
  const signInWindow = await opened
  const closed = signInWindow.waitForEvent('close')
  await signInWindow.getByRole('button', { name: 'Member', exact: true }).click()
  await closed
  await expect(notice).toBeHidden()
  await expect(nameField(page)).toHaveValue('Typed before')
  expect((await storedUser(page))?.access_token).not.toBe(user?.access_token)
  // The worker still answers this page after the window has gone.
  await expect(availableScenarios(page).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

import { alertWith, openArea, pageHeading, setFilter } from '../support/console.ts'
import { signIn, signInHeading } from '../support/sign-in.ts'
import { demoPath, expect, test } from '../support/static-demo.ts'
import { forward, nameField, suiteRow } from '../support/suites.ts'

test('a suite is made, outlives a reload, and is deleted, without any server', async ({ page }) => {
  test.slow()
  await signIn(page, 'Member', `${demoPath}/suites/new`)
  await nameField(page).fill('Lane changes at dawn')
  for (const name of ['Confirm', 'Save']) {
    await expect(forward(page)).toHaveText(name)
    await forward(page).click()
  }
  await expect(pageHeading(page, 'Lane changes at dawn')).toBeVisible()
  await page.reload()
  await expect(pageHeading(page, 'Lane changes at dawn')).toBeVisible()
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The suite has been deleted').first()).toBeVisible()
  await openArea(page, 'Suites')
  await setFilter(page, 'Only deleted')
  await page.reload()
  await expect(suiteRow(page, 'Lane changes at dawn')).toBeVisible()
})

test('faults of the demo are told, and go', async ({ page, demo, expectProblem }) => {
  await signIn(page, 'Member', `${demoPath}/reports`)
  await expect(pageHeading(page, 'Reports')).toBeVisible()
  expectProblem(/Failed to load resource.*\b403\b/)
  await demo.fault('evaluation.listSuites', { kind: 'status', status: 403, form: 'name' })
  await page.getByRole('link', { name: 'Suites', exact: true }).click()
  const alert = alertWith(page, 'Failed to get the suites.')
  await expect(alert).toContainText('The service failed on purpose. (demo_fault)')
  await demo.clearFaults()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(suiteRow(page, 'Nightly regression')).toBeVisible()
})

test('signing out ends the sign-in', async ({ page, expectProblem }) => {
  // Asks for the last project before it is known that the next user has none.
  expectProblem(/Failed to load resource.*\b403\b/)
  await signIn(page, 'Privileged', `${demoPath}/suites`)
  await expect(suiteRow(page, 'Nightly regression')).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await page.goto(`${demoPath}/suites`)
  await expect(signInHeading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Newcomer', exact: true }).click()
  await expect(page.getByText('You do not belong to any project.')).toBeVisible()
})

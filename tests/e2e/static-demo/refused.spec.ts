import { demoPath, expect, test } from '../support/static-demo.ts'

const refusals = {
  'This browser offers no service worker here': () => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })
  },
  'This browser does not let the demo store anything.': () => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  },
}

test('a window that refuses what the demo needs says so', async ({
  page,
  context,
  expectProblem,
}) => {
  // Code of the console is asked for ahead, and not used.
  expectProblem(/preloaded using link preload/)
  await page.goto(`${demoPath}/`)
  await expect(page.getByRole('button', { name: 'Member', exact: true })).toBeVisible()
  for (const [text, refuse] of Object.entries(refusals)) {
    const refusing = await context.newPage()
    await refusing.addInitScript(refuse)
    await refusing.goto(`${demoPath}/`)
    await expect(refusing.getByRole('alert')).toContainText(text)
    await refusing.close()
  }
})

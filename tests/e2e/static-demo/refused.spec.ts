import { signIn } from '../support/sign-in.ts'
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

test('a window that refuses what the demo needs says so', async ({ page, context }) => {
  await signIn(page, 'Member', `${demoPath}/suites`)
  for (const [text, refuse] of Object.entries(refusals)) {
    const refusing = await context.newPage()
    await refusing.addInitScript(refuse)
    await refusing.goto(`${demoPath}/`)
    await expect(refusing.getByRole('alert')).toContainText(text)
    await refusing.close()
  }
})

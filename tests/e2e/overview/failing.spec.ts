import type { Page } from '@playwright/test'
import type { Fault } from '@/demo-protocol/demo-answers.ts'
import { alertWith, pageHeading, tableRows } from '../support/console.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const address = '/evaluation/overview?since=7d'

// What is new in ten reports takes some fifty calls, on a busy machine most of a minute.
test.slow()

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const news = (page: Page) => card(page, 'New failures').getByRole('status').first()

/** What may only be said once all that could speak against it is read. */
const untold =
  /Nothing new on|No case fails|No case comes|No catalog has run|No job has|None failed in|[Nn]o earlier run|Everything that failed|First steps/

const expectNothingWrong = async (page: Page) => {
  await expect(page.getByRole('main')).not.toContainText(untold)
}

const expectNews = async (page: Page) => {
  await expect(news(page)).toHaveText(/^(Up to )?\d+ new failures on main/, { timeout: 60_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
}

const refused: Fault = { kind: 'status', status: 403, form: 'code' }

test('cases that are refused are told on every card, and come with Retry', async ({
  page,
  demo,
}) => {
  await demo.fault('evaluation.listCaseReports', refused)
  await page.goto(address)
  const alert = alertWith(page, 'Failed to read what failed in the reports.')
  await expect(alert).toContainText('The service failed on purpose.')
  await expect(alertWith(page, 'Failed to read what is new in the last runs.')).toBeVisible()
  await expect(alertWith(page, 'Failed to read the last runs.')).toBeVisible()
  await expectNothingWrong(page)
  await demo.clearFaults()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expectNews(page)
})

test('jobs that are refused are told, and nothing is said of them', async ({ page, demo }) => {
  await demo.fault('evaluation.listJobReports', refused)
  await page.goto(address)
  await expect(page.getByRole('alert').first()).toContainText('The service failed on purpose.')
  await expect(news(page)).toHaveText('Not known')
  await expect(card(page, 'Running and finished')).toContainText('not known')
  await expectNothingWrong(page)
  await demo.clearFaults()
  const retry = page.getByRole('button', { name: 'Retry' })
  // One that is pressed may take others with it.
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.first().click({ timeout: 1000 })
    await expect(retry).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expectNews(page)
})

test('jobs that have to wait for long are told once', async ({ page, demo }) => {
  const busy: Fault = { kind: 'status', status: 429, form: 'code', retryAfter: 60 }
  await demo.fault('evaluation.listJobReports', busy)
  await page.goto(address)
  await expect(card(page, 'Running and finished')).toContainText('not known')
  await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(1)
  await expectNothingWrong(page)
})

test('a service that asks to wait is waited for', async ({ page, demo }) => {
  const busy: Fault = { kind: 'status', status: 429, form: 'code', retryAfter: 1 }
  await demo.fault('evaluation.listCaseReports', busy, 2)
  await page.goto(address)
  await expect.poll(() => demo.calls('evaluation.listCaseReports')).toBeGreaterThan(0)
  await expectNothingWrong(page)
  await expectNews(page)
})

test('a maintenance in the middle leads to its page, and back to the whole', async ({
  page,
  demo,
}) => {
  const down: Fault = { kind: 'status', status: 503, form: 'code' }
  await demo.fault('evaluation.listCaseReports', down)
  await page.goto(address)
  await expect(page).toHaveURL(/\/maintenance/)
  await demo.clearFaults()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(pageHeading(page, 'Overview')).toBeVisible()
  await expectNews(page)
})

/** Has the worker that reads evidence begin with a script. */
const prepareWorker = (page: Page, script: string) =>
  page.route(/\/evidence-worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${script};${await answer.text()}` })
  })

const brokenDisks = {
  denied: `IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') }`,
  full: `IDBObjectStore.prototype.put = IDBObjectStore.prototype.add =
    () => { throw new DOMException('', 'QuotaExceededError') }`,
  unreadable: `IDBObjectStore.prototype.get = IDBObjectStore.prototype.getAll =
    () => { throw new DOMException('', 'UnknownError') }`,
}

for (const [name, script] of Object.entries(brokenDisks)) {
  test(`a disk that is ${name} is no hindrance`, async ({ page }) => {
    await prepareWorker(page, script)
    for (const visit of ['first', 'second']) {
      await page.goto(`${address}&visit=${visit}`)
      await expectNews(page)
      await expect(tableRows(page, 'Catalogs on main')).not.toHaveCount(0)
    }
  })
}

/** Writes over all that is kept, as a broken file system does. */
const corrupt = (page: Page) =>
  page.evaluate(async () => {
    const answerOf = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    let written = 0
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('evidence ')) continue
      const database = await answerOf(indexedDB.open(name))
      for (const room of database.objectStoreNames) {
        const store = database.transaction(room, 'readwrite').objectStore(room)
        for (const key of await answerOf(store.getAllKeys())) {
          await answerOf(store.put({ wrong: 'form' }, key))
          written += 1
        }
      }
      database.close()
    }
    return written
  })

test('what is kept and of no known form is read anew', async ({ page }) => {
  await page.goto(address)
  await expectNews(page)
  expect(await corrupt(page)).toBeGreaterThan(0)
  await page.reload()
  await expectNews(page)
  await expect(tableRows(page, 'Catalogs on main')).not.toHaveCount(0)
})

/** Puts a database of another form in the place of each that is kept. */
const replaceStores = (page: Page, version: number) =>
  page.evaluate(async (other) => {
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('evidence ')) continue
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = resolve
      })
      const request = indexedDB.open(name, other)
      request.onupgradeneeded = () => request.result.createObjectStore('other')
      await new Promise((resolve) => {
        request.onsuccess = resolve
      })
      request.result.close()
    }
  }, version)

/** What is kept: the names and versions of its databases. */
const stores = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name = '', version }) =>
      name.startsWith('evidence ') ? { name, version } : [],
    ),
  )

test('what an older version has kept is replaced, what a newer one has is left', async ({
  page,
}) => {
  await page.goto(address)
  await expectNews(page)
  const [kept] = await stores(page)
  expect(kept).toBeDefined()
  for (const [version, expected] of [
    [1, kept?.version],
    [99, 99],
  ] as const) {
    await replaceStores(page, version)
    await page.reload()
    await expectNews(page)
    expect(await stores(page)).toEqual([{ name: kept?.name, version: expected }])
  }
})

test.describe(() => {
  // Renewing changes the tokens: each test signs in on its own.
  test.use({ persona: null })

  test('a token that is refused in the middle is renewed', async ({ page, demo }) => {
    await demo.fault('evaluation.listCaseReports', { kind: 'status', status: 401, form: 'name' }, 1)
    await signIn(page, 'Member', address)
    await expectNews(page)
  })

  test('a sign-in that ends in the middle is told, and nothing else', async ({ page, demo }) => {
    await demo.fault('evaluation.listCaseReports', { kind: 'status', status: 401, form: 'name' })
    await signIn(page, 'Member', address)
    await expect(alertWith(page, 'Your sign-in has expired.')).toBeVisible()
    await expectNothingWrong(page)
  })

  test('whoever signs out while it reads leaves nothing behind', async ({ page, running }) => {
    const release = running.traffic.hold(/\/case\/reports/)
    await signIn(page, 'Member', address)
    await expect(news(page)).toHaveText(/^Causes of 0 of \d+ reports so far/)
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await expect(page.getByText('You are signed out.')).toBeVisible()
    release()
    await expect.poll(() => stores(page)).toEqual([])
  })

  test('whoever signs in next finds nothing of the one before', async ({ page, context }) => {
    await signIn(page, 'Member', address)
    await expectNews(page)
    const [kept] = await stores(page)
    // As somebody who closes the browser without a word.
    await page.evaluate(() => sessionStorage.clear())
    await context.clearCookies()
    await signIn(page, 'Internal staff', address)
    await expectNews(page)
    const [next, ...others] = await stores(page)
    expect(others).toEqual([])
    expect(next?.name).not.toBe(kept?.name)
  })
})

import { type CDPSession, expect, type Page } from '@playwright/test'
import { longestLogAddress, reportAddress } from '../../e2e/support/addresses.ts'
import type { Bench } from '../bench.ts'
import { medians } from './alternate.ts'
import { heapOf } from './journeys.ts'
import { noteTasks } from './typing.ts'

/** Costs of a log of a million lines. */
interface LogCost {
  /** Milliseconds from the first byte of the file until lines are painted. */
  firstLines: number
  /** Milliseconds from a key until the number of hits is painted, at most. */
  search: number
  /** Memory of the reader by the bytes of the log. */
  memory: number
  /** Milliseconds of the longest task of the page; tasks below 50 ms count as 0. */
  longestTask: number
}

/** The text of a line, which may come after its number. */
const line = 'section[aria-label="Build log"] li a ~ span:last-child:not(:empty)'

/** Opens a log whose lines number a million, and waits until all of it is read. */
const openLongestLog = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  // Asked for in one small task: a locator would look through all rows of the log, again and again.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('main span:not(li span)')].some((told) =>
        /^1,000,000 lines\s· [\d.]+ MB$/.test(told.textContent),
      ),
    undefined,
    { polling: 100, timeout: 150_000 },
  )
}

/** The most rows in the document while a log of a million lines is scrolled from its end to its start. */
export const rowsOfLog = async (page: Page, address: string): Promise<number> => {
  await openLongestLog(page, address)
  const log = page.getByRole('region', { name: 'Build log', exact: true })
  let most = 0
  for (const key of ['End', 'PageUp', 'Home', 'PageDown']) {
    await log.press(key)
    await expect(log.getByRole('listitem').first()).toBeVisible()
    most = Math.max(most, await log.getByRole('listitem').count())
  }
  return most
}

/** Asks a worker of a page over the protocol of its tools. */
const askWorker = (session: CDPSession, sessionId: string) => {
  let asked = 0
  return (method: string) => {
    asked += 1
    const id = asked
    const answer = new Promise<{ usedSize?: number; backingStorageSize?: number }>((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const read: { id?: number; result: object } = JSON.parse(message)
        if (read.id === id) resolve(read.result)
      })
    })
    const message = JSON.stringify({ id, method })
    return session.send('Target.sendMessageToTarget', { sessionId, message }).then(() => answer)
  }
}

/** Memory that the first worker of a page holds, in bytes, garbage aside. */
const memoryOfWorker = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const attached = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') resolve(sessionId)
    })
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  const ask = askWorker(session, await attached)
  await ask('HeapProfiler.collectGarbage')
  const { usedSize = Number.NaN, backingStorageSize = 0 } = await ask('Runtime.getHeapUsage')
  await session.detach()
  return usedSize + backingStorageSize
}

/** Types a text into the search of the log, and takes the longest time from a key to the number of hits. */
const timeOfSearch = (page: Page, text: string) =>
  page.evaluate(async (typed) => {
    const field = document.querySelector<HTMLInputElement>(
      'input[aria-label="Search the build log"]',
    )
    const status = field?.closest('div')?.querySelector('[role="status"]')
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    if (!(field && status && setter)) throw new Error('The log cannot be searched.')
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    let longest = 0
    for (let length = 1; length <= typed.length; length += 1) {
      const begun = performance.now()
      setter.call(field, typed.slice(0, length))
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await frame()
      while (status.textContent === '') await frame()
      longest = Math.max(longest, performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    return longest
  }, text)

/** Opens and searches a log of a million lines. */
const costOfLog = async (page: Page, address: string): Promise<LogCost> => {
  await noteTasks(page)
  await page.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      requestAnimationFrame(() =>
        setTimeout(() => performance.mark('lines', { startTime: performance.now() })),
      )
    })
    observer.observe(document, { childList: true, subtree: true })
  }, line)
  const answered = page.waitForResponse((response) => /\/objects\//.test(response.url()))
  const opened = openLongestLog(page, address)
  await answered
  // The page itself has come: what follows is the log's.
  await page.evaluate(() => {
    window.benchLongestTask = 0
  })
  await opened
  const { startTime, responseStart } = (await answered).request().timing()
  const painted = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('lines')[0]?.startTime ?? 0),
  )
  const search = await timeOfSearch(page, 'lateral')
  const told = await page.getByText(/^1,000,000 lines\s· [\d.]+ MB$/).textContent()
  const bytes = Number(/([\d.]+) MB/.exec(told ?? '')?.[1]) * 1024 ** 2
  return {
    firstLines: painted - startTime - responseStart,
    search,
    memory: (await memoryOfWorker(page)) / bytes,
    longestTask: await page.evaluate(() => window.benchLongestTask),
  }
}

/**
 * Size of the heap after so many logs of a case were opened and closed, by its size after the first few. Throws when a
 * worker is left.
 */
const heapGrowthOfLogs = async (page: Page, address: string, count: number): Promise<number> => {
  await page.goto(address)
  const choice = page.getByRole('combobox', { name: 'Log', exact: true })
  const open = async (times: number) => {
    for (let step = 0; step < times; step++) {
      const label = step % 2 === 0 ? 'Pre-task log' : 'Simulation log'
      await choice.selectOption(label)
      const lines = page.getByRole('region', { name: label, exact: true }).getByRole('listitem')
      await expect(lines.first()).toBeVisible()
    }
  }
  await open(20)
  const before = await heapOf(page)
  await open(count)
  const growth = (await heapOf(page)) / before
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link').first().click()
  await expect.poll(() => page.workers().length).toBe(0)
  return growth
}

/** Openings of the longest log. */
const openings = 3

/** Takes what logs cost. */
export const takeLogs = async ({ take, withPage }: Bench): Promise<void> => {
  await take(['logFirstLines', 'logSearch', 'logMemory', 'logTask'], async () => {
    const address = await longestLogAddress()
    const { firstLines, search, memory, longestTask } = await medians(openings, () =>
      withPage((page) => costOfLog(page, address)),
    )
    return {
      logFirstLines: firstLines,
      logSearch: search,
      logMemory: memory,
      logTask: longestTask,
    }
  })
  await take(['logRows'], async () => {
    const address = await longestLogAddress()
    return { logRows: await withPage((page) => rowsOfLog(page, address)) }
  })
  await take(['logHeap'], async () => {
    const address = await reportAddress('case')
    return { logHeap: await withPage((page) => heapGrowthOfLogs(page, address, 100)) }
  })
}

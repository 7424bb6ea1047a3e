import type { Locator, Page, Request } from '@playwright/test'
import type { Fault } from '@/demo-protocol/demo-answers.ts'
import { alertWith } from './console.ts'
import type { Demo } from './demo.ts'
import { expect } from './test.ts'

/** A way in which a call fails, and what the user is told of it. */
interface Failure {
  fault: Fault
  says: string
  /** A GET is retried before its failure shows. */
  retried?: boolean
  /** Also when the call has made something: otherwise a 201 whose body cannot be read is a success. */
  forCreation: boolean
}

/** Every way in which a call fails. */
const failures: readonly Failure[] = [
  {
    fault: { kind: 'status', status: 404, form: 'code' },
    says: 'The service failed on purpose.',
    forCreation: true,
  },
  {
    fault: { kind: 'status', status: 403, form: 'name' },
    says: 'The service failed on purpose. (demo_fault)',
    forCreation: true,
  },
  {
    fault: { kind: 'status', status: 400, form: 'none' },
    says: '400',
    forCreation: true,
  },
  { fault: { kind: 'malformed' }, says: 'Expected a value of type', forCreation: false },
  { fault: { kind: 'wrong-shape' }, says: 'Expected a value of type', forCreation: false },
  { fault: { kind: 'empty' }, says: 'Expected a value of type', forCreation: false },
  {
    fault: { kind: 'status', status: 500, form: 'code' },
    says: 'The service failed on purpose.',
    retried: true,
    forCreation: true,
  },
  {
    fault: { kind: 'status', status: 500, form: 'name' },
    says: 'The service failed on purpose. (demo_fault)',
    retried: true,
    forCreation: true,
  },
  { fault: { kind: 'drop' }, says: 'The connection failed.', retried: true, forCreation: true },
]

/** The calls of the page that are under way. */
const watchCalls = (page: Page) => {
  const calls = new Set<Request>()
  page.on('request', (request) => {
    if (request.url().includes('/services/')) calls.add(request)
  })
  page.on('requestfinished', (request) => calls.delete(request))
  page.on('requestfailed', (request) => calls.delete(request))
  return calls
}

/** Lets the page's time pass until what comes after all retries is there. The page's clock is installed. */
const passRetries = (page: Page, shown: Locator, calls: ReadonlySet<Request>) =>
  expect(async () => {
    // Otherwise a call that is under way would be given up.
    expect(calls.size).toBe(0)
    // Longer than the longest wait between two tries.
    await page.clock.fastForward(181_000)
    await expect(shown).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [0] })

interface FailingRead {
  page: Page
  demo: Demo
  /** `service.operationId` */
  operation: string
  /** First sentence of the alert. */
  alert: string
  /** Brings about the first call. */
  open: () => Promise<unknown>
  /** Visible once the call succeeds. */
  shown: Locator
  /** The part that stays whatever happens. */
  kept: Locator
  /** Statuses that mean something else here. */
  except?: readonly number[]
  /** It is a POST: not retried by itself. */
  isPost?: boolean
  /** Its retries do not show. */
  quiet?: boolean
  /** Its answer is read item by item: one that does not fit is left out, and no failure of the others. */
  byItem?: boolean
  /** It is a list that shows what can be read: the alert says what it lacks. */
  lacks?: boolean
}

/**
 * Lets a call that reads fail in every way, one after the other by the alert's own Retry. Each time the alert
 * says what failed and why, and the page around it stays. Without the fault, Retry shows the data.
 */
export const expectFailuresTold = async (read: FailingRead) => {
  const {
    page,
    demo,
    operation,
    open,
    shown,
    kept,
    except = [],
    isPost,
    quiet,
    byItem,
    lacks,
  } = read
  const alert = alertWith(page, read.alert)
  const lacking = alertWith(page, '1 item of this list could not be read.')
  const retryOf = (told: Locator) => told.getByRole('button', { name: 'Retry' })
  await page.clock.install()
  const calls = watchCalls(page)
  let start = open
  for (const { fault, says, retried } of failures) {
    if (fault.kind === 'status' && except.includes(fault.status)) continue
    if (byItem && fault.kind === 'wrong-shape') continue
    // The newest fault holds: without any for a moment, a poll or a retry would succeed.
    await demo.fault(operation, fault)
    await start()
    if (retried && !isPost) {
      if (!quiet) await expect(page.getByRole('button', { name: 'Retry now' })).toBeVisible()
      await passRetries(page, alert, calls)
    }
    const told = lacks && fault.kind === 'wrong-shape' ? lacking : alert
    await expect(told).toContainText(says)
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(kept).toBeVisible()
    start = () => retryOf(told).click()
  }
  await demo.clearFaults()
  await retryOf(alert).click()
  await expect(shown).toBeVisible()
  await expect(alert).toBeHidden()
}

interface FailingChange {
  demo: Demo
  /** `service.operationId` */
  operation: string
  /** First sentence of the alert. */
  alert: Locator
  /** Asks for the change. */
  submit: () => Promise<unknown>
  /** Holds what was entered. */
  kept: () => Promise<unknown>
  /** Its success has a body, which must be readable. */
  answers?: boolean
}

/**
 * Lets a change fail in every way, one after the other. Each time the alert says what failed and why, and
 * what was entered stays. Afterwards nothing fails any more.
 */
export const expectFailedChangesTold = async (change: FailingChange) => {
  const { demo, operation, alert, submit, kept, answers = false } = change
  for (const { fault, says, forCreation } of failures) {
    if (!forCreation && !answers) continue
    await demo.fault(operation, fault)
    await submit()
    await expect(alert).toContainText(says)
    await kept()
  }
  await demo.clearFaults()
}

/** Expects that what is done makes one call, be it done twice. The object store does not count. */
export const expectOneCall = async (demo: Demo, operation: string, act: () => Promise<unknown>) => {
  const before = await demo.calls(operation)
  await act()
  if (operation.startsWith('objectStore.')) return
  expect(await demo.calls(operation)).toBe(before + 1)
}

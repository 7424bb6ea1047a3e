import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import { unlessAwaited } from './awaited-maintenance.ts'
import {
  countItems,
  type ItemResult,
  type Progress,
  reopen,
  waitingItems,
} from './task-progress.ts'
import { createTaskQueue, type TaskQueue } from './task-queue.ts'

vi.mock(import('@/transport/report-error.ts'), async (original) => ({
  ...(await original()),
  reportError: () => undefined,
}))

const refusal = (status: number, more: { retryAfter?: number; message?: string } = {}) =>
  new ApiError({ kind: 'status', status, message: `${status}`, url: '', ...more })
const lost = new ApiError({ kind: 'others', message: 'The connection failed.', url: '' })

/** How changes are sent: one by one, in batches, and in batches that must not be sent in parts. */
const kinds = {
  single: { most: 1, atOnce: 5, splits: false },
  batch: { most: 10, atOnce: 1, splits: true },
  whole: { most: 10, atOnce: 1, splits: false },
} as const
type Kind = keyof typeof kinds

const count = 60

/** A platform that remembers what it was sent, and answers by `answer`; nothing is changed by a call that fails. */
const createPlatform = (kind: Kind, changed = new Map<string, number>()) => {
  const platform = {
    /** How often each thing was changed. */
    changed,
    calls: 0,
    /** When each call began, by the clock of the page. */
    begun: [] as number[],
    /** Milliseconds that an answer takes. */
    delay: 100,
    /** Throws for the call number (from 1), before or after it has had its effect. */
    before: (_: number, _ids: readonly string[]): void => undefined,
    after: (_: number): void => undefined,
    underWay: 0,
    mostUnderWay: 0,
  }
  const ended = vi.fn()
  const queue = createTaskQueue<Progress>({
    limitsOf: () => kinds[kind],
    send: async (_, items, note) => {
      platform.calls += 1
      platform.begun.push(performance.now())
      const number = platform.calls
      platform.underWay += 1
      platform.mostUnderWay = Math.max(platform.mostUnderWay, platform.underWay)
      await new Promise((done) => setTimeout(done, platform.delay))
      platform.underWay -= 1
      const ids = items.map(({ id }) => id)
      platform.before(number, ids)
      const results = new Map<string, ItemResult>()
      for (const id of ids) {
        const known = platform.changed.get(id) ?? 0
        note(id, { before: known })
        // As every change does, it first reads what is stored.
        if (known > 0) results.set(id, { kind: 'unchanged' })
        else {
          platform.changed.set(id, 1)
          results.set(id, { kind: 'done', trace: { after: 1 } })
        }
      }
      platform.after(number)
      return results
    },
    onEnded: ended,
  })
  return { platform, queue, ended }
}

const task: Progress = {
  id: 't',
  items: waitingItems(
    Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Suite ${index}` })),
  ),
  canceled: false,
  failures: 0,
}

const start = (kind: Kind, changed?: Map<string, number>) => {
  const running = createPlatform(kind, changed)
  return { ...running, begin: () => running.queue.add(task) }
}

const countsOf = (queue: TaskQueue<Progress>) => countItems(queue.current().tasks[0]?.items ?? [])

/** Throws `error` for some calls. */
const failing =
  (error: Error, isMeant: (call: number) => boolean) =>
  (call: number): void => {
    if (isMeant(call)) throw error
  }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Events during a run, with their effect on the queue; the rest is the same for all. */
const interruptions = {
  nothing: {},
  slow: { delay: 6000 },
  '401, then a sign-in': {
    error: refusal(401),
    pause: 'signIn',
    mend: (queue: TaskQueue<Progress>) => queue.signedIn(),
  },
  'sign-out of another tab, then a sign-in': {
    error: new ApiError({ kind: 'token-is-empty', message: '', url: '' }),
    pause: 'signIn',
    mend: (queue: TaskQueue<Progress>) => queue.signedIn(),
  },
  '429 with Retry-After': { error: refusal(429, { retryAfter: 45 }), pause: 'limited' },
  '429 without Retry-After': { error: refusal(429), pause: 'limited' },
  '503': { error: refusal(503), pause: 'maintenance' },
  '502': { error: refusal(502), pause: 'unreachable' },
  offline: { error: lost, pause: 'unreachable' },
} as const satisfies Record<
  string,
  {
    delay?: number
    error?: Error
    pause?: string
    mend?: (queue: TaskQueue<Progress>) => void
  }
>

const table = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
  Object.entries(interruptions).map(([name, what]) => [kind, name, what] as const),
)

describe.each(table)('%s changes, %s', (kind, _, what: (typeof table)[number][2]) => {
  const error = 'error' in what ? what.error : undefined

  test('all are changed once, and none fails', async () => {
    const { platform, queue, ended, begin } = start(kind)
    if ('delay' in what) platform.delay = what.delay
    if (error) platform.before = failing(error, (call) => call >= 3 && call <= 8)
    begin()
    for (let minute = 0; minute < 40; minute += 1) {
      await vi.advanceTimersByTimeAsync(60_000)
      if ('mend' in what && queue.current().pause) what.mend(queue)
    }
    expect(countsOf(queue)).toMatchObject({ done: count, failed: 0, left: 0 })
    expect([...platform.changed.values()].every((times) => times === 1)).toBe(true)
    expect(ended).toHaveBeenCalledOnce()
  })

  test('nothing is sent while it waits', async () => {
    if (!error || !('pause' in what)) return
    const { platform, queue, begin } = start(kind)
    platform.before = failing(error, (call) => call >= 2)
    begin()
    await vi.advanceTimersByTimeAsync(1000)
    expect(queue.current().pause?.cause).toBe(what.pause)
    const sent = platform.calls
    expect(sent).toBeLessThanOrEqual(1 + 2 * kinds[kind].atOnce)
    await vi.advanceTimersByTimeAsync(3500)
    expect(platform.calls).toBe(sent)
    expect(countsOf(queue).left + countsOf(queue).done).toBe(count)
  })

  test('the outcome survives a reload in between, and nothing is sent until the user goes on', async () => {
    const { platform, queue, begin } = start(kind)
    if (error) platform.before = failing(error, (call) => call >= 3)
    begin()
    await vi.advanceTimersByTimeAsync(150)
    const stored: Progress = JSON.parse(JSON.stringify(queue.current().tasks[0]))

    const later = start(kind)
    for (const [id, times] of platform.changed) later.platform.changed.set(id, times)
    // Calls on their way took effect.
    for (const { id, state } of stored.items) {
      if (state.kind === 'sent') later.platform.changed.set(id, 1)
    }
    later.queue.add(reopen(stored))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(later.platform.calls).toBe(0)
    const counts = countsOf(later.queue)
    expect(counts.done + counts.failed + counts.notSent).toBe(count)

    later.queue.goOn('t')
    await vi.advanceTimersByTimeAsync(120_000)
    later.queue.retryFailed('t')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(countsOf(later.queue)).toMatchObject({ done: count, failed: 0, left: 0 })
    expect([...later.platform.changed.values()].every((times) => times === 1)).toBe(true)
  })
})

describe.each(Object.keys(kinds) as Kind[])('%s changes', (kind) => {
  test.each([403, 409, 412, 400, 404, 422])('a %s fails its own items', async (status) => {
    const { platform, queue, begin } = start(kind)
    platform.before = (_, ids) => {
      if (ids.includes('17')) throw refusal(status)
    }
    begin()
    await vi.advanceTimersByTimeAsync(60_000)
    const failed = kind === 'whole' ? 10 : 1
    expect(countsOf(queue)).toMatchObject({ done: count - failed, failed, left: 0 })
    const mended = queue.current().tasks[0]?.items[17]?.state
    const mend = status === 409 || status === 412 ? 'retry' : 'open'
    expect(mended).toEqual({ kind: 'failed', reason: `${status}`, mend })
    platform.before = () => undefined
    queue.retryFailed('t')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(countsOf(queue)).toMatchObject({ done: count, failed: 0 })
  })

  test.each([403, 500])('after %s in a row the rest is not sent', async (status) => {
    const { platform, queue, begin } = start(kind)
    platform.before = failing(refusal(status), () => true)
    begin()
    await vi.advanceTimersByTimeAsync(60_000)
    const { failed, notSent } = countsOf(queue)
    expect(failed + notSent).toBe(count)
    expect(notSent).toBeGreaterThan(20)
    platform.before = () => undefined
    queue.goOn('t')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(countsOf(queue)).toMatchObject({ done: notSent, failed })
  })

  test('a change whose answer is lost is not made twice, and can be undone', async () => {
    const { platform, queue, begin } = start(kind)
    platform.after = failing(lost, (call) => call === 2)
    begin()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(countsOf(queue)).toMatchObject({ done: count, unchanged: 0, left: 0 })
    expect([...platform.changed.values()].every((times) => times === 1)).toBe(true)
    for (const { state } of queue.current().tasks[0]?.items ?? []) {
      expect(state).toMatchObject({ trace: { before: 0 } })
    }
  })

  test('Cancel awaits what is on its way and sends nothing more', async () => {
    const { platform, queue, ended, begin } = start(kind)
    begin()
    await vi.advanceTimersByTimeAsync(50)
    const sent = platform.calls
    queue.cancel('t')
    expect(countsOf(queue).sent).toBeGreaterThan(0)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(platform.calls).toBe(sent)
    expect(ended).toHaveBeenCalledOnce()
    const { done, notSent } = countsOf(queue)
    expect(done + notSent).toBe(count)
    queue.goOn('t')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(countsOf(queue)).toMatchObject({ done: count, left: 0 })
  })

  test('a task waits until the earlier one has ended', async () => {
    const { queue, begin } = start(kind)
    begin()
    queue.add({ ...task, id: 'next' })
    await vi.advanceTimersByTimeAsync(50)
    const next = () => countItems(queue.current().tasks[1]?.items ?? [])
    expect(next()).toMatchObject({ waiting: count, sent: 0 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(next().left).toBe(0)
  })
})

describe('the pause', () => {
  const pauseAfter = async (waits: readonly (number | undefined)[]) => {
    const { platform, queue, begin } = start('single')
    const seen: number[] = []
    begin()
    for (const retryAfter of waits) {
      platform.before = () => {
        throw refusal(429, retryAfter === undefined ? {} : { retryAfter })
      }
      const at = performance.now()
      await vi.advanceTimersByTimeAsync(100)
      const { pause } = queue.current()
      const until = pause && 'until' in pause ? pause.until : 0
      seen.push(Math.round((until - at) / 1000))
      await vi.advanceTimersByTimeAsync(until - performance.now())
    }
    return seen
  }

  test('is what the platform asks for, else 30 s and then twice that', async () => {
    expect(await pauseAfter([45, 7])).toEqual([45, 7])
    expect(await pauseAfter([undefined, undefined, undefined])).toEqual([30, 60, 120])
  })

  test('ends early when a lost connection is tried by hand, not when a limit holds', async () => {
    for (const [error, goesOn] of [
      [lost, true],
      [refusal(503), true],
      [refusal(429), false],
      [refusal(401), false],
    ] as const) {
      const { platform, queue, begin } = start('single')
      platform.before = failing(error, (call) => call <= 5)
      begin()
      await vi.advanceTimersByTimeAsync(150)
      queue.tryNow()
      await vi.advanceTimersByTimeAsync(2000)
      expect(countsOf(queue).done > 5).toBe(goesOn)
    }
  })
})

/** Each second somebody does all that ends a pause: signs in, and tries again. */
const pressOn = async (queue: TaskQueue<Progress>, seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    queue.signedIn()
    queue.tryNow()
    await vi.advanceTimersByTimeAsync(1000)
  }
}

const outages = {
  401: refusal(401),
  429: refusal(429, { retryAfter: 45 }),
  503: refusal(503),
  '503 with Retry-After': refusal(503, { retryAfter: 60 }),
  offline: lost,
} as const

const pairs = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
  Object.entries(outages).flatMap(([first, error]) =>
    Object.entries(outages).map(([second, next]) => ({
      kind,
      first,
      second,
      errors: [error, next],
    })),
  ),
)

/** Of single changes, both fail that are on their way together; of batches, one as the other has ended. */
test.each(pairs)(
  '$kind changes, $first and then $second: nothing is sent before Retry-After, nothing twice',
  async ({ kind, errors }) => {
    const { platform, queue, ended, begin } = start(kind)
    const limitedAt: number[] = []
    platform.before = (call) => {
      const error = errors[call - 2]
      if (!error) return
      if (error === outages[429]) limitedAt.push(performance.now())
      throw error
    }
    begin()
    await pressOn(queue, 200)
    const tooSoon = platform.begun.filter((begun) =>
      limitedAt.some((limited) => begun > limited && begun < limited + 45_000),
    )
    expect(tooSoon).toEqual([])
    expect(countsOf(queue)).toMatchObject({ done: count, failed: 0, left: 0 })
    expect([...platform.changed.values()].every((times) => times === 1)).toBe(true)
    expect(ended).toHaveBeenCalledOnce()
  },
)

describe.each(Object.entries(outages))('canceled while it waits after %s', (_, error) => {
  test.each(Object.keys(kinds) as Kind[])('%s changes end at once, and go on', async (kind) => {
    const { platform, queue, ended, begin } = start(kind)
    platform.before = failing(error, (call) => call >= 2 && call <= 6)
    begin()
    await vi.advanceTimersByTimeAsync(2000)
    expect(queue.current().pause).toBeDefined()
    const sent = platform.calls
    queue.cancel('t')
    expect(ended).toHaveBeenCalledOnce()
    const { done, notSent, failed } = countsOf(queue)
    expect(done + notSent + failed).toBe(count)
    expect(failed > 0).toBe(error === lost)
    await pressOn(queue, 200)
    expect(platform.calls).toBe(sent)

    queue.goOn('t')
    queue.retryFailed('t')
    await pressOn(queue, 200)
    expect(countsOf(queue)).toMatchObject({ done: count, failed: 0, left: 0 })
    expect([...platform.changed.values()].every((times) => times === 1)).toBe(true)
  })
})

test.each([-3_600_000, 3_600_000])(
  'the clock is moved by %i ms during a Retry-After: the wait stays as long',
  async (moved) => {
    const { platform, queue, begin } = start('single')
    platform.before = failing(outages[429], (call) => call === 2)
    begin()
    await vi.advanceTimersByTimeAsync(50)
    platform.delay = 10_000
    const limited = performance.now() + 50
    await vi.advanceTimersByTimeAsync(500)
    expect(queue.current().pause?.cause).toBe('limited')
    vi.setSystemTime(Date.now() + moved)
    // Another call fails once the clock is moved.
    platform.before = failing(lost, (call) => call <= platform.begun.length)
    await vi.advanceTimersByTimeAsync(120_000)
    const [next = 0] = platform.begun.filter((begun) => begun > limited)
    expect(next).toBeGreaterThanOrEqual(limited + 45_000)
    expect(next).toBeLessThan(limited + 46_000)
  },
)

test.each(Object.keys(kinds) as Kind[])(
  '%s changes begun in two tabs at once are made once, and each tab tells what it did',
  async (kind) => {
    const changed = new Map<string, number>()
    const tabs = [start(kind, changed), start(kind, changed)]
    for (const { begin } of tabs) begin()
    await vi.advanceTimersByTimeAsync(60_000)
    const told = tabs.map(({ queue }) => countsOf(queue))
    for (const { done, unchanged } of told) expect(done + unchanged).toBe(count)
    expect(told.reduce((sum, { done }) => sum + done, 0)).toBe(count)
    expect([...changed.values()].every((times) => times === 1)).toBe(true)
  },
)

test('a maintenance leads to its page once, not each time that a task asks whether it is over', async () => {
  const { platform, queue, begin } = start('batch')
  const lead = vi.fn()
  const leading = (isMeant: (call: number) => boolean) => (call: number) => {
    if (!isMeant(call)) return
    const error = refusal(503)
    unlessAwaited(error, lead)
    throw error
  }
  platform.before = leading((call) => call >= 2 && call <= 4)
  begin()
  await vi.advanceTimersByTimeAsync(80_000)
  expect(platform.calls).toBe(3)
  expect(lead).toHaveBeenCalledOnce()
  // A call of a page meanwhile leads there.
  unlessAwaited(refusal(503), lead)
  await vi.advanceTimersByTimeAsync(0)
  expect(lead).toHaveBeenCalledTimes(2)

  await vi.advanceTimersByTimeAsync(200_000)
  expect(countsOf(queue)).toMatchObject({ done: count, left: 0 })
  // The next maintenance is another one.
  platform.before = leading((call) => call > platform.begun.length - 1)
  queue.add({ ...task, id: 'next' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(lead).toHaveBeenCalledTimes(3)
  // Nobody waits for its end any more.
  queue.cancel('next')
  unlessAwaited(refusal(503), lead)
  expect(lead).toHaveBeenCalledTimes(4)
})

test('what is said of a task is changed without ending it once more', async () => {
  const { queue, ended, begin } = start('single')
  begin()
  await vi.advanceTimersByTimeAsync(60_000)
  queue.update('t', (known) => ({ ...known, failures: 1 }))
  expect(queue.shown.get().tasks[0]?.failures).toBe(1)
  expect(ended).toHaveBeenCalledOnce()
})

test('five at once, fewer while answers are slow', async () => {
  const { platform, begin } = start('single')
  begin()
  await vi.advanceTimersByTimeAsync(300)
  expect(platform.mostUnderWay).toBe(5)
  platform.delay = 5000
  await vi.advanceTimersByTimeAsync(40_000)
  platform.mostUnderWay = 0
  await vi.advanceTimersByTimeAsync(20_000)
  expect(platform.mostUnderWay).toBeLessThanOrEqual(1)
})

import { listCaseReportsOperation, listSuitesOperation } from '@generated/evaluation/codec.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import type { Operation } from '@/transport/operation.ts'
import { retryDelay } from '@/transport/retry.ts'
import { createPoliteQueue, type Level, type Urgency } from './polite-queue.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A queue whose calls note when they began, and are answered after `took` milliseconds. */
const createRun = () => {
  const queue = createPoliteQueue({
    now: () => Date.now(),
    after: (milliseconds, callback) => void setTimeout(callback, milliseconds),
  })
  const begun: { name: string; at: number }[] = []
  let underWay = 0
  let most = 0
  const call = (name: string, took: number) => async () => {
    begun.push({ name, at: Date.now() })
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise((resolve) => setTimeout(resolve, took))
    underWay -= 1
    return name
  }
  return {
    queue,
    begun,
    names: () => begun.map(({ name }) => name),
    mostAtOnce: () => most,
    ask: (
      count: number,
      urgency: Urgency,
      took = 100,
      operation: Operation = listCaseReportsOperation,
    ) => {
      for (let at = 0; at < count; at++) {
        void queue.run(operation, urgency, call(`${urgency} ${at}`, took))
      }
    },
  }
}

describe('calls of a polite queue', () => {
  test('go out five at a time, and never two within 10 ms', async () => {
    const { ask, begun, mostAtOnce } = createRun()
    ask(12, 'now')
    await vi.advanceTimersByTimeAsync(2000)
    expect(begun).toHaveLength(12)
    expect(mostAtOnce()).toBe(5)
    const pauses = begun.slice(1).map(({ at }, index) => at - (begun[index]?.at ?? 0))
    expect(Math.min(...pauses)).toBe(10)
  })

  test('of several operations are five at a time together', async () => {
    const { ask, mostAtOnce } = createRun()
    ask(4, 'now')
    ask(4, 'now', 100, listSuitesOperation)
    await vi.advanceTimersByTimeAsync(2000)
    expect(mostAtOnce()).toBe(5)
  })

  test('that wait for somebody to come wake nobody meanwhile', async () => {
    const { ask, queue } = createRun()
    queue.setAhead(false)
    ask(3, 'ahead')
    await vi.advanceTimersByTimeAsync(1000)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('that somebody waits for overtake those that read ahead', async () => {
    const { ask, names } = createRun()
    ask(6, 'ahead')
    ask(2, 'now')
    await vi.advanceTimersByTimeAsync(2000)
    expect(names().slice(0, 4)).toEqual(['ahead 0', 'now 0', 'now 1', 'ahead 1'])
  })

  test('that read ahead are 120 a minute, those that somebody waits for as many as there are', async () => {
    const { ask, names } = createRun()
    ask(200, 'ahead')
    await vi.advanceTimersByTimeAsync(59_000)
    expect(names()).toHaveLength(120)
    ask(100, 'now')
    await vi.advanceTimersByTimeAsync(900)
    const waitedFor = names().filter((name) => name.startsWith('now'))
    expect(waitedFor.length).toBeGreaterThan(20)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(names()).toHaveLength(300)
  })

  test('that read ahead are 120 in each further minute, too', async () => {
    const { ask, names } = createRun()
    ask(400, 'ahead')
    for (const [minute, count] of [120, 240, 360].entries()) {
      await vi.advanceTimersByTimeAsync(minute === 0 ? 59_000 : 60_000)
      expect(names()).toHaveLength(count)
    }
  })

  test('that read ahead wait while nobody is there, those that a page shows do not', async () => {
    const { ask, names, queue } = createRun()
    queue.setAhead(false)
    ask(3, 'ahead')
    ask(3, 'now')
    await vi.advanceTimersByTimeAsync(300_000)
    expect(names()).toEqual(['now 0', 'now 1', 'now 2'])
    queue.setAhead(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(names().slice(3)).toEqual(['ahead 0', 'ahead 1', 'ahead 2'])
  })

  test('make way to a page that opens, those that read ahead for a second', async () => {
    const { ask, begun, names, queue } = createRun()
    queue.makeWay(true)
    ask(2, 'ahead')
    ask(2, 'now')
    await vi.advanceTimersByTimeAsync(600)
    expect(names()).toEqual([])
    queue.makeWay(false)
    await vi.advanceTimersByTimeAsync(500)
    expect(begun).toEqual([
      { name: 'now 0', at: 600 },
      { name: 'now 1', at: 610 },
      { name: 'ahead 0', at: 1000 },
      { name: 'ahead 1', at: 1010 },
    ])
  })

  test('make way for a second at most, as a page may never have what it reads', async () => {
    const { ask, begun, queue } = createRun()
    queue.makeWay(true)
    ask(1, 'now')
    await vi.advanceTimersByTimeAsync(2000)
    expect(begun).toEqual([{ name: 'now 0', at: 1000 }])
  })

  test('a call that somebody waits for by now goes out though those ahead are held', async () => {
    const { queue } = createRun()
    let urgency: Urgency = 'ahead'
    queue.setAhead(false)
    const call = vi.fn(async () => 'answer')
    const answer = queue.run(listCaseReportsOperation, () => urgency, call)
    await vi.advanceTimersByTimeAsync(1000)
    expect(call).not.toHaveBeenCalled()
    urgency = 'now'
    queue.setOpen(true)
    await expect(answer).resolves.toBe('answer')
  })

  test('all wait while the page is hidden; those under way come to their end', async () => {
    const { ask, names, queue } = createRun()
    ask(7, 'now')
    await vi.advanceTimersByTimeAsync(60)
    queue.setOpen(false)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(names()).toHaveLength(5)
    queue.setOpen(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(names()).toHaveLength(7)
  })

  test.each([
    [1500, 5],
    [1501, 2],
  ])(
    'of an operation that took %i ms are %i at a time, those of others as many',
    async (took, count) => {
      const { ask, names } = createRun()
      ask(1, 'now', took)
      await vi.advanceTimersByTimeAsync(took + 1)
      ask(5, 'now', 2000)
      await vi.advanceTimersByTimeAsync(100)
      expect(names().slice(1)).toHaveLength(count)
      ask(2, 'ahead', 100, listSuitesOperation)
      await vi.advanceTimersByTimeAsync(100)
      expect(names().filter((name) => name.startsWith('ahead'))).toHaveLength(count === 2 ? 2 : 0)
    },
  )

  test('all wait as long as a service has asked one of them to', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { ask, names, queue } = createRun()
    let tries = 0
    const answered = queue.run(listCaseReportsOperation, 'now', async () => {
      tries += 1
      if (tries === 1) {
        throw new ApiError({ kind: 'status', message: '', url: '', status: 429, retryAfter: 30 })
      }
      return 'read'
    })
    await vi.advanceTimersByTimeAsync(100)
    ask(2, 'now', 100, listSuitesOperation)
    await vi.advanceTimersByTimeAsync(29_000)
    expect([tries, names()]).toEqual([1, []])
    await vi.advanceTimersByTimeAsync(2000)
    expect(await answered).toBe('read')
    expect([tries, names()]).toEqual([2, ['now 0', 'now 1']])
  })

  test('that are like a refused one and wait end with it; others, and those to come, go out', async () => {
    const { queue } = createRun()
    const refusal = new ApiError({ kind: 'status', message: '', url: '', status: 403 })
    const call = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      throw refusal
    })
    const round = Array.from({ length: 15 }, () =>
      queue.run(listCaseReportsOperation, 'now', call).catch((error: unknown) => error),
    )
    const other = queue.run(listSuitesOperation, 'now', async () => 'read')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await Promise.all(round)).toEqual(Array.from({ length: 15 }, () => refusal))
    expect(call).toHaveBeenCalledTimes(5)
    expect(await other).toBe('read')
    expect(await queue.run(listCaseReportsOperation, 'now', async () => 'later')).toBe('later')
  })

  test.each([
    ['is not there', new ApiError({ kind: 'status', message: '', url: '', status: 404 })],
    ['cannot be read', new Error('Unexpected.')],
  ])('that are like one that %s go out', async (_, error) => {
    const { ask, names, queue } = createRun()
    const failing = queue.run(listCaseReportsOperation, 'now', () => Promise.reject(error))
    ask(6, 'now')
    await expect(failing).rejects.toBe(error)
    await vi.advanceTimersByTimeAsync(1000)
    expect(names()).toHaveLength(6)
  })

  test('that can succeed later are made five times more, and fail then', async () => {
    const { queue } = createRun()
    const failure = new ApiError({ kind: 'status', message: '', url: '', status: 500 })
    const call = vi.fn(() => Promise.reject(failure))
    const answer = queue.run(listCaseReportsOperation, 'now', call).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(await answer).toBe(failure)
    expect(call).toHaveBeenCalledTimes(6)
  })

  test('are made again the later, the longer the service took to fail, as those of the page', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    vi.setSystemTime(1_000_000)
    const { queue } = createRun()
    const failure = new ApiError({ kind: 'status', message: '', url: '', status: 500 })
    let tries = 0
    void queue.run(listCaseReportsOperation, 'now', async () => {
      tries += 1
      if (tries > 1) return
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      throw failure
    })
    await vi.advanceTimersByTimeAsync(10_000)
    const wait = retryDelay(0, failure, { failedFor: 10_000 })
    expect(wait).toBeGreaterThan(retryDelay(0, failure))
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(tries).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(tries).toBe(2)
  })

  test('that cannot succeed later fail at once', async () => {
    const { queue } = createRun()
    const refusal = new ApiError({ kind: 'status', message: '', url: '', status: 403 })
    await expect(
      queue.run(listCaseReportsOperation, 'now', () => Promise.reject(refusal)),
    ).rejects.toBe(refusal)
  })

  test.each([
    ['a service that is down', 500, undefined, 15_000],
    ['one that asks to wait for long', 429, 20, 0],
  ] as const)(
    'that are repeated are told before 20 s are over: %s',
    async (_, status, retryAfter, at) => {
      vi.spyOn(Math, 'random').mockReturnValue(0)
      const { queue } = createRun()
      const failure = new ApiError({ kind: 'status', message: '', url: '', status, retryAfter })
      const troubles: [error: unknown, at: number][] = []
      const level: Level = () => 'now'
      level.onTrouble = (error) => troubles.push([error, Date.now()])
      let isDown = true
      const call = async () => {
        if (isDown) throw failure
        return 'read'
      }
      const answer = queue.run(listCaseReportsOperation, level, call)
      await vi.advanceTimersByTimeAsync(at)
      expect(troubles).toEqual([[failure, at]])
      isDown = false
      // Somebody does not want to wait.
      queue.retry()
      await vi.advanceTimersByTimeAsync(10)
      expect(await answer).toBe('read')
      expect(troubles.slice(1)).toEqual([[undefined, at + 10]])
    },
  )

  test('that succeed after one failure are not told', async () => {
    const { queue } = createRun()
    const level: Level = () => 'now'
    level.onTrouble = vi.fn()
    const call = vi.fn(async () => 'read')
    call.mockRejectedValueOnce(new ApiError({ kind: 'status', message: '', url: '', status: 500 }))
    const answer = queue.run(listCaseReportsOperation, level, call)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await answer).toBe('read')
    expect(level.onTrouble).not.toHaveBeenCalled()
  })
})

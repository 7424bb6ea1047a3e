import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './errors.ts'
import { createOutages, heedActs, isOutage, outages, ownTurn } from './outages.ts'

const failed = (status: number) => new ApiError({ kind: 'status', status, message: 'm', url: 'u' })
const list = { service: 'evaluation', id: 'listSuites', method: 'GET' } as const
const get = { service: 'evaluation', id: 'getSuite' } as const

describe('isOutage', () => {
  test('holds for exactly 408, 429 and 5xx but 501', () => {
    const expected = [408, 429, ...Array.from({ length: 100 }, (_, i) => 500 + i)]
    const all = Array.from({ length: 600 }, (_, status) => status)
    expect(all.filter((status) => isOutage(failed(status)))).toEqual(
      expected.filter((status) => status !== 501),
    )
  })

  test('holds for a lost connection, and for nothing else', () => {
    expect(isOutage(new ApiError({ kind: 'others', message: 'm', url: 'u' }))).toBe(true)
    expect(isOutage(new ApiError({ kind: 'decodingFailed', message: 'm', url: 'u' }))).toBe(false)
    expect(isOutage(new Error('m'))).toBe(false)
  })
})

/** How long calls are spread after an outage from 0 to `answeredAt`. */
const spreadAfter = (
  answeredAt: number,
  failures: (of: ReturnType<typeof createOutages>) => void,
) => {
  const known = createOutages()
  failures(known)
  known.answered(list, answeredAt)
  return known.turn('evaluation', answeredAt, 1)
}
const both = (known: ReturnType<typeof createOutages>) => {
  known.failed(list, failed(502), 0)
  known.failed(get, failed(502), 10)
}

test('calls are spread over four times the outage, at most a minute', () => {
  expect([1000, 5000, 15_000, 900_000].map((at) => spreadAfter(at, both))).toEqual([
    4000, 20_000, 60_000, 60_000,
  ])
})

test('one operation that fails alone is no outage, unless the service says so', () => {
  const alone = (status: number) => (known: ReturnType<typeof createOutages>) => {
    for (const at of [0, 2000, 5000]) known.failed(list, failed(status), at)
  }
  expect(spreadAfter(6000, alone(502))).toBe(0)
  expect(spreadAfter(6000, alone(404))).toBe(0)
  expect(spreadAfter(6000, alone(503))).toBe(10_000)
})

test.each([
  [{ method: 'PATCH' }, 0],
  [{ method: 'POST' }, 0],
  [{ method: 'POST', reads: true }, 20_000],
  [{ method: 'GET' }, 20_000],
] as const)('an answer to %o spreads what follows over %i ms', (operation, spread) => {
  const known = createOutages()
  both(known)
  known.answered({ service: 'evaluation', ...operation }, 5000)
  expect(known.turn('evaluation', 5000, 1)).toBe(spread)
  known.answered(list, 6000)
  expect(known.turn('evaluation', 5000, 1)).toBe(spread)
})

test('after a maintenance calls are spread over ten seconds at most', () => {
  const maintenance = (known: ReturnType<typeof createOutages>) => {
    known.failed(list, failed(503), 0)
    known.failed(get, failed(502), 10)
  }
  expect([1000, 900_000].map((at) => spreadAfter(at, maintenance))).toEqual([4000, 10_000])
})

test('an outage of which nothing was heard for half an hour is over', () => {
  expect(spreadAfter(1_800_010, both)).toBe(0)
  const known = createOutages()
  both(known)
  known.failed(list, failed(502), 2_000_000)
  expect(known.failedFor('evaluation', 2_000_000)).toBe(0)
})

test('turns are drawn from the whole time that is left, until a person asks', () => {
  const known = createOutages()
  both(known)
  expect(known.failedFor('evaluation', 5000)).toBe(5000)
  expect(known.turn('evaluation', 5000, 1)).toBe(0)
  known.answered(list, 5000)
  expect(known.failedFor('evaluation', 6000)).toBe(0)
  expect([0, 0.5, 1].map((random) => known.turn('evaluation', 9000, random))).toEqual([
    0, 8000, 16_000,
  ])
  expect(known.turn('catalog', 9000, 1)).toBe(0)
  expect(known.turn('evaluation', 30_000, 1)).toBe(0)
  known.personAsks()
  expect(known.turn('evaluation', 9000, 1)).toBe(0)
})

test('a page that is reloaded knows of an outage', () => {
  let stored = ''
  const known = createOutages(undefined, (all) => {
    stored = JSON.stringify([...all])
  })
  both(known)
  expect(createOutages(new Map(JSON.parse(stored))).failedFor('evaluation', 7000)).toBe(7000)
  known.answered(list, 8000)
  expect(stored).toBe('[]')
})

describe('a call after an outage', () => {
  const page = new EventTarget()
  const happens = (event: string) => page.dispatchEvent(new Event(event))
  const begin = ({ before, after }: { before?: string; after?: string } = {}) => {
    vi.useFakeTimers()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    heedActs()
    if (before) happens(before)
    outages.failed(list, failed(502), Date.now() - 10_000)
    outages.failed(get, failed(502), Date.now())
    outages.answered(list, Date.now())
    if (after) happens(after)
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const stop = new AbortController()
    const out = vi.fn<() => void>()
    void ownTurn('evaluation', stop.signal).then(out)
    return { out, stop }
  }

  afterEach(() => {
    outages.personAsks()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test.each([undefined, 'click'])('waits for its turn, after an earlier %s too', async (before) => {
    const { out } = begin({ ...(before && { before }) })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(out).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(out).toHaveBeenCalled()
  })

  test.each(['pointerdown', 'keydown', 'click'])('goes out at once after a %s', async (after) => {
    const { out } = begin({ after })
    await vi.advanceTimersByTimeAsync(0)
    expect(out).toHaveBeenCalled()
  })

  test.each(['pointerdown', 'keydown', 'click'])('and at the next %s', async (event) => {
    const { out } = begin()
    await vi.advanceTimersByTimeAsync(1000)
    expect(out).not.toHaveBeenCalled()
    happens(event)
    await vi.advanceTimersByTimeAsync(0)
    expect(out).toHaveBeenCalled()
    expect(outages.turn('evaluation', Date.now(), 1)).toBe(0)
  })

  test('ends with its page', async () => {
    const { out, stop } = begin()
    stop.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(out).toHaveBeenCalled()
  })
})

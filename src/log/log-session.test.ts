import { gzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { createLogSession } from './log-session.ts'
import { answerPattern, type PatternRequest } from './pattern.ts'
import type { PatternWorker } from './pattern-search.ts'
import type { Report } from './protocol.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const link = 'https://store.test/a.log?signature=secret'

/** A worker that answers at once, but not for a pattern that stands for one that takes too long. */
const createWorker = (): PatternWorker => {
  const worker: PatternWorker = {
    onmessage: null,
    terminate: () => undefined,
    postMessage: (request: PatternRequest) => {
      if (request.source === '(slow)+') return
      const data = answerPattern(request)
      queueMicrotask(() => worker.onmessage?.(new MessageEvent('message', { data })))
    },
  }
  return worker
}

const start = (body: BodyInit | null, init?: ResponseInit) => {
  const fetched = vi.fn((_: string, _init: RequestInit) =>
    Promise.resolve(new Response(body, init)),
  )
  vi.stubGlobal('fetch', fetched)
  const reports: Report[] = []
  const moved = new Map<Report, Transferable[] | undefined>()
  const handle = createLogSession((report, buffers) => {
    reports.push(report)
    moved.set(report, buffers)
    // As a page does that has drawn the first lines.
    if (report.kind === 'progress' && report.ahead) {
      queueMicrotask(() => void handle({ kind: 'lines', id: -1, numbers: [] }))
    }
  }, createWorker)
  const last = () => reports.at(-1)
  const answerTo = async (request: Parameters<typeof handle>[0] & { id: number }) => {
    await handle(request)
    const isAnswer = (report: Report) => report.kind === 'answer' && report.id === request.id
    return reports.find(isAnswer)
  }
  /** What is handed over with the answer to a request, not copied. */
  const movedFor = async (request: Parameters<typeof answerTo>[0]) => {
    const report = await answerTo(request)
    return report && moved.get(report)
  }
  return { fetched, reports, handle, last, answerTo, movedFor }
}

const open = { kind: 'open', url: link, jsonLimit: 100 } as const
const literal = (text: string) => ({ text, matchCase: false, isPattern: false })
const pattern = (text: string) => ({ text, matchCase: true, isPattern: true })
const text = (lines: number) =>
  Array.from(
    { length: lines },
    (_, at) => `line ${at}${at % 10 === 3 ? ' error: bad' : ''}\n`,
  ).join('')

test('reads the log of a link, sending nothing along, and answers', async () => {
  const { handle, last, fetched, answerTo } = start(text(50))
  await handle(open)
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  expect(last()).toEqual({ kind: 'progress', lines: 50, bytes: text(50).length, isWhole: true })
  expect(await answerTo({ kind: 'lines', id: 1, numbers: [2, 3, 99] })).toMatchObject({
    answer: [
      { number: 2, text: 'line 2', length: 6, styles: [], severity: undefined },
      { number: 3, text: 'line 3 error: bad', severity: 'error' },
    ],
  })
  expect(await answerTo({ kind: 'text', id: 2, from: 48, to: 99 })).toMatchObject({
    answer: 'line 48\nline 49\n',
  })
  const fours = Uint32Array.of(4, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49)
  expect(await answerTo({ kind: 'search', id: 3, search: literal('LINE 4') })).toMatchObject({
    answer: { lines: fours, isPartial: false },
  })
  expect(await answerTo({ kind: 'outline', id: 4 })).toMatchObject({
    answer: { errors: Uint32Array.of(3, 13, 23, 33, 43), sections: [], hasTimes: false },
  })
  expect(
    await answerTo({ kind: 'lines', id: 5, numbers: [44], search: literal('4') }),
  ).toMatchObject({
    answer: [
      {
        hits: [
          [5, 6],
          [6, 7],
        ],
      },
    ],
  })
})

test('sends the first lines along, once, so that they need not be asked for', async () => {
  const { handle, reports } = start(text(500))
  await handle(open)
  const ahead = reports.flatMap((report) => (report.kind === 'progress' ? [report.ahead] : []))
  expect(ahead[0]?.map(({ number }) => number)).toEqual(Array.from({ length: 80 }, (_, at) => at))
  expect(ahead[0]?.[3]).toMatchObject({ text: 'line 3 error: bad', severity: 'error', hits: [] })
  expect(ahead.slice(1)).toEqual([undefined])
})

test('a long log rests after its first lines until the page has drawn them, a short one is read at once', async () => {
  vi.useFakeTimers()
  const firstOf = async (length: number) => {
    const body = text(length)
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(body, { headers: { 'content-length': String(body.length) } })),
    )
    const lines: number[] = []
    // A page that asks for nothing.
    const handle = createLogSession((report) => {
      if (report.kind === 'progress') lines.push(report.lines)
    }, createWorker)
    const opened = handle(open)
    await vi.advanceTimersByTimeAsync(99)
    const atFirst = [...lines]
    await vi.advanceTimersByTimeAsync(1)
    await opened
    expect(lines.at(-1)).toBe(length)
    return atFirst
  }
  const [rested = 0, ...later] = await firstOf(50_000)
  expect([rested > 80, rested < 2000, later]).toEqual([true, true, []])
  expect(await firstOf(5000)).toEqual([5000, 5000])
})

test('a long log that is opened ahead rests after its first lines until it is shown', async () => {
  const body = text(50_000)
  const { handle, reports, answerTo } = start(body, {
    headers: { 'content-length': String(body.length) },
  })
  const linesRead = () =>
    reports.flatMap((report) => (report.kind === 'progress' ? [report.lines] : []))
  const opened = handle({ ...open, isAhead: true })
  await vi.waitFor(() => expect(linesRead()).toHaveLength(1))
  // What it is asked for meanwhile does not make it read on.
  await answerTo({ kind: 'outline', id: 1 })
  expect(linesRead()).toHaveLength(1)
  await handle({ kind: 'shown' })
  await opened
  expect(linesRead().at(-1)).toBe(50_000)
})

test('a long line is cut for display and whole for copying', async () => {
  const { handle, answerTo } = start('x'.repeat(9000))
  await handle(open)
  const lines = await answerTo({ kind: 'lines', id: 1, numbers: [0] })
  expect(lines).toMatchObject({ answer: [{ text: 'x'.repeat(4000), length: 9000 }] })
  const whole = await answerTo({ kind: 'text', id: 2, from: 0, to: 1 })
  expect(whole).toMatchObject({ answer: 'x'.repeat(9000) })
})

const packed = new Uint8Array(gzipSync(text(5000)))

test('unpacks what is packed, also when its first bytes come one by one', async () => {
  const pieces = [packed.slice(0, 1), packed.slice(1, 2), packed.slice(2)]
  const body = new ReadableStream({
    pull: (controller) => {
      const piece = pieces.shift()
      if (piece) controller.enqueue(piece)
      else controller.close()
    },
  })
  const { handle, last } = start(body)
  await handle(open)
  expect(last()).toMatchObject({ lines: 5000, bytes: text(5000).length, isWhole: true })
})

test('keeps what came of a damaged file, and tells', async () => {
  const { handle, reports, last } = start(packed.slice(0, packed.length - 100))
  await handle(open)
  expect(reports).toContainEqual({
    kind: 'failed',
    failure: {
      kind: 'others',
      status: 0,
      message: 'The file is packed as gzip, and is damaged or ends too early.',
      url: 'https://store.test/a.log',
    },
  })
  expect(last()).toMatchObject({ kind: 'progress', isWhole: false })
})

test('hands JSON over as text', async () => {
  const { handle, last } = start('{"a":1}', { headers: { 'content-type': 'application/json' } })
  await handle(open)
  expect(last()).toEqual({
    kind: 'json',
    file: { text: '{"a":1}', isWhole: true, contentType: 'application/json' },
  })
})

test.each([
  ['lines', 'first\nsecond\n'],
  ['an object on each line', '{"a":1}\n{"a":2}\n'],
  ['a log longer than JSON is read', `[info] ${'x'.repeat(200)}\nsecond\n`],
])('%s sent as JSON are a log', async (_, sent) => {
  const { handle, last } = start(sent, { headers: { 'content-type': 'application/json' } })
  await handle(open)
  expect(last()).toMatchObject({ kind: 'progress', lines: 2, isWhole: true })
})

const rest = 'x'.repeat(200)

test.each([
  [`{"a": "${rest}`, 'json'],
  [`  {\n  "a": "${rest}`, 'json'],
  [`["${rest}`, 'json'],
  [`[{"a": "${rest}`, 'json'],
  [`[ [ "${rest}`, 'json'],
  [`[\n  -1, "${rest}`, 'json'],
  [`[2026, "${rest}`, 'json'],
  [`{x"${rest}`, 'progress'],
  [`{ x: "${rest}`, 'progress'],
  [`step {"a": "${rest}`, 'progress'],
  [`[x"${rest}`, 'progress'],
  [`[x [1, "${rest}`, 'progress'],
])('a file that begins with %j and is said to be JSON is told as %s', async (sent, kind) => {
  const { handle, last } = start(sent, { headers: { 'content-type': 'application/json' } })
  await handle(open)
  expect(last()?.kind).toBe(kind)
})

test('JSON of another type is a log, and an empty file that is said to be JSON, too', async () => {
  const lines = start('{"a":1}', { headers: { 'content-type': 'application/json-seq' } })
  await lines.handle(open)
  expect(lines.last()).toMatchObject({ kind: 'progress', lines: 1, isWhole: true })
  const empty = start(null, { headers: { 'content-type': 'application/json' } })
  await empty.handle(open)
  expect(empty.last()).toMatchObject({ kind: 'progress', lines: 0, isWhole: true })
})

test.each(['utf16le', 'utf16be'])('reads %s by its first bytes, packed or not', async (order) => {
  const bytes = Buffer.from('\ufeffZüge 🚃\nzweite\n', 'utf16le')
  if (order === 'utf16be') bytes.swap16()
  for (const sent of [bytes, gzipSync(bytes)]) {
    const { handle, last, answerTo } = start(new Uint8Array(sent))
    await handle(open)
    expect(last()).toMatchObject({ lines: 2, isWhole: true })
    const answer = await answerTo({ kind: 'text', id: 3, from: 0, to: 1 })
    expect(answer).toMatchObject({ answer: 'Züge 🚃\n' })
  }
})

test('tells a refusal without the secrets of the link', async () => {
  const { handle, reports } = start('', { status: 403, statusText: 'Forbidden' })
  await handle(open)
  expect(reports[0]).toEqual({
    kind: 'failed',
    failure: {
      kind: 'status',
      status: 403,
      message: '403 Forbidden',
      url: 'https://store.test/a.log',
    },
  })
})

test('an empty file is a log without lines', async () => {
  const { handle, last } = start(null)
  await handle(open)
  expect(last()).toEqual({ kind: 'progress', lines: 0, bytes: 0, isWhole: true })
})

test('a search gives way to the next', async () => {
  const { handle, reports } = start(text(100_000))
  await handle(open)
  // Each look at the clock is a turn later, so that every block lets messages in.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 20
    return now
  })
  const first = handle({ kind: 'search', id: 1, search: literal('line') })
  const second = handle({ kind: 'search', id: 2, search: literal('line 99999') })
  await Promise.all([first, second])
  vi.restoreAllMocks()
  expect(reports).toContainEqual({ kind: 'answer', id: 1, answer: undefined })
  expect(reports).toContainEqual({
    kind: 'answer',
    id: 2,
    answer: { lines: Uint32Array.of(99_999), isPartial: false },
  })
})

test('a pattern is looked for line by line, elsewhere', async () => {
  const { handle, answerTo } = start(text(50))
  await handle(open)
  expect(await answerTo({ kind: 'search', id: 1, search: pattern('[13]3.*bad$') })).toMatchObject({
    answer: { lines: Uint32Array.of(13, 33), isPartial: false },
  })
  expect(
    await answerTo({ kind: 'lines', id: 2, numbers: [13], search: pattern('\\d+|^') }),
  ).toMatchObject({ answer: [{ hits: [[5, 7]] }] })
})

test('a pattern that takes too long ends with what was found, and the next one is answered', async () => {
  vi.useFakeTimers()
  const { handle, answerTo } = start(text(50))
  await handle(open)
  const slow = answerTo({ kind: 'search', id: 1, search: pattern('(slow)+') })
  await vi.advanceTimersByTimeAsync(2000)
  expect(await slow).toMatchObject({ answer: { lines: new Uint32Array(), isPartial: true } })
  const marked = answerTo({ kind: 'lines', id: 2, numbers: [1], search: pattern('(slow)+') })
  await vi.advanceTimersByTimeAsync(300)
  expect(await marked).toMatchObject({ answer: [{ text: 'line 1', hits: [] }] })
  vi.useRealTimers()
  expect(await answerTo({ kind: 'search', id: 3, search: pattern('line 7$') })).toMatchObject({
    answer: { lines: Uint32Array.of(7), isPartial: false },
  })
})

test('text that is handed over makes a log too', async () => {
  const { handle, last, answerTo } = start(null)
  await handle({ kind: 'append', text: '05:41:07.112 one\nerror: t' })
  expect(last()).toMatchObject({ lines: 1, isWhole: false })
  await handle({ kind: 'append', text: 'wo\n' })
  expect(last()).toMatchObject({ lines: 2, bytes: 28, isWhole: false })
  expect(await answerTo({ kind: 'outline', id: 1 })).toMatchObject({
    answer: { errors: Uint32Array.of(1), hasTimes: true },
  })
})

test('a search that takes long tells how far it is', async () => {
  const { handle, reports, answerTo } = start(`${'x'.repeat(99)}\n`.repeat(25_000))
  await handle(open)
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 60))
  await answerTo({ kind: 'search', id: 7, search: literal('x') })
  clock.mockRestore()
  const told = reports.flatMap((report) => (report.kind === 'searched' ? [report] : []))
  expect(new Set(told.map(({ id }) => id))).toEqual(new Set([7]))
  expect(told.map(({ lines }) => lines)).toEqual([10_486, 20_972, 25_000])
})

test('values of a training are told as far as they are read', async () => {
  const { handle, answerTo, movedFor } = start(null)
  await handle({ kind: 'append', text: 'epoch 1/9 loss=3\nepoch 2/9 loss=2\nepoch 3' })
  const answerOf = (steps: number[], values: number[]) => ({
    unit: 'epoch',
    total: 9,
    series: [{ name: 'loss', steps: Float64Array.from(steps), values: Float64Array.from(values) }],
  })
  expect(await answerTo({ kind: 'series', id: 1 })).toMatchObject({
    answer: answerOf([1, 2], [3, 2]),
  })
  await handle({ kind: 'append', text: '/9 loss=1\n' })
  expect(await answerTo({ kind: 'series', id: 2 })).toMatchObject({
    answer: answerOf([1, 2, 3], [3, 2, 1]),
  })
  expect(await movedFor({ kind: 'series', id: 3 })).toHaveLength(2)
})

test('long lists are handed over, not copied', async () => {
  const { handle, answerTo, movedFor } = start(text(50))
  await handle(open)
  const search = literal('line')
  expect(await movedFor({ kind: 'search', id: 1, search })).toEqual([
    Uint32Array.from({ length: 50 }, (_, at) => at).buffer,
  ])
  expect(await movedFor({ kind: 'outline', id: 2 })).toEqual([
    Uint32Array.of(3, 13, 23, 33, 43).buffer,
    new ArrayBuffer(0),
  ])
  expect(await movedFor({ kind: 'text', id: 3, from: 0, to: 1 })).toEqual([])
  expect(await answerTo({ kind: 'text', id: 4, from: 0, to: 1 })).toMatchObject({
    answer: 'line 0\n',
  })
})

test('a text is looked for as it is, whatever a pattern would make of it', async () => {
  const { handle, answerTo } = start(text(50))
  await handle(open)
  expect(await answerTo({ kind: 'search', id: 1, search: literal('line.4') })).toMatchObject({
    answer: { lines: new Uint32Array(), isPartial: false },
  })
  const search = literal('r.')
  expect(await answerTo({ kind: 'lines', id: 2, numbers: [3], search })).toMatchObject({
    answer: [{ text: 'line 3 error: bad', hits: [] }],
  })
})

test('a pattern that takes long is given up for the next search', async () => {
  vi.useFakeTimers()
  const { handle, answerTo } = start(text(50))
  await handle(open)
  const slow = answerTo({ kind: 'search', id: 1, search: pattern('(slow)+') })
  const next = answerTo({ kind: 'search', id: 2, search: literal('line 49') })
  await vi.advanceTimersByTimeAsync(1)
  expect(await slow).toEqual({ kind: 'answer', id: 1, answer: undefined })
  expect(await next).toMatchObject({ answer: { lines: Uint32Array.of(49), isPartial: false } })
})

test('that a log is shown is answered by nothing', async () => {
  const { handle, reports } = start(null)
  await handle({ kind: 'shown' })
  expect(reports).toEqual([])
})

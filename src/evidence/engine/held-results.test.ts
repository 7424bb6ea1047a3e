import type { CaseReport } from '@generated/evaluation/types.ts'
import { describe, expect, test, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { madeCore, report, turn } from '../testing/made-engine.ts'
import type { Made } from '../testing/made-view.ts'
import { timeOf } from './job-header.ts'
import type { JobPart } from './job-parts.ts'
import { type JobResults, resultsOf } from './job-results.ts'
import { type KeptStore, memoryStore } from './kept-store.ts'
import type { ReadCase } from './read-case.ts'
import { createTexts } from './texts.ts'
import type { Want } from './view.ts'

const caseOf = (id: string, status: ReadCase['status'] = 'failed') =>
  partly<ReadCase>({
    id,
    status,
    scenario: { id: `s ${id}`, displayName: `Scenario ${id}` },
    scenarioParameters: {},
    components: [],
    failureCauseLabels: [],
  })

/** A disk, and what was written there. */
const disk = (content: { [name: string]: unknown } = {}, of: Partial<KeptStore> = {}) => {
  const saves: unknown[][] = []
  const store: KeptStore = {
    ...memoryStore(),
    isMemory: false,
    results: async (name) => content[name],
    saveResults: async (...args) => {
      saves.push(args)
      return true
    },
    saveParts: async (...args) => void saves.push(args),
    drop: async (jobId) => void saves.push(['drop', jobId]),
    ...of,
  }
  return { store, saves }
}

const failed: Made[] = [['a', 'f']]
const rows = (jobId: string, count: number): JobResults => ({
  ...resultsOf(jobId, [], createTexts()),
  keys: new Uint32Array(count),
})

describe('results', () => {
  test('are held up to 200,000 rows, the last ones longest', async () => {
    const { results } = madeCore()
    for (const id of ['a', 'b']) await results.save(rows(id, 100_000))
    expect([...results.held.keys()]).toEqual(['a', 'b'])
    await results.save(rows('a', 100_000))
    await results.save(rows('c', 1))
    expect([...results.held.keys()]).toEqual(['a', 'c'])
    await results.save(rows('huge', 300_000))
    expect([...results.held.keys()]).toEqual(['huge'])
  })

  test('of cases are at hand for pages of jobs in which some failed, up to 4,000, the last ones longest', () => {
    const { results } = madeCore()
    const list = (count: number, status: 'failed' | 'succeeded') =>
      partly<CaseReport[]>(Array.from({ length: count }, () => ({ status })))
    results.holdReports('passed', list(1, 'succeeded'))
    for (const id of ['a', 'b']) results.holdReports(id, list(2000, 'failed'))
    expect([...results.reports.keys()]).toEqual(['a', 'b'])
    results.holdReports('c', list(1, 'failed'))
    expect([...results.reports.keys()]).toEqual(['b', 'c'])
    results.holdReports('huge', list(5000, 'failed'))
    expect([...results.reports.keys()]).toEqual(['huge'])
  })

  test('of a running job are those that the page has handed over, with the texts of now', () => {
    const { results, index, rounds } = madeCore()
    const running = report('job', 3, { cases: failed, isRunning: true })
    expect(results.at(running)).toBeUndefined()
    results.takeCases(running, [caseOf('x')])
    expect(rounds).toEqual([['job', undefined]])
    const found = results.at(running)
    expect(found?.keys).toHaveLength(1)
    expect(results.at(running)).toBe(found)
    expect(results.held.size).toBe(0)
    results.takeCases(running, [caseOf('x'), caseOf('y')])
    expect(results.at(running)?.keys).toHaveLength(2)
    expect(index.live.size).toBe(1)
    // Once it has ended, they have to be read.
    expect(results.at(report('job', 3, { cases: failed }))).toBeUndefined()
  })

  test('of a job that tested nothing are none', () => {
    const { results } = madeCore()
    expect(results.at(report('job', 3, { isUntested: true }))?.keys).toHaveLength(0)
    expect(results.at(report('job', 3))).toBeUndefined()
  })

  test('that the page hands over at the end of a job are kept, unless they are known', async () => {
    const { store, saves } = disk()
    const { results, rounds } = madeCore({ store })
    const own = report('job', 3, { cases: failed })
    results.takeCases(own, [caseOf('x')])
    await turn()
    expect(rounds).toEqual([
      ['job', undefined],
      ['job', undefined],
    ])
    expect(saves).toHaveLength(1)
    const known = results.held.get('job')
    results.takeCases(own, [caseOf('x')])
    await turn()
    expect([results.held.get('job'), saves.length]).toEqual([known, 1])
    results.short.add('job')
    results.takeCases(own, [caseOf('y')])
    await turn()
    expect([results.short.size, saves.length]).toEqual([0, 2])
  })
})

describe('what is kept of results', () => {
  test('are they with their time, and the texts that are new, one after the other', async () => {
    const { store, saves } = disk()
    const { results, index, told } = madeCore({ store })
    const [one, two] = ['one', 'two'].map((id) => report(id, 3, { cases: failed }))
    index.take([one, two].flatMap((job) => job ?? []))
    results.unkept.add('one')
    const first = resultsOf('one', [caseOf('x')], results.texts)
    const second = resultsOf('two', [caseOf('y')], results.texts)
    const size = results.texts.size
    await Promise.all([results.save(first), results.save(second)])
    expect(results.unkept.size).toBe(0)
    const at = one && timeOf(one)
    expect(saves).toEqual([
      [first, at, 1, results.texts.from(1)],
      [second, at, size, []],
    ])
    expect(told).toEqual(['one', 'two'].map((jobId) => ({ kind: 'results', jobId })))
  })

  test('begins with the same texts again where they could not be written', async () => {
    const firsts: unknown[] = []
    const saveResults: KeptStore['saveResults'] = async (_, __, first) => {
      firsts.push(first)
      return firsts.length > 1
    }
    const { store } = disk({}, { saveResults })
    const { results, index } = madeCore({ store })
    index.take(['a', 'b', 'c'].map((id) => report(id, 3, { cases: failed })))
    for (const id of ['a', 'b', 'c']) {
      await results.save(resultsOf(id, [caseOf(id)], results.texts))
    }
    expect([firsts[0], firsts[1]]).toEqual([1, 1])
    expect(firsts[2]).toBeGreaterThan(1)
  })

  test('goes on where a write has failed', async () => {
    const saveResults = vi.fn(() => Promise.reject<boolean>(new Error('The disk is gone.')))
    const { store } = disk({}, { saveResults })
    const { results, index } = madeCore({ store })
    index.take([report('a', 3, { cases: failed })])
    await results.save(resultsOf('a', [caseOf('a')], results.texts))
    await results.save(resultsOf('a', [caseOf('a')], results.texts))
    expect(saveResults).toHaveBeenCalledTimes(2)
  })

  test('are none that are not all of their job, nor those of a job that is not known', async () => {
    const { store, saves } = disk()
    const { results, index, told } = madeCore({ store })
    index.take([report('job', 3, { cases: [...failed, ['b', 'p']] })])
    await results.save(resultsOf('job', [caseOf('x')], results.texts))
    await results.save(resultsOf('unknown', [caseOf('x')], results.texts))
    expect([...results.short]).toEqual(['job', 'unknown'])
    expect(saves).toEqual([])
    // Other tabs do not wait for it.
    expect(told).toHaveLength(2)
    results.seen.set('unknown', report('unknown', 3, { cases: failed }))
    await results.save(resultsOf('unknown', [caseOf('x')], results.texts))
    expect([[...results.short], saves.length]).toEqual([['job'], 1])
  })

  test('are none in a tab that does not read, nor of texts that are numbered anew', async () => {
    const { store, saves } = disk()
    const { results, index, told, core } = madeCore({ store, isLeading: false })
    index.take([report('job', 3, { cases: failed })])
    await results.save(resultsOf('job', [caseOf('x')], results.texts))
    await results.save(resultsOf('short', [], results.texts))
    expect([saves, told]).toEqual([[], []])
    core.isLeading = true
    const saving = results.save(resultsOf('job', [caseOf('x')], results.texts))
    results.texts = createTexts()
    await saving
    expect([saves, told]).toEqual([[], []])
  })
})

describe('what stands on the disk', () => {
  const texts = createTexts()
  const kept = resultsOf('job', [caseOf('x')], texts)
  const load = async () => ({ headers: [], texts: texts.from(1), reach: undefined })

  test('is held with its texts', async () => {
    const { store } = disk({ job: kept, other: kept }, { load })
    const { results, rounds } = madeCore({ store })
    // Its texts are not known yet.
    expect(await results.holdKept('job')).toBe(false)
    await results.load()
    expect(rounds).toEqual([[undefined, undefined]])
    expect(await results.holdKept('job')).toBe(true)
    expect(results.held.get('job')).toBe(kept)
    expect(await results.holdKept('none')).toBe(false)
    expect(await results.holdKept('other')).toBe(false)
    expect([...results.held.keys()]).toEqual(['job'])
  })

  test('by another tab has texts of its own, which are read then', async () => {
    const { store } = disk({ job: kept, wrong: { ...kept, keys: 'none' } }, { load })
    const { results, core } = madeCore({ store, isLeading: false })
    results.held.set('old', rows('old', 1))
    expect(await results.holdKept('wrong')).toBe(false)
    expect(results.held.size).toBe(0)
    core.isLeading = false
    results.texts = createTexts()
    const again = madeCore({ store, isLeading: false })
    expect(await again.results.holdKept('job')).toBe(true)
    expect(again.results.texts.from(1)).toEqual(texts.from(1))
  })

  test('is none where the disk cannot be read, or is of another form', async () => {
    const broken = disk({}, { results: () => Promise.reject(new Error('Broken.')) })
    expect(await madeCore(broken).results.holdKept('job')).toBe(false)
    const other = disk({}, { load: async () => ({ ...(await load()), texts: [1] as never }) })
    await expect(madeCore(other).results.load()).rejects.toThrow('another form')
  })

  test('begins anew what is in memory, whose texts have other numbers', async () => {
    const { store } = disk({}, { load })
    const { results } = madeCore({ store })
    const running = report('running', 3, { cases: failed, isRunning: true })
    results.takeCases(running, [caseOf('y')])
    const before = results.at(running)
    results.held.set('old', rows('old', 1))
    await results.load()
    expect(results.held.size).toBe(0)
    expect(results.texts.from(1)).toEqual(texts.from(1))
    expect(results.at(running)).not.toBe(before)
  })

  test('may come for what is wanted at once, and was not looked for in vain', () => {
    const wanted = (want: Want, urgency: 'now' | 'ahead' = 'now') => [{ want, urgency }]
    const of = (kind: 'kept' | 'results' | 'job', jobId = 'job') => ({ kind, jobId }) as const
    const { results } = madeCore(disk())
    results.unkept.add('lacking')
    expect(results.mayCome(wanted(of('kept')))).toBe(true)
    expect(results.mayCome(wanted(of('results')))).toBe(true)
    expect(results.mayCome(wanted(of('job')))).toBe(false)
    expect(results.mayCome(wanted(of('results'), 'ahead'))).toBe(false)
    expect(results.mayCome(wanted(of('results', 'lacking')))).toBe(false)
    expect(results.mayCome([])).toBe(false)
    expect(results.mayCome([...wanted(of('job')), ...wanted(of('kept'))])).toBe(true)
    expect(madeCore().results.mayCome(wanted(of('kept')))).toBe(false)
  })
})

describe('lists of suites and scenarios', () => {
  const part: JobPart = {
    id: 'r',
    of: 'one',
    result: { status: 'succeeded', failed: 0, total: 1, seconds: 3 },
  }
  const want = (jobId: string, suiteReportId?: string) =>
    ({ kind: 'parts', jobId, ...(suiteReportId && { suiteReportId }) }) as const

  test('are read once, and kept with the time of their job', async () => {
    const { store, saves } = disk({ 'kept parts ': [part], 'wrong parts ': [{ ...part, id: 1 }] })
    const { results, index } = madeCore({ store })
    const jobs = ['new', 'kept', 'wrong'].map((id) => report(id, 3))
    index.take(jobs)
    const read = vi.fn(async () => [part])
    await results.holdParts(want('kept'), read)
    expect([results.parts.get('kept parts '), read.mock.calls.length]).toEqual([[part], 0])
    await results.holdParts(want('new', 'suite'), read)
    await results.holdParts(want('wrong'), read)
    expect(read).toHaveBeenCalledTimes(2)
    const size = { bytes: 300, at: jobs[0] && timeOf(jobs[0]) }
    expect(saves).toEqual([
      ['new parts suite', [part], size],
      ['wrong parts ', [part], size],
    ])
  })

  test('of a job of another project are kept once it was seen', async () => {
    const { store, saves } = disk({}, { results: () => Promise.reject(new Error('Broken.')) })
    const { results } = madeCore({ store })
    await results.holdParts(want('job'), async () => [part])
    expect([results.parts.size, saves]).toEqual([1, []])
    results.seen.set('job', report('job', 3))
    await results.holdParts(want('job'), async () => [part])
    expect(saves).toHaveLength(1)
  })

  test('are held up to 60,000 parts, the last ones longest', async () => {
    const { results } = madeCore()
    const read = (count: number) => async () => Array<JobPart>(count).fill(part)
    await results.holdParts(want('a'), read(20_000))
    await results.holdParts(want('b'), read(40_000))
    expect([...results.parts.keys()]).toEqual(['a parts ', 'b parts '])
    await results.holdParts(want('c'), read(1))
    expect([...results.parts.keys()]).toEqual(['b parts ', 'c parts '])
    await results.holdParts(want('huge'), read(60_001))
    expect([...results.parts.keys()]).toEqual(['huge parts '])
  })
})

describe('whether a want is met', () => {
  test('is told of cases and their suites', () => {
    const { results } = madeCore()
    const placed = { isUnlikePlaced: true, placedWhole: ['a'], placedIn: ['b one'] }
    results.held.set('job', { ...rows('job', 1), ...placed })
    results.held.set('bare', rows('bare', 1))
    const met = (want: Want) => results.isKept(want)
    expect(met({ kind: 'results', jobId: 'job' })).toBe(true)
    expect(met({ kind: 'results', jobId: 'none' })).toBe(false)
    expect(met({ kind: 'places', jobId: 'job', whole: ['a'] })).toBe(true)
    expect(met({ kind: 'places', jobId: 'job', whole: ['a', 'b'] })).toBe(false)
    expect(met({ kind: 'places', jobId: 'bare', whole: [] })).toBe(false)
    expect(met({ kind: 'place', jobId: 'job', scenarioId: 'b', suiteId: 'one' })).toBe(true)
    expect(met({ kind: 'place', jobId: 'job', scenarioId: 'b', suiteId: 'two' })).toBe(false)
    for (const kind of ['job', 'marks', 'kept', 'parts'] as const) {
      expect(met({ kind, jobId: 'job' })).toBe(false)
    }
    expect(met({ kind: 'head' })).toBe(false)
    results.short.add('job')
    expect(met({ kind: 'results', jobId: 'job' })).toBe(false)
  })
})

describe('a job that is gone', () => {
  test('leaves nothing behind, in memory and on the disk', async () => {
    const saveHeaders = vi.fn(async () => {})
    const { store, saves } = disk({}, { saveHeaders })
    const { results, index, core } = madeCore({ store })
    index.take([report('job', 3), report('other', 4), report('open', 5, { isRunning: true })])
    for (const id of ['job', 'other']) {
      results.held.set(id, rows(id, 1))
      results.marks.set(id, { marked: new Map(), suites: new Map() })
      results.parts.set(`${id} parts `, [])
    }
    await results.drop('job')
    expect([...results.held.keys(), ...results.marks.keys(), ...results.parts.keys()]).toEqual([
      'other',
      'other',
      'other parts ',
    ])
    expect(saves).toEqual([['drop', 'job']])
    expect(saveHeaders).toHaveBeenCalledExactlyOnceWith(
      [expect.objectContaining({ jobId: 'other' })],
      ['job'],
      expect.anything(),
    )
    // One that has not come to its end stands in no list.
    await results.drop('open')
    expect(index.open.size).toBe(0)
    expect(saveHeaders).toHaveBeenCalledOnce()
    core.isLeading = false
    await results.drop('other')
    expect(saves).toHaveLength(2)
    expect(index.headers.size).toBe(0)
  })

  test('is told of where it was known', () => {
    const { results, index } = madeCore()
    index.take([report('job', 3)])
    expect(results.forget(['job', 'unknown'])).toBe(true)
    expect(results.forget(['job'])).toBe(false)
  })
})

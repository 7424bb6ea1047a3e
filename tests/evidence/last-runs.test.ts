import { describe, expect, it } from 'vitest'
import type { PartHistory, PartQuestion } from '@/evidence/engine/answer-parts.ts'
import type { JobPart } from '@/evidence/engine/job-parts.ts'
import type { KeptStore } from '@/evidence/engine/kept-store.ts'
import { runEngineFast } from './engine-run.ts'
import { createDisk } from './made-disk.ts'
import { callOfWorld, type MadeJob, type MadeSuite } from './made-world.ts'

const passed = { status: 'succeeded' } as const
const failed = { status: 'failed' } as const

/** A suite of two scenarios, of which the second may fail. */
const suiteOf = (id: string, isFailed = false): MadeSuite => ({
  id,
  cases: [
    { scenario: 'cut-in', ...passed },
    { scenario: 'merge', ...(isFailed ? failed : passed) },
  ],
})

/** Ten jobs of each of some catalogs, each with a suite of its own. */
const jobsOf = (catalogs: number, makeSuites: (catalog: number, run: number) => MadeSuite[]) =>
  Array.from({ length: catalogs * 10 }, (_, at): MadeJob => {
    const [catalog, run] = [at % catalogs, Math.floor(at / catalogs)]
    const suites = makeSuites(catalog, run)
    return { id: `job ${at}`, catalog: `catalog ${catalog}`, branch: 'main', at, suites }
  })

const rowOf = (catalog: number, scenarioId?: string): PartQuestion => ({
  places: [{ suiteId: `suite ${catalog}`, versionId: '1', catalogId: `catalog ${catalog}` }],
  limit: 10,
  isLine: true,
  scenarioId,
})

/** Shows rows, of which some are not looked at any more, and tells what was answered and called. */
const show = async (
  jobs: readonly MadeJob[],
  rows: readonly PartQuestion[],
  { resting = [], store }: { resting?: number[]; store?: KeptStore } = {},
) => {
  const calls: string[] = []
  const run = await runEngineFast({
    call: callOfWorld(jobs, (operation) => calls.push(operation)),
    projectId: 'project',
    ...(store && { store }),
  })
  rows.forEach((ask, id) => {
    run.engine.handle({ kind: 'ask', id, name: 'parts', ask })
    if (resting.includes(id)) run.engine.handle({ kind: 'rest', id, isResting: true })
  })
  await run.settle()
  const answerOf = (id: number) =>
    run.messages.findLast((message) => message.kind === 'answer' && message.id === id)
  const told = () =>
    rows.map((_, id) => {
      const message = answerOf(id)
      return message?.kind === 'answer' ? (message.value as PartHistory) : undefined
    })
  const count = (operation: string) => calls.filter((each) => each === operation).length
  return { run, told, count }
}

const endsOf = (told: PartHistory | undefined) =>
  told?.results.map((result) => result && result.status === 'succeeded')

describe('rows that are shown together', () => {
  const twelve = jobsOf(12, (catalog) => [suiteOf(`suite ${catalog}`)])
  const rows = Array.from({ length: 12 }, (_, catalog) => rowOf(catalog))

  it('share some fifty calls, the newest runs first; one alone is told all', async () => {
    const { told, count } = await show(twelve, rows)
    expect(count('listSuiteReports')).toBe(48)
    for (const [at, each] of told().entries()) {
      expect(each?.isCertain).toBe(true)
      expect(each?.isAll).toBe(false)
      expect(each?.runs.map(({ jobId }) => jobId)).toEqual(
        [6, 7, 8, 9].map((run) => `job ${run * 12 + at}`),
      )
      expect(endsOf(each)).toEqual([true, true, true, true])
    }
    const alone = await show(twelve, rows.slice(0, 1))
    expect(endsOf(alone.told()[0])).toHaveLength(10)
    expect(alone.count('listSuiteReports')).toBe(10)
  })

  it('are told at least of one run, however many there are', async () => {
    const many = jobsOf(60, (catalog) => [suiteOf(`suite ${catalog}`)])
    const { told, count } = await show(
      many,
      Array.from({ length: 60 }, (_, catalog) => rowOf(catalog)),
    )
    expect(told().map(endsOf)).toEqual(Array.from({ length: 60 }, () => [true]))
    expect(count('listSuiteReports')).toBe(60)
  })

  it('count each page of scenarios that has to be read, and none of suites that passed', async () => {
    const jobs = jobsOf(4, (catalog, run) => [suiteOf(`suite ${catalog}`, run > 6)])
    const large = [0, 1, 2, 3].map((catalog): PartQuestion => {
      const row = rowOf(catalog, 'merge')
      if (!('places' in row)) return row
      return { ...row, places: row.places.map((place) => ({ ...place, scenarios: 400 })) }
    })
    // Five calls for each of three failed runs make 60 of four rows: the third one is too much.
    const { told, count } = await show(jobs, large)
    expect(told().map(endsOf)).toEqual(Array(4).fill([false, false]))
    expect(count('listSpecReports')).toBe(8)
    // Where all have passed, nothing tells one row from another.
    const all = await show(
      jobsOf(4, (catalog) => [suiteOf(`suite ${catalog}`)]),
      large,
    )
    expect(all.told().map(endsOf)).toEqual(Array(4).fill(Array(10).fill(true)))
    expect(all.count('listSpecReports')).toBe(0)
  })

  it('are read until the last run of each is known', async () => {
    // The suite of the first catalog is not in its six newest jobs, that of the second one in none.
    const jobs = jobsOf(30, (catalog, run) =>
      (catalog === 0 && run > 3) || catalog === 1 ? [] : [suiteOf(`suite ${catalog}`)],
    )
    const { told } = await show(
      jobs,
      Array.from({ length: 30 }, (_, catalog) => rowOf(catalog)),
    )
    const [first, second, ...others] = told()
    expect(endsOf(first)).toEqual([true, ...Array(6).fill(null)])
    expect(first?.isCertain).toBe(true)
    expect(second).toMatchObject({ isCertain: true, isAll: false, results: Array(10).fill(null) })
    expect(others.map(endsOf)).toEqual(Array(28).fill([true]))
  })

  it('take no calls while nobody looks at them, and leave theirs to the others', async () => {
    const resting = Array.from({ length: 11 }, (_, at) => at + 1)
    const { run, told, count } = await show(twelve, rows, { resting })
    expect(count('listSuiteReports')).toBe(10)
    expect(told().map(endsOf)).toEqual([Array(10).fill(true), ...Array(11).fill(undefined)])

    run.engine.handle({ kind: 'rest', id: 5, isResting: false })
    await run.settle()
    expect(endsOf(told()[5])).toEqual(Array(10).fill(true))
    expect(count('listSuiteReports')).toBe(20)
  })
})

describe('a scenario', () => {
  it('is not looked for in a suite that has passed, if its version holds it', async () => {
    const jobs = jobsOf(1, (_, run) => [suiteOf('suite 0', run === 9)])
    const { told, count } = await show(jobs, [rowOf(0, 'merge')])
    expect(endsOf(told()[0])).toEqual([...Array(9).fill(true), false])
    expect(told()[0]?.results.at(-1)).toMatchObject({ failed: 1, total: 1 })
    expect(count('listSpecReports')).toBe(1)
  })

  it('is looked for in another version, and in a suite of which nothing ran', async () => {
    const jobs = jobsOf(1, (_, run) => {
      const suite = suiteOf('suite 0')
      if (run === 8) return [{ ...suite, cases: [] }]
      // The version before did not hold it.
      return run < 8 ? [{ ...suite, versionId: '0', cases: suite.cases.slice(0, 1) }] : [suite]
    })
    const { told, count } = await show(jobs, [rowOf(0, 'merge')])
    expect(told()[0]?.results.map((result) => result?.status)).toEqual([
      ...Array(9).fill(undefined),
      'succeeded',
    ])
    expect(told()[0]?.results.slice(0, 9)).toEqual(Array(9).fill(null))
    expect(count('listSpecReports')).toBe(9)
  })
})

describe('lists that an earlier version has kept', () => {
  const jobs = jobsOf(2, (catalog, run) => [suiteOf(`suite ${catalog}`, run % 3 === catalog)])
  const rows = [0, 1].flatMap((catalog) => [rowOf(catalog), rowOf(catalog, 'merge')])

  /** A disk on which all lists stand, each suite changed. */
  const diskWith = async (change: (part: JobPart) => unknown) => {
    const disk = createDisk()
    await show(jobs, rows, { store: disk })
    for (const [name, parts] of disk.content.results) {
      if (name.endsWith(' parts ')) {
        disk.content.results.set(name, (parts as JobPart[]).map(change))
      }
    }
    return disk
  }

  it('say the same without what they do not know, and are not read again', async () => {
    const fresh = await show(jobs, rows)
    const store = await diskWith(({ id, of, result }) => ({ id, of, result }))
    const { told, count } = await show(jobs, rows, { store })
    expect(told().map(endsOf)).toEqual(fresh.told().map(endsOf))
    expect(count('listSuiteReports')).toBe(0)
    // Nothing tells that a suite has passed: its scenarios are read.
    expect(count('listSpecReports')).toBeGreaterThan(0)
  })

  it('are read anew where they are of no form that is known', async () => {
    const fresh = await show(jobs, rows)
    for (const wrong of [{ isAllPassed: 'yes' }, { versionId: 1 }, { result: 'succeeded' }]) {
      const store = await diskWith((part) => ({ ...part, ...wrong }))
      const { told, count } = await show(jobs, rows, { store })
      expect(told().map(endsOf)).toEqual(fresh.told().map(endsOf))
      expect(count('listSuiteReports')).toBe(20)
    }
  })
})

import type { CaseReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { type ListReader, readPass } from './read-places.ts'

const scenario = { id: 'cut-in' }
const parameters = { speed: '10' }

const caseOf = (id: string, status: string, speed = '10') =>
  ({ id, status, scenario, scenarioParameters: { speed } }) as unknown as CaseReport

/** Answers as a job with two suites that both ran the scenario; notes what was asked for. */
const readerOf = (cases: readonly CaseReport[], ofSpecs: Record<string, readonly CaseReport[]>) => {
  const asked: string[] = []
  const suites = [
    { id: 'report of day', suite: { id: 'day' } },
    { id: 'report of night', suite: { id: 'night' } },
  ]
  const list = (async (what: string, { queryKey }: { queryKey: readonly unknown[] }) => {
    asked.push(what)
    const key = JSON.stringify(queryKey)
    if (what === 'cases') return cases
    if (what === 'suites') return suites
    const of = key.includes('report of day') ? 'day' : 'night'
    if (what === 'scenarios') return of in ofSpecs ? [{ id: `spec of ${of}`, scenario }] : []
    return ofSpecs[key.includes('spec of day') ? 'day' : 'night'] ?? []
  }) as unknown as ListReader
  return { list, asked }
}

const path = { projectId: 'p', jobId: 'j' }
const report = { scenario, scenarioParameters: parameters } as unknown as CaseReport
const other = caseOf('slower', 'succeeded', '5')

test('a case that ran once in a job needs no list but that of its cases', async () => {
  const { list, asked } = readerOf([other, caseOf('one', 'succeeded')], {})
  expect(await readPass(list, path, report, 'day')).toMatchObject({ id: 'one' })
  expect(asked).toEqual(['cases'])
})

test.each([
  ['day', 'by day'],
  ['night', 'by night'],
  [undefined, 'by day'],
])('of equal cases of several suites, that of the suite %s is taken', async (suiteId, id) => {
  const [day, night] = [caseOf('by day', 'succeeded'), caseOf('by night', 'succeeded')]
  const { list } = readerOf([other, day, night], { day: [other, day], night: [night] })
  expect(await readPass(list, path, report, suiteId)).toMatchObject({ id })
})

test('the pass of another suite is none of its own', async () => {
  const [day, night] = [caseOf('by day', 'succeeded'), caseOf('by night', 'failed')]
  const failed = readerOf([day, night], { day: [day], night: [night] })
  expect(await readPass(failed.list, path, report, 'night')).toBeUndefined()
  const elsewhere = readerOf([day, day], { day: [day, day] })
  expect(await readPass(elsewhere.list, path, report, 'night')).toBeUndefined()
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Result } from './book.ts'
import { readKnown, withKnown } from './known.ts'

const result = (paths: string[]): Result => ({
  service: 'evaluation',
  operation: 'listSuites',
  method: 'GET',
  path: '/suites',
  result: 'violations',
  notes: [],
  excused: false,
  tried: ['answer'],
  violations: paths.map((path) => ({
    check: 'extra',
    path,
    message: 'is not declared',
    times: 1,
    request: 'GET /suites',
  })),
  known: [],
  remembered: true,
  helper: false,
  calls: 1,
  milliseconds: 1,
})

const owner = {
  operation: 'listSuites',
  finding: 'suites[].owner',
  reason: 'SUP-1',
  until: '2026-06-30',
}

describe('a known failure', () => {
  test('fails nothing until its day has passed', () => {
    const [known] = withKnown([result(['suites[].owner'])], [owner], '2026-06-30').operations
    expect(known).toMatchObject({ result: 'known', violations: [], known: [{ reason: 'SUP-1' }] })
    const late = withKnown([result(['suites[].owner'])], [owner], '2026-07-01')
    expect(late.operations).toMatchObject([{ result: 'violations', known: [] }])
    expect(late.notes).toEqual([
      'The failure of listSuites (suites[].owner) was known until 2026-06-30.',
    ])
  })

  test('excuses no other', () => {
    const { operations } = withKnown(
      [result(['suites[].owner', 'suites[].team'])],
      [owner],
      '2026-01-01',
    )
    expect(operations).toMatchObject([
      {
        result: 'violations',
        violations: [{ path: 'suites[].team' }],
        known: [{ path: 'suites[].owner' }],
      },
    ])
  })

  test('that is not met is told', () => {
    expect(withKnown([result(['suites[].team'])], [owner], '2026-01-01').notes).toEqual([
      'The known failure of listSuites (suites[].owner) was not met; it may be struck off.',
    ])
  })
})

describe('an operation that cannot be tried', () => {
  const untried = { ...result([]), result: 'not tried' as const, notes: ['no suite in project A'] }
  const excuse = { operation: 'listSuites', reason: 'SUP-2', until: '2026-06-30' }

  test('is excused until its day has passed', () => {
    const { operations, notes } = withKnown([untried], [excuse], '2026-06-30')
    expect(operations).toMatchObject([{ excused: true }])
    expect(operations[0]?.notes).toContain('known until 2026-06-30, SUP-2')
    expect(notes).toEqual([])
    expect(withKnown([untried], [excuse], '2026-07-01').operations).toEqual([untried])
  })

  test('is not excused by another reason', () => {
    const other = { ...excuse, finding: 'the platform answers 403' }
    expect(withKnown([untried], [other], '2026-01-01').operations).toEqual([untried])
  })
})

describe('a file of known failures', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'known-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const reading = async (content: unknown) => {
    const file = join(folder, 'known.json')
    await writeFile(file, JSON.stringify(content))
    return readKnown(file, ['evaluation.listSuites'])
  }

  test('is a list of them', async () => {
    expect(await reading([owner])).toEqual([owner])
  })

  test.each([
    [{}, 'is no list'],
    [[{ ...owner, operation: '' }], 'entry 1 has no operation'],
    [[owner, { ...owner, reason: undefined }], 'entry 2 has no reason'],
    [[{ ...owner, until: 'soon' }], 'entry 1 has no day until, as 2026-12-31'],
    [['listSuites'], 'entry 1 is no object'],
    [[{ ...owner, operation: 'listSuite' }], 'There is no operation listSuite in the contracts'],
  ])('%j is told', async (content, message) => {
    await expect(reading(content)).rejects.toThrow(message)
  })
})

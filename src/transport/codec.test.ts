import { describe, expect, test } from 'vitest'
import {
  boolean,
  choice,
  choiceBy,
  decode,
  decodePage,
  encode,
  enumeration,
  integer,
  itemByItem,
  list,
  MismatchError,
  map,
  nullable,
  number,
  object,
  openEnumeration,
  type Plan,
  reference,
  string,
} from './codec.ts'

const report = object({
  job_id: string,
  'finished_at?': string,
  status: enumeration('scheduled', 'failed'),
  'test?': object({ case_results: object({ total_count: integer }) }),
  'scenario_parameters?': map(string),
  'images?': list(object({ id: string, expired: boolean })),
})

const place = '/projects/p/jobs/j/report'
const sound = { job_id: 'j', status: 'failed' }

describe('decode', () => {
  test('renames declared names and drops undeclared ones', () => {
    const wire = {
      ...sound,
      finished_at: 'now',
      secret: 1,
      test: { case_results: { total_count: 3 } },
    }
    expect(decode(report, wire, place)).toStrictEqual({
      jobId: 'j',
      finishedAt: 'now',
      status: 'failed',
      test: { caseResults: { totalCount: 3 } },
    })
  })

  test('leaves an absent and a null optional out', () => {
    expect(decode(report, { ...sound, finished_at: null }, place)).toStrictEqual({
      jobId: 'j',
      status: 'failed',
    })
  })

  test('leaves the keys of a free-form map as they are', () => {
    const scenario_parameters = { my_key: 'a', myKey: 'b', 'a b': 'c', '': 'd' }
    expect(decode(report, { ...sound, scenario_parameters }, place)).toMatchObject({
      scenarioParameters: scenario_parameters,
    })
  })

  test('makes a plain property of a key named __proto__', () => {
    const wire = JSON.parse(
      '{"job_id":"j","status":"failed","scenario_parameters":{"__proto__":"x"}}',
    )
    const decoded = decode(report, wire, place) as { scenarioParameters: object }
    expect(Object.keys(decoded.scenarioParameters)).toEqual(['__proto__'])
    expect(Object.getPrototypeOf(decoded.scenarioParameters)).toBe(Object.prototype)
  })

  test('drops an undeclared __proto__ without harm', () => {
    const wire = JSON.parse('{"job_id":"j","status":"failed","__proto__":{"admin":true}}')
    const decoded = decode(report, wire, place) as { admin?: boolean }
    expect(decoded.admin).toBeUndefined()
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  test.each([
    [
      { ...sound, test: { case_results: { total_count: 'ten' } } },
      'Invalid value "ten" for /projects/p/jobs/j/report.test.caseResults.totalCount. Expected a value of type integer.',
    ],
    [
      { ...sound, status: 'lost' },
      'Invalid value "lost" for /projects/p/jobs/j/report.status. Expected a value of type "scheduled" | "failed".',
    ],
    [
      { status: 'failed' },
      'Invalid value undefined for /projects/p/jobs/j/report.jobId. Expected a value of type string.',
    ],
    [
      {
        ...sound,
        images: [
          { id: 'a', expired: true },
          { id: 'b', expired: 1 },
        ],
      },
      'Invalid value 1 for /projects/p/jobs/j/report.images.1.expired. Expected a value of type boolean.',
    ],
    [
      { ...sound, scenario_parameters: { my_key: null } },
      'Invalid value null for /projects/p/jobs/j/report.scenarioParameters.my_key. Expected a value of type string.',
    ],
    [[], 'Invalid value [] for /projects/p/jobs/j/report. Expected a value of type object.'],
    [
      undefined,
      'Invalid value undefined for /projects/p/jobs/j/report. Expected a value of type object.',
    ],
  ])('names the place of a mismatch: %j', (wire, message) => {
    expect(() => decode(report, wire, place)).toThrow(message)
  })

  test('shortens a long value in the message', () => {
    const message = (() => {
      try {
        decode(integer, 'x'.repeat(5000), place)
      } catch (error) {
        return String(error)
      }
      return ''
    })()
    expect(message).toContain('…')
    expect(message.length).toBeLessThan(250)
  })
})

describe('encode', () => {
  test('is the way back', () => {
    const value = { jobId: 'j', status: 'failed', test: { caseResults: { totalCount: 3 } } }
    expect(encode(report, value, place)).toStrictEqual({
      job_id: 'j',
      status: 'failed',
      test: { case_results: { total_count: 3 } },
    })
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %s, which JSON cannot hold',
    (value) => {
      expect(() => encode(number, value, place)).toThrow('Expected a value of type number.')
    },
  )
})

describe('alternatives', () => {
  const schedule = choice({
    RateSchedule: object({ branch: string, rate: string }),
    CronSchedule: object({ branch: string, cron: string }),
  })
  const integration = choiceBy('type', {
    github_v3: object({ type: enumeration('github_v3'), repo_url: string }),
    gitlab_v4: object({ type: enumeration('gitlab_v4'), project_url: string }),
  })

  test('are told apart by their required properties', () => {
    expect(decode(schedule, { branch: 'main', cron: '0 * * * *' }, place)).toStrictEqual({
      branch: 'main',
      cron: '0 * * * *',
    })
    expect(() => decode(schedule, { branch: 'main' }, place)).toThrow(
      'Expected a value of type RateSchedule | CronSchedule.',
    )
  })

  test('are told apart by their discriminator', () => {
    expect(decode(integration, { type: 'gitlab_v4', project_url: 'u' }, place)).toStrictEqual({
      type: 'gitlab_v4',
      projectUrl: 'u',
    })
    expect(() => decode(integration, { type: 'svn' }, place)).toThrow('github_v3 | gitlab_v4')
  })
})

test('a document nested without end is refused, not walked until the stack is full', () => {
  const filter: Plan = object({ 'and?': list(reference(() => filter)) })
  let wire: object = {}
  for (let depth = 0; depth < 100_000; depth++) wire = { and: [wire] }
  expect(() => decode(filter, wire, place)).toThrow('(nested too deeply)')
  expect(() => decode(string, wire, place)).toThrow('Expected a value of type string.')
})

describe('a declared null', () => {
  const part = object({ part_id: string })
  const thing = object({
    main_part: nullable(part),
    'old_note?': nullable(string),
    'next_part?': reference(() => maybe),
    'plain_note?': string,
  })
  const maybe: Plan = nullable(part)

  test('stays null both ways, where it is required and where it may be absent', () => {
    const wire = { main_part: null, old_note: null, next_part: null, plain_note: null }
    const read = { mainPart: null, oldNote: null, nextPart: null }
    expect(decode(thing, wire, place)).toStrictEqual(read)
    const { plain_note: _, ...sent } = wire
    expect(encode(thing, read, place)).toStrictEqual(sent)
  })

  test('is no value that must be there, and absent stays absent', () => {
    expect(decode(thing, { main_part: { part_id: 'p' } }, place)).toStrictEqual({
      mainPart: { partId: 'p' },
    })
    expect(() => decode(thing, {}, place)).toThrow(
      `Invalid value undefined for ${place}.mainPart. Expected a value of type object.`,
    )
  })

  test('does not let another value pass', () => {
    expect(() => decode(nullable(string), 5, place)).toThrow(
      `Invalid value 5 for ${place}. Expected a value of type string.`,
    )
    expect(() => decode(list(nullable(maybe)), [null, { part_id: 5 }], place)).toThrow(
      `Invalid value 5 for ${place}.1.partId. Expected a value of type string.`,
    )
  })
})

describe('an open enum', () => {
  const state = enumeration('on', 'off')
  const thing = object({ state: openEnumeration(state) })

  test('reads a text that it does not list as unknown, and nothing else', () => {
    expect(decode(thing, { state: 'on' }, place)).toEqual({ state: 'on' })
    expect(decode(thing, { state: 'dimmed' }, place)).toEqual({ state: 'unknown' })
    expect(() => decode(thing, { state: 1 }, place)).toThrow(
      'Expected a value of type "on" | "off".',
    )
    expect(() => decode(thing, {}, place)).toThrow('Invalid value undefined')
    expect(() => decode(state, 'dimmed', place)).toThrow('Invalid value "dimmed"')
  })

  test('sends nothing that it does not list', () => {
    expect(encode(thing, { state: 'off' }, place)).toEqual({ state: 'off' })
    expect(() => encode(thing, { state: 'unknown' }, place)).toThrow('Invalid value "unknown"')
    expect(() => encode(thing, { state: 'dimmed' }, place)).toThrow('Invalid value "dimmed"')
  })
})

test('item by item: what does not fit is left out of an answer, and refused in a request', () => {
  const plan = object({ found: itemByItem(object({ id: string })) })
  const value = { found: [{ id: 'a' }, { id: 1 }, null, { id: 'b' }] }
  expect(decode(plan, value, '/things')).toEqual({ found: [{ id: 'a' }, { id: 'b' }] })
  expect(() => decode(plan, { found: 'all' }, '/things')).toThrow('Expected a value of type array')
  expect(() => encode(plan, value, '/things')).toThrow('Invalid value 1 for /things.found.1.id')
})

test('a page is read without the items that do not fit, which are named by their ids', () => {
  const plan = object({
    reports: list(object({ id: string, status: enumeration('done') })),
    'next_token?': string,
  })
  const problems: string[] = []
  const read = (value: unknown) => decodePage(plan, value, '/jobs', (told) => problems.push(told))
  const good = { id: 'a', status: 'done' }
  const page = { reports: [good, { id: 'b', status: 'held' }, null], next_token: 'more' }
  expect(read(page)).toEqual({ reports: [good], nextToken: 'more' })
  expect(problems).toEqual([
    'Invalid value "held" for /jobs.reports.b.status. Expected a value of type "done".',
    'Invalid value null for /jobs.reports.2. Expected a value of type object.',
  ])
  expect(() => read({ reports: 'none' })).toThrow(MismatchError)
  expect(() => read({ reports: [good], next_token: 3 })).toThrow(MismatchError)
})

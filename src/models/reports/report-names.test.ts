import { expect, test } from 'vitest'
import { caseName } from './case-name.ts'
import {
  commitOf,
  earlierChoice,
  earlierName,
  jobName,
  jobTitle,
  retestTitle,
  sourceText,
} from './report-names.ts'

const id = '5b0c7a4e-2f57-4d0b-9a0f-c1f3f6f2b1d4'

const scenario = { id, versionId: 1, displayName: 'Cut-in' }

test('a job is named after its id', () => {
  expect(jobName(id)).toBe('Job 5b0c7a4e')
})

test.each([
  ['speed=10, distance=5', 'speed=10, distance=5'],
  ['', 'Cut-in'],
  [' ', 'Cut-in'],
])('a case with the parameters %j is named %j', (formattedParameter, name) => {
  expect(caseName({ scenario, scenarioParameters: {}, formattedParameter })).toBe(name)
})

test.each([
  [['speed'], 'speed=10'],
  [['distance', 'speed'], 'distance=5, speed=10'],
  [['weather'], 'speed=10, distance=5'],
  [[], 'speed=10, distance=5'],
])('a case among others that differ in %j is named %j', (varying, name) => {
  const scenarioParameters = { speed: '10', distance: '5' }
  const report = { scenario, scenarioParameters, formattedParameter: 'speed=10, distance=5' }
  expect(caseName(report, varying)).toBe(name)
})

test('a retest is named by the job that it repeats, unless it has a name of its own', () => {
  const event = {}
  expect(jobTitle({ jobId: 'b', event, retestJobId: 'a' })).toBe('Retest of Job a')
  expect(jobTitle({ jobId: 'b', event, retestJobId: 'a', description: 'Again' })).toBe('Again')
  expect(jobTitle({ jobId: 'b', event, retestJobId: 'a', description: ' ' })).toBe(
    'Retest of Job a',
  )
  expect(retestTitle('Nightly run')).toBe('Retest of Nightly run')
  expect(retestTitle('Retest of Nightly run')).toBe('Retest of Nightly run')
})

test('an earlier job of the same branch is chosen by its commit and day', () => {
  const event = { source: commit }
  const earlier = { jobId: id, description: '', event, scheduledAt: '2026-11-26T12:00:00Z' }
  expect(earlierChoice(earlier, { event }, '2026-11-28T12:00:00Z').label).toBe('00bec0f4, 26 Nov')
})

test('an earlier job is chosen by its source and day, else by its name', () => {
  const scheduledAt = '2026-11-26T12:00:00Z'
  const now = '2026-11-28T12:00:00Z'
  const source = {
    gitSha: '00bec0f4aa',
    gitRefUrl: 'https://github.com/shuttle-lab/autopilot/tree/main',
  }
  const nightly = { jobId: id, description: 'Nightly run', scheduledAt }
  const other = {
    event: { source: { gitSha: '1', gitRefUrl: source.gitRefUrl.replace('main', 'fix') } },
  }
  expect(earlierChoice({ ...nightly, event: { source } }, other, now)).toEqual({
    value: id,
    label: 'main @ 00bec0f4, 26 Nov',
    detail: 'Nightly run, main @ 00bec0f4, 26 November 2026',
  })
  expect(earlierChoice({ ...nightly, event: {} }, other, now).label).toBe('Nightly run, 26 Nov')
  const none = { event: {} }
  expect(earlierChoice({ ...nightly, ...none }, none, now).label).toBe('Nightly run, 26 Nov')
})

const commit = {
  gitSha: '00bec0f4aa',
  gitRefUrl: 'https://github.com/shuttle-lab/autopilot/tree/main',
}

test.each([
  [{ source: commit }, 'main @ 00bec0f4', '00bec0f4'],
  [{ source: { gitSha: '00bec0f4aa' } }, 'Commit @ 00bec0f4', '00bec0f4'],
  [{ sourceId: '1a2b3c4d-9' }, 'Uploaded source 1a2b3c4d', '5b0c7a4e'],
  [{ sourceJobId: '9f8e7d6c-9' }, 'Artifacts of job 9f8e7d6c', '5b0c7a4e'],
  [{}, undefined, '5b0c7a4e'],
])('the source %j is told as %j', (event, text, commitText) => {
  const report = { jobId: id, event }
  expect(sourceText(report)).toBe(text)
  expect(commitOf(report)).toBe(commitText)
  expect(jobTitle(report)).toBe(text ?? 'Job 5b0c7a4e')
  expect(jobTitle({ ...report, retestJobId: 'a' })).toBe(`Retest of ${text ?? 'Job a'}`)
})

test('an earlier job says its source once', () => {
  const scheduledAt = '2026-11-26T12:00:00Z'
  const report = { jobId: id, description: '', event: { source: commit }, scheduledAt }
  expect(earlierName(report)).toBe('main @ 00bec0f4, 26 November 2026')
  expect(earlierName({ ...report, event: {} })).toBe('Job 5b0c7a4e, 26 November 2026')
})

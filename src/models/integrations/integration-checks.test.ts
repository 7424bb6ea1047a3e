import { describe, expect, test } from 'vitest'
import { splitCron } from '@/lib/cron.ts'
import {
  branchError,
  descriptionError,
  draftProblems,
  ownerError,
  projectIdError,
  projectNumber,
  repoError,
  retestJobIdError,
  tokenError,
} from './integration-checks.ts'
import { type IntegrationDraft, newDraft, newSchedule } from './integration-draft.ts'

describe.each([
  ['GitHub Owner is required.', ownerError],
  ['GitHub Repo is required.', repoError],
  ['Access Token is required.', tokenError],
  ['Branch is required.', branchError],
] as const)('%s', (message, check) => {
  test.each(['', ' ', '\t\n'])('for %j', (text) => expect(check(text)).toBe(message))
  test.each(['a', ' a ', '<b>', '0'])('not for %j', (text) => expect(check(text)).toBeUndefined())
})

describe('the ID of a GitLab project', () => {
  test.each([
    ['1', 1],
    ['4711', 4711],
    [' 12 ', 12],
    ['007', 7],
    ['9007199254740991', 9007199254740991],
  ])('%j is %i', (text, number) => {
    expect(projectNumber(text)).toBe(number)
    expect(projectIdError(text)).toBeUndefined()
  })

  test.each([
    '',
    ' ',
    '0',
    '-1',
    '+1',
    '1.5',
    '1e3',
    '0x1f',
    '12a',
    '1 2',
    '9007199254740993',
    '٣',
  ])('%j is none', (text) => expect(projectIdError(text)).toBe('GitLab Project ID is required.'))
})

describe('the job to run again', () => {
  const message = 'Job ID format is invalid, please enter UUID.'
  test.each([
    ['', undefined],
    ['  ', undefined],
    ['3f9a21c4-8d54-4b0e-9c1f-0a2b3c4d5e6f', undefined],
    [' 3F9A21C4-8D54-4B0E-9C1F-0A2B3C4D5E6F ', undefined],
    ['3f9a21c4', message],
    ['3f9a21c48d544b0e9c1f0a2b3c4d5e6f', message],
    ['3f9a21c4-8d54-4b0e-9c1f-0a2b3c4d5e6g', message],
    ['{3f9a21c4-8d54-4b0e-9c1f-0a2b3c4d5e6f}', message],
  ])('%j', (text, error) => expect(retestJobIdError(text)).toBe(error))
})

test('the description has at most 100 characters', () => {
  expect(descriptionError('')).toBeUndefined()
  expect(descriptionError('a'.repeat(100))).toBeUndefined()
  expect(descriptionError(` ${'a'.repeat(100)}\n`)).toBeUndefined()
  expect(descriptionError('a'.repeat(101))).toBe('Description cannot exceed 100 characters.')
})

describe('the problems of a draft', () => {
  const github: IntegrationDraft = {
    ...newDraft(),
    github: { owner: 'o', repo: 'r', accessToken: 't' },
  }
  const gitlab: IntegrationDraft = {
    ...newDraft(),
    type: 'gitlab_v4',
    gitlab: { projectId: '1', accessToken: 't' },
  }

  test('are those of its host only', () => {
    expect(draftProblems(newDraft())).toEqual([
      'GitHub Owner is required.',
      'GitHub Repo is required.',
      'Access Token is required.',
    ])
    expect(draftProblems({ ...newDraft(), type: 'gitlab_v4' })).toEqual([
      'GitLab Project ID is required.',
      'Access Token is required.',
    ])
    expect(draftProblems(github)).toEqual([])
    expect(draftProblems(gitlab)).toEqual([])
    expect(draftProblems({ ...github, type: 'gitlab_v4' })).toHaveLength(2)
  })

  test('name the schedule and the field', () => {
    const schedule = { ...newSchedule(), kind: 'cron' as const, branch: 'main' }
    const wrong = { ...schedule, branch: '', cron: splitCron('60 24 32 13 7') }
    expect(draftProblems({ ...github, schedules: [schedule, wrong] })).toEqual([
      'Scheduled event 2: Branch is required.',
      'Scheduled event 2: Minute: 60 is not in 0-59.',
      'Scheduled event 2: Hour: 24 is not in 0-23.',
      'Scheduled event 2: Date: 32 is not in 1-31 or L.',
      'Scheduled event 2: Month: 13 is not in 1-12 or JAN-DEC.',
      'Scheduled event 2: Day of week: 7 is not in 0-6, SUN-SAT or L.',
    ])
    expect(draftProblems({ ...github, releaseSchedules: [{ ...wrong, kind: 'rate' }] })).toEqual([
      'Scheduled release event 1: Branch is required.',
    ])
  })

  test('include those of labels, job and description', () => {
    expect(
      draftProblems({
        ...gitlab,
        labels: [
          { key: '', value: '' },
          { key: 'a', value: '' },
        ],
        retestJobId: 'x',
        description: 'a'.repeat(101),
      }),
    ).toEqual([
      'Value of Label at No.2 is empty.',
      'Job ID format is invalid, please enter UUID.',
      'Description cannot exceed 100 characters.',
    ])
  })
})

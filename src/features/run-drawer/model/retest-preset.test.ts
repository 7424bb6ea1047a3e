import type { Integration, JobReport } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import { integrationOfRef, retestPreset } from './retest-preset.ts'
import { initialRun } from './state.ts'

const jobOf = (event: JobReport['event']) =>
  ({ jobId: 'j', catalog: { id: 'c' }, event }) as unknown as JobReport

describe('a job to run again presets', () => {
  const page = 'https://github.com/acme/autoware/tree/main'

  test('the commit and the branch that it built', () => {
    const source = { gitSha: 'd08b26a6', gitRefUrl: page }
    const preset = retestPreset(jobOf({ source, sourceJobId: 'j' }))
    expect(preset).toMatchObject({ catalogId: 'c', retestJobId: 'j', git: { href: page } })
    expect(initialRun(preset)).toMatchObject({
      testMethod: 'retest-using-job-id',
      retestJobId: 'j',
      sourceType: 'git',
      gitTarget: 'sha',
      sha: 'd08b26a6',
      branch: 'main',
    })
  })

  test('the uploaded source', () => {
    expect(initialRun(retestPreset(jobOf({ sourceId: 'u', sourceJobId: 'j' })))).toMatchObject({
      sourceType: 'webauto',
      sourceId: 'u',
    })
  })

  test('the job whose artifacts it used', () => {
    expect(initialRun(retestPreset(jobOf({ sourceJobId: 'other' })))).toMatchObject({
      sourceType: 'reuseBuildArtifacts',
      sourceJobId: 'other',
    })
  })

  test('no source if it has none', () => {
    expect(retestPreset(jobOf({}))).toEqual({ catalogId: 'c', retestJobId: 'j' })
  })
})

test('the integration of a page is the one whose repository holds it', () => {
  const integrations = [
    { id: 'a', type: 'github_v3', githubV3: { repoWebUrl: 'https://github.com/acme/auto' } },
    { id: 'b', type: 'github_v3', githubV3: { repoWebUrl: 'https://github.com/acme/autoware' } },
    { id: 'c', type: 'gitlab_v4', gitlabV4: { projectWebUrl: 'https://gitlab.com/acme/auto' } },
  ] as unknown as Integration[]
  const idOf = (href: string | undefined) => integrationOfRef(integrations, href)?.id
  expect(idOf('https://github.com/acme/autoware/tree/main')).toBe('b')
  expect(idOf('https://gitlab.com/acme/auto/-/tree/main')).toBe('c')
  expect(idOf('https://github.com/acme/other/tree/main')).toBeUndefined()
  expect(idOf(undefined)).toBeUndefined()
})

import type { Integration, JobReport } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { goneFromPreset, preferredIntegration, retestPreset } from './retest-preset.ts'
import { resolveRun } from './run-choices.ts'
import { resolveChoice } from './run-offers.ts'
import { initialRun, type RunPreset, type RunState } from './run-state.ts'

const jobOf = (event: JobReport['event']) =>
  partly<JobReport>({ jobId: 'j', catalog: { id: 'c' }, event })

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
    expect(retestPreset(jobOf({}))).toEqual({
      catalogId: 'c',
      retestJobId: 'j',
      retestSuiteIds: [],
      description: 'Retest of Job j',
    })
  })
})

const integrations = partly<Integration[]>([
  { id: 'a', type: 'github_v3', githubV3: { repoWebUrl: 'https://github.com/acme/auto' } },
  { id: 'b', type: 'github_v3', githubV3: { repoWebUrl: 'https://github.com/acme/autoware' } },
  { id: 'c', type: 'gitlab_v4', gitlabV4: { projectWebUrl: 'https://gitlab.com/acme/auto' } },
])

test('a commit is built from its own repository, and from no other one', () => {
  const idOf = (href: string | undefined) =>
    preferredIntegration({ git: { sha: 'd08b26a6', href } }, integrations, 'a')
  expect(idOf('https://github.com/acme/autoware/tree/main')).toBe('b')
  expect(idOf('https://gitlab.com/acme/auto/-/tree/main')).toBe('c')
  expect(idOf('https://github.com/acme/other/tree/main')).toBeNull()
  expect(idOf(undefined)).toBeNull()
  expect(preferredIntegration({ sourceId: 'u' }, integrations, 'a')).toBeNull()
  expect(preferredIntegration({ catalogId: 'c' }, integrations, 'a')).toBe('a')
})

describe('a preset choice that is gone', () => {
  const preset: RunPreset = {
    catalogId: 'aaaaaaaa1',
    git: { sha: 'd08b26a6', href: 'https://github.com/acme/autoware/tree/main' },
    sourceId: 'bbbbbbbb1',
    sourceJobId: 'cccccccc1',
    retestJobId: 'dddddddd1',
  }
  const fields = ['catalogId', 'sourceId', 'sourceJobId', 'retestJobId'] as const
  const runOf = (state: RunState, offered: readonly string[], loading = false) => {
    const offer = {
      items: offered.map((id) => ({ id })),
      state: loading ? 'loading' : 'complete',
    } as const
    const suites = { items: [], state: 'complete' } as const
    return resolveRun(
      state,
      { caret: false, reconstructionAccuracy: false, webauto: true, privileged: false },
      resolveChoice(state.catalogId, offer),
      {
        catalogs: offer,
        integrations: offer,
        suites,
        retestJobs: offer,
        retestSuites: suites,
        sources: offer,
        sourceJobs: offer,
      },
      null,
    )
  }

  test('leaves its field empty, and says what it was', () => {
    const entered = { ...initialRun(preset), sourceType: 'git' as const }
    const run = runOf(entered, ['x'])
    const texts = (['integrationId', ...fields] as const).map((field) =>
      goneFromPreset(field, preset, entered, run),
    )
    expect(texts).toEqual([
      'The catalog has no integration of github.com/acme/autoware any more.',
      'The catalog aaaaaaaa was deleted, or no job can run for it.',
      'The upload bbbbbbbb has expired or was deleted.',
      'The build artifacts of job cccccccc can no longer be reused.',
      'The versions of job dddddddd can no longer be run again.',
    ])
    expect(
      [run.catalog, run.integration, run.source, run.sourceJob, run.retestJob].map((one) => one.id),
    ).toEqual(Array.from({ length: 5 }))
  })

  test('says nothing while it loads, while it is there, and once the user has chosen', () => {
    const entered = initialRun(preset)
    const ids = fields.flatMap((field) => entered[field] ?? [])
    for (const field of fields) {
      expect(goneFromPreset(field, preset, entered, runOf(entered, ids))).toBeUndefined()
      const cleared = { ...entered, [field]: null }
      expect(goneFromPreset(field, preset, cleared, runOf(cleared, ['x']))).toBeUndefined()
      expect(goneFromPreset(field, preset, entered, runOf(entered, [], true))).toBeUndefined()
    }
  })
})

import type { Integration, IntegrationRequest } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import { splitCron } from '@/lib/cron.ts'
import { draftOf, type IntegrationDraft, newDraft, newSchedule } from './integration-draft.ts'
import { maxRetriesOf, requestOf } from './integration-request.ts'

const github = (change: Partial<IntegrationDraft> = {}): IntegrationDraft => ({
  ...newDraft(),
  github: { owner: ' lab ', repo: ' autopilot ', accessToken: ' secret ' },
  ...change,
})

const gitlab = (change: Partial<IntegrationDraft> = {}): IntegrationDraft => ({
  ...newDraft(),
  type: 'gitlab_v4',
  gitlab: { projectId: ' 42 ', accessToken: 'secret' },
  ...change,
})

const on = (filter = '') => ({ on: true, filter })
const off = (filter = '') => ({ on: false, filter })

const minimal = {
  catalogId: 'c1',
  suiteLabels: [],
  defaultBuildOptions: { cleanBuild: false, debug: false },
  defaultTestOptions: {
    skipTest: false,
    logExpirationTime: 5_184_000,
    disableLoggingOnSuccess: false,
    recordCaret: false,
    calculateScenarioReconstructionAccuracy: false,
    ignoreEssential: false,
  },
  defaultReleaseOptions: { partialRelease: false },
}

describe('the request', () => {
  test('of a new GitHub integration holds the input, and no event', () => {
    expect(requestOf(github(), 'c1')).toEqual({
      ...minimal,
      type: 'github_v3',
      githubV3: {
        owner: 'lab',
        repo: 'autopilot',
        accessToken: 'secret',
        events: {},
        releaseEvents: {},
      },
    })
  })

  test('of a new GitLab integration holds the ID of its project', () => {
    expect(requestOf(gitlab(), 'c1')).toEqual({
      ...minimal,
      type: 'gitlab_v4',
      gitlabV4: { projectId: 42, accessToken: 'secret', events: {}, releaseEvents: {} },
    })
    expect(() => requestOf(gitlab({ gitlab: { projectId: 'x', accessToken: 's' } }), 'c1')).toThrow(
      RangeError,
    )
  })

  test('never carries the input for the other host', () => {
    const both = {
      github: { owner: 'lab', repo: 'autopilot', accessToken: 'for GitHub' },
      gitlab: { projectId: '42', accessToken: 'for GitLab' },
    }
    expect(JSON.stringify(requestOf(github(both), 'c1'))).not.toContain('for GitLab')
    expect(JSON.stringify(requestOf(gitlab(both), 'c1'))).not.toContain('for GitHub')
  })

  test.each([
    [off('main'), undefined, undefined],
    [on(), {}, {}],
    [on('  '), {}, {}],
    [on(' release/* '), { branchFilter: ' release/* ' }, { tagFilter: ' release/* ' }],
  ])('an event %j', (event, byBranch, byTag) => {
    const change = {
      events: { push: event, request: event },
      releaseEvents: { tag: event, push: event },
    }
    const ofGithub = requestOf(github(change), 'c1')
    const ofGitlab = requestOf(gitlab(change), 'c1')
    const targets = [
      'githubV3' in ofGithub ? ofGithub.githubV3 : undefined,
      'gitlabV4' in ofGitlab ? ofGitlab.gitlabV4 : undefined,
    ]
    const without = byBranch === undefined
    expect(targets[0]?.events).toEqual(without ? {} : { push: byBranch, pullRequest: byBranch })
    expect(targets[1]?.events).toEqual(without ? {} : { push: byBranch, mergeRequest: byBranch })
    for (const target of targets) {
      expect(target?.releaseEvents).toEqual(without ? {} : { tag: byTag, push: byBranch })
    }
  })

  test('schedules hold the rate or the expression, never both', () => {
    const rate = { ...newSchedule(), branch: ' main ', rate: 'weekly' as const }
    const cron = { ...rate, kind: 'cron' as const, cron: splitCron('30 18 * * MON-FRI') }
    const schedule = [
      { branch: 'main', rate: 'weekly' },
      { branch: 'main', cron: '30 18 * * MON-FRI' },
    ]
    expect(
      requestOf(github({ schedules: [rate, cron], releaseSchedules: [cron] }), 'c1'),
    ).toMatchObject({
      githubV3: { events: { schedule }, releaseEvents: { schedule: [schedule[1]] } },
    })
    expect(
      requestOf(gitlab({ schedules: [cron], releaseSchedules: [rate, cron] }), 'c1'),
    ).toMatchObject({
      gitlabV4: { events: { schedule: [schedule[1]] }, releaseEvents: { schedule } },
    })
  })

  test('leaves out empty fields, and carries the others', () => {
    const request = requestOf(
      github({
        labels: [
          { key: '', value: '' },
          { key: 'area', value: 'odaiba' },
        ],
        retestJobId: ' 3f9a21c4-8d54-4b0e-9c1f-0a2b3c4d5e6f ',
        description: ' nightly ',
        developerOptionNames: ['with-asan'],
        cleanBuild: true,
        debug: true,
        recordCaret: true,
        disableLoggingOnSuccess: true,
        calculateScenarioReconstructionAccuracy: true,
        ignoreEssential: true,
        partialRelease: true,
        maxRetries: '5',
        logExpirationDays: '1',
      }),
      'c1',
    )
    expect(request).toMatchObject({
      suiteLabels: [{ key: 'area', value: 'odaiba' }],
      retestJobId: '3f9a21c4-8d54-4b0e-9c1f-0a2b3c4d5e6f',
      defaultJobDescription: 'nightly',
      defaultBuildOptions: { cleanBuild: true, debug: true, developerOptionNames: ['with-asan'] },
      defaultTestOptions: {
        skipTest: false,
        maxRetries: 5,
        logExpirationTime: 86_400,
        disableLoggingOnSuccess: true,
        recordCaret: true,
        calculateScenarioReconstructionAccuracy: true,
        ignoreEssential: true,
      },
      defaultReleaseOptions: { partialRelease: true },
    })
    expect(Object.keys(requestOf(github({ retestJobId: ' ', description: ' ' }), 'c1'))).toEqual([
      'catalogId',
      'suiteLabels',
      'defaultBuildOptions',
      'defaultTestOptions',
      'defaultReleaseOptions',
      'type',
      'githubV3',
    ])
  })
})

test.each([
  ['', false, undefined],
  ['0', false, 0],
  ['1', false, 1],
  ['7', false, 7],
  ['', true, 0],
  ['3', true, 0],
] as const)('max retries %j, tests skipped %j: %j', (maxRetries, skipTest, sent) =>
  expect(maxRetriesOf({ maxRetries, skipTest })).toBe(sent),
)

describe('a stored integration saved without changes', () => {
  const record = {
    id: 'i1',
    versionId: 'v1',
    projectId: 'p1',
    createdAt: '2024-03-05T00:00:00Z',
    createdBy: 'u1',
    updatedAt: '2024-03-05T00:00:00Z',
    updatedBy: 'u1',
    deleted: false,
  }
  const settings = {
    catalogId: 'c1',
    retestJobId: '3f9a21c4-8d54-4b0e-9c1f-0a2b3c4d5e6f',
    suiteLabels: [{ key: 'schedule', value: 'nightly' }],
    defaultJobDescription: 'Started by "CI"',
    defaultBuildOptions: { cleanBuild: true, debug: false, developerOptionNames: ['no-cache'] },
    defaultTestOptions: {
      skipTest: false,
      maxRetries: 7,
      logExpirationTime: 172_800,
      disableLoggingOnSuccess: true,
      recordCaret: false,
      calculateScenarioReconstructionAccuracy: true,
      ignoreEssential: true,
    },
    defaultReleaseOptions: { partialRelease: true },
  }
  const releaseEvents = {
    tag: { tagFilter: 'v*' },
    push: {},
    schedule: [{ branch: 'main', cron: '0 0 L * ?' }],
  }
  const schedule = [
    { branch: 'main', rate: 'daily' as const },
    { branch: 'beta/v1', cron: '30 18 * * MON-FRI' },
  ]
  const ofGithub: Integration = {
    ...record,
    ...settings,
    type: 'github_v3',
    githubV3: {
      owner: 'lab',
      repo: 'autopilot',
      repoWebUrl: 'https://github.example.com/lab/autopilot',
      events: { push: { branchFilter: 'main' }, pullRequest: {}, schedule },
      releaseEvents,
    },
  }
  const ofGitlab: Integration = {
    ...record,
    ...settings,
    type: 'gitlab_v4',
    gitlabV4: {
      projectId: 4711,
      projectWebUrl: 'https://gitlab.example.com/projects/4711',
      events: { mergeRequest: { branchFilter: 'main' }, schedule },
      releaseEvents,
    },
  }

  const saved = (integration: Integration): IntegrationRequest => {
    const draft = draftOf(integration)
    return requestOf(
      {
        ...draft,
        github: { ...draft.github, accessToken: 'new' },
        gitlab: { ...draft.gitlab, accessToken: 'new' },
      },
      integration.catalogId,
    )
  }

  test('starts without a token', () => {
    expect(draftOf(ofGithub).github.accessToken).toBe('')
    expect(draftOf(ofGitlab).gitlab.accessToken).toBe('')
  })

  test('keeps everything, on GitHub', () => {
    const { repoWebUrl: _, ...target } = ofGithub.githubV3
    const expected = { ...settings, type: 'github_v3', githubV3: { ...target, accessToken: 'new' } }
    expect(saved(ofGithub)).toEqual(expected)
  })

  test('keeps everything, on GitLab', () => {
    const { projectWebUrl: _, ...target } = ofGitlab.gitlabV4
    const expected = { ...settings, type: 'gitlab_v4', gitlabV4: { ...target, accessToken: 'new' } }
    expect(saved(ofGitlab)).toEqual(expected)
  })

  const withTests = (change: Partial<Integration['defaultTestOptions']>): Integration => ({
    ...ofGithub,
    defaultTestOptions: { ...settings.defaultTestOptions, ...change },
  })
  const { logExpirationTime: _, maxRetries: __, ...bare } = settings.defaultTestOptions

  test.each([
    [1, 86_400],
    [86_400, 86_400],
    [86_401, 172_800],
    [1_000_000, 1_036_800],
    [5_184_000, 5_184_000],
    [9_999_999, 5_184_000],
  ])('keeps logs for whole days, rounded up: %i seconds', (logExpirationTime, sent) =>
    expect(saved(withTests({ logExpirationTime })).defaultTestOptions.logExpirationTime).toBe(sent),
  )

  test('keeps indefinite logs and an unset number of retries', () => {
    const stored = { ...ofGithub, defaultTestOptions: bare }
    expect(saved(stored).defaultTestOptions).toEqual(bare)
    const draft = { ...draftOf(stored), logExpirationDays: '3' }
    expect(requestOf(draft, 'c1').defaultTestOptions.logExpirationTime).toBe(259_200)
  })

  test.each([0, 1, 5, 7])('keeps %i retries', (maxRetries) =>
    expect(saved(withTests({ maxRetries })).defaultTestOptions.maxRetries).toBe(maxRetries),
  )

  test('shows an expression without five fields, to be corrected', () => {
    const target = {
      ...ofGithub.githubV3,
      events: { schedule: [{ branch: 'main', cron: '@daily' }] },
    }
    const [first] = draftOf({ ...ofGithub, githubV3: target }).schedules
    expect(first?.cron).toEqual({ minute: '@daily', hour: '', date: '', month: '', weekday: '' })
  })
})

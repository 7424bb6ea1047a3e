import type { Experiment, Integration, Run, RunEvent, Source } from '@generated/ml/types.ts'
import { describe, expect, test } from 'vitest'
import { executionOf, goneText, newestOf, usedRefs } from './run-again.ts'
import { type Offers, problemsOf, requestOf, resolve, usableOf } from './run-execution.ts'

const id = (digit: number) => `${String(digit).repeat(8)}-1111-4111-8111-111111111111`
const sha = '9fceb02d0ae598e95dc970b74767f19372d61af8'

const runOf = (event: RunEvent, reusedProcessRunId?: string): Run => ({
  id: id(1),
  name: 'Larger batches',
  description: 'Why',
  experimentId: id(2),
  createdAt: '2026-03-05T09:40:00Z',
  createdBy: 'u',
  userName: 'Aiko Tanaka',
  deprecated: false,
  configPath: 'configs/night.yaml',
  metricsSummary: [],
  report: {
    runId: id(1),
    experimentId: id(2),
    status: 'succeeded',
    process: { ...(reusedProcessRunId && { reusedProcessRunId }) },
    event,
  },
})

const experiment = (digit: number, deprecated = false): Experiment => ({
  id: id(digit),
  name: `Experiment ${digit}`,
  description: '',
  deprecated,
  createdAt: '2026-03-05T09:40:00Z',
  updatedAt: '2026-03-05T09:40:00Z',
})
const integration = (digit: number, deletedAt?: string): Integration => ({
  id: id(digit),
  versionId: 'v',
  type: 'github_v3',
  githubV3: { owner: 'lab', repo: `repo-${digit}`, repoWebUrl: 'https://github.example.com' },
  createdAt: '2026-03-05T09:40:00Z',
  updatedAt: '2026-03-05T09:40:00Z',
  deleted: deletedAt !== undefined,
  ...(deletedAt && { deletedAt }),
})
const source = (digit: number, expired = false): Source => ({
  id: id(digit),
  description: `Upload ${digit}`,
  createdAt: '2026-03-05T09:40:00Z',
  createdBy: 'u',
  size: 1,
  expired,
})
const earlier = (digit: number): Run => ({ ...runOf({}), id: id(digit), configPath: 'build.yaml' })

/** Each kind has one that the run may have used, and another one that it has not. */
const all: Offers = {
  experiments: [experiment(8), experiment(2)],
  integrations: [integration(8), integration(3)],
  sources: [source(8), source(4)],
  builtRuns: [earlier(8), earlier(5)],
  processedRuns: [earlier(8), earlier(6)],
}

const kinds = {
  git: {
    source: { gitRef: 'refs/heads/main', gitSha: sha },
    integration: { id: id(3), type: 'github_v3' },
  },
  webauto: { sourceId: id(4) },
  reuseBuildStage: { reusedBuildRunId: id(5) },
} as const satisfies Record<string, RunEvent>

const without = (gone: keyof Offers, digit: number): Offers => ({
  ...all,
  [gone]: (all[gone] ?? []).filter((item) => item.id !== id(digit)),
})

/** Things that may be gone: deleted, expired or unknown, they are no longer offered. */
const losses = {
  nothing: all,
  'the experiment': without('experiments', 2),
  'the integration': without('integrations', 3),
  'the source': without('sources', 4),
  'the build': without('builtRuns', 5),
  'the processing': without('processedRuns', 6),
} as const

/** The fields that the request of a kind needs. */
const needs: Record<keyof typeof kinds, readonly (keyof typeof losses)[]> = {
  git: ['the experiment', 'the integration', 'the processing'],
  webauto: ['the experiment', 'the source', 'the processing'],
  reuseBuildStage: ['the experiment', 'the build', 'the processing'],
}

const cases = (['git', 'webauto', 'reuseBuildStage'] as const).flatMap((kind) =>
  Object.keys(losses).map((lost) => [kind, lost as keyof typeof losses] as const),
)

test.each(cases)('a run of %s, executed again without %s, uses nothing else', (kind, lost) => {
  const input = executionOf(runOf(kinds[kind], id(6)), true)
  const run = resolve(input, losses[lost])
  const request = requestOf(run, losses[lost])
  expect(JSON.stringify([run, request])).not.toContain(id(8))
  expect(run.sourceType).toBe(kind)
  if (needs[kind].includes(lost)) {
    expect(request).toBeUndefined()
    expect(problemsOf(run, losses[lost])).toHaveLength(1)
    expect(Object.keys(run.gone)).toHaveLength(1)
  } else {
    expect(request).toMatchObject({ reusedProcessRunId: id(6) })
  }
})

test('another kind of source than that of the run is left to the user', () => {
  const input = executionOf(runOf(kinds.git), true)
  for (const sourceType of ['webauto', 'reuseBuildStage'] as const) {
    const run = resolve({ ...input, sourceType }, all)
    expect([run.sourceId, run.reusedBuildRunId]).toEqual([undefined, undefined])
    expect(requestOf(run, all)).toBeUndefined()
  }
})

test('a list that is still loading loses nothing', () => {
  const run = resolve(executionOf(runOf(kinds.git), true), { ...all, integrations: undefined })
  expect(run.integrationId).toBe(id(3))
  expect(run.gone).toEqual({})
})

describe('the preset', () => {
  test('is the commit, with its branch or tag beside it', () => {
    const input = executionOf(runOf(kinds.git), false)
    expect(input).toMatchObject({
      gitTarget: 'sha',
      sha,
      branch: 'main',
      configPath: 'configs/night.yaml',
    })
    expect(newestOf(input)).toEqual({ target: 'branch', label: 'Newest of main' })
    expect(newestOf({ ...input, gitTarget: 'branch' })).toBeUndefined()
    const tagged = { source: { gitRef: 'refs/tags/v1', gitSha: sha } }
    expect(newestOf(executionOf(runOf(tagged), false))).toEqual({ target: 'tag', label: 'Tag v1' })
    const unnamed = executionOf(runOf({ source: { gitSha: sha } }), false)
    expect(newestOf(unnamed)).toBeUndefined()
    expect(executionOf(runOf({ source: { gitRef: 'refs/heads/main' } }), false)).toMatchObject({
      gitTarget: 'branch',
      branch: 'main',
    })
  })

  test('shows the config path of the build that is reused', () => {
    const run = resolve(executionOf(runOf(kinds.reuseBuildStage), false), all)
    expect(run.configPath).toBe('build.yaml')
  })

  test('leaves the source to the user where it may not be chosen or is not told', () => {
    for (const event of [kinds.webauto, {}]) {
      const input = executionOf(runOf(event), false)
      expect(input.again?.sourceNote).toBeDefined()
      expect(requestOf(resolve(input, all), all)).toBeUndefined()
    }
  })
})

test('what is gone says what it was and why', () => {
  const run = earlier(5)
  const ended = '2026-11-03T12:00:00Z'
  expect([
    goneText('experimentId', id(2), experiment(2, true)),
    goneText('integrationId', id(3), integration(3, ended)),
    goneText('sourceId', id(4), source(4, true)),
    goneText('reusedBuildRunId', id(5), { run, reuseExpiresAt: ended }),
    goneText('reusedBuildRunId', id(5), { run, reuseExpiresAt: undefined }),
    goneText('reusedProcessRunId', id(6), {
      run: { ...run, deprecated: true },
      reuseExpiresAt: ended,
    }),
    goneText('integrationId', id(3), undefined),
    goneText('sourceId', id(4), source(4)),
  ]).toEqual([
    'Experiment 2 was deleted.',
    'lab/repo-3 was deleted on 3 November 2026.',
    'The upload Upload 4 has expired.',
    'The build of Larger batches could be reused until 3 November 2026.',
    'The build of Larger batches cannot be reused.',
    'The run Larger batches was deleted.',
    'The integration 33333333 is no longer offered.',
    'The upload 44444444 is no longer offered.',
  ])
})

test('what is expired or deleted is not offered', () => {
  const usable = usableOf({
    ...all,
    sources: [source(4, true)],
    integrations: [integration(3, 'x')],
  })
  expect([usable.sources, usable.integrations]).toEqual([[], []])
})

test('branches, tags and commits of earlier runs are suggested, newest first', () => {
  const of = (name: string, createdAt: string, gitRef: string, gitSha: string): Run => ({
    ...runOf({ source: { gitRef, gitSha }, integration: { id: id(3), type: 'github_v3' } }),
    name,
    createdAt,
  })
  const runs = [
    of('Old', '2026-03-01T00:00:00Z', 'refs/heads/main', 'aaaaaaa1'),
    of('New', '2026-03-02T00:00:00Z', 'refs/heads/main', 'bbbbbbb2'),
    of('Tagged', '2026-02-02T00:00:00Z', 'refs/tags/v1', 'aaaaaaa1'),
  ]
  expect(usedRefs(runs, id(3))).toEqual({
    branch: [{ value: 'main' }],
    tag: [{ value: 'v1' }],
    sha: [
      { value: 'bbbbbbb2', label: 'main, New' },
      { value: 'aaaaaaa1', label: 'main, Old' },
    ],
  })
  expect(usedRefs(runs, id(8))).toEqual({ branch: [], tag: [], sha: [] })
})

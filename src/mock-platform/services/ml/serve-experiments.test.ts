import { describe, expect, test } from 'vitest'
import { startTestPlatform } from '@/mock-platform/testing/test-platform.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'

interface WireRun {
  id: string
  name: string
  metrics_summary: { name: string; value: number }[]
  report: {
    status: string
    fail_message?: string
    build: { status?: string; reused_build_run_id?: string }
    process: { status?: string }
    train: { status?: string }
  }
}

const start = async (projectId: string = projectIds.shuttle) => {
  const test = startTestPlatform()
  const { body } = await test.call<{ experiments: { id: string; name: string }[] }>(
    'ml.listExperiments',
    { projectId },
  )
  const experimentId = body.experiments[0]?.id ?? ''
  const runsBy = (query = {}) =>
    test.all<WireRun>('ml.listRuns', 'runs', { projectId, path: { experimentId }, query })
  const runOf = async (runId: string) =>
    (await test.call<WireRun>('ml.getRun', { projectId, path: { experimentId, runId } })).body
  const named = async (name: string) => {
    const run = (await runsBy()).find((one) => one.name === name)
    if (!run) throw new Error(`There is no run ${name}.`)
    return run
  }
  return { ...test, projectId, experimentId, runsBy, runOf, named }
}

const settings = { name: 'New', description: '', training_options: {} }

const startRun = async (world: Awaited<ReturnType<typeof start>>, gitBranch: string) => {
  const { call, projectId, experimentId } = world
  const { body } = await call<{ integrations: { id: string }[] }>('ml.listIntegrations')
  const answer = await call<{ run_id: string }>('ml.scheduleRun', {
    projectId,
    path: { experimentId },
    body: {
      ...settings,
      config_path: 'config.yaml',
      integration_id: body.integrations[0]?.id,
      source: { git_branch: gitBranch },
    },
  })
  return answer.body.run_id
}

test('a new run builds, processes and trains by the clock, and leaves files behind', async () => {
  const world = await start()
  const runId = await startRun(world, 'main')
  const { platform, runOf, call, experimentId } = world
  const list = async (name: string, field: string, input = {}) =>
    (await call<Record<string, unknown[]>>(name, { path: { experimentId, runId }, ...input })).body[
      field
    ]
  expect((await runOf(runId)).report.status).toBe('scheduled')
  platform.clock.jump(30)
  expect((await runOf(runId)).report).toMatchObject({ status: 'started', build: {} })
  expect(await list('ml.listBuildReports', 'reports')).toMatchObject([{ status: 'started' }])
  platform.clock.jump(60)
  expect((await runOf(runId)).report).toMatchObject({ build: { status: 'succeeded' } })
  expect(await list('ml.listProcessReports', 'reports')).toHaveLength(2)
  expect((await runOf(runId)).metrics_summary).toEqual([])
  platform.clock.jump(100)
  const early = (await runOf(runId)).metrics_summary
  platform.clock.jump(120)
  const run = await runOf(runId)
  expect(run.report).toMatchObject({ status: 'succeeded', train: { status: 'succeeded' } })
  const lossOf = (metrics: WireRun['metrics_summary']) =>
    metrics.find(({ name }) => name === 'train_loss')?.value
  expect(lossOf(run.metrics_summary)).toBeLessThan(lossOf(early) ?? 0)
  expect(await list('ml.listRunLogs', 'logs')).toHaveLength(3)
  expect(await list('ml.listArtifacts', 'artifacts', { query: { runId } })).toHaveLength(3)
  expect(await list('ml.listCheckpoints', 'checkpoints', { query: { runId } })).toHaveLength(4)
})

test.each(['build', 'process', 'train'] as const)('a run fails in its %s stage', async (stage) => {
  const world = await start()
  const runId = await startRun(world, `${stage}-fails`)
  world.platform.clock.jump(600)
  const { report } = await world.runOf(runId)
  expect(report.status).toBe('failed')
  expect(report[stage].status).toBe('failed')
  expect(report.fail_message).toBeTruthy()
})

test('the loss of a training that diverges grows', async () => {
  const world = await start()
  const runId = await startRun(world, 'diverges')
  world.platform.clock.jump(600)
  const { metrics_summary } = await world.runOf(runId)
  expect(metrics_summary.find(({ name }) => name === 'val_loss')?.value).toBeGreaterThan(100)
})

test('a run is canceled some time after it was asked for', async () => {
  const world = await start()
  const runId = await startRun(world, 'main')
  const { platform, call, runOf, experimentId } = world
  platform.clock.jump(60)
  const path = { experimentId, runId }
  expect((await call('ml.cancelRun', { path })).status).toBe(204)
  platform.clock.jump(30)
  expect((await runOf(runId)).report.status).toBe('started')
  platform.clock.jump(30)
  expect((await runOf(runId)).report.status).toBe('canceled')
  expect((await call('ml.cancelRun', { path })).status).toBe(409)
})

describe('reuse', () => {
  const schedule = (world: Awaited<ReturnType<typeof start>>, reused: string) =>
    world.call<{ run_id: string }>('ml.scheduleRun', {
      path: { experimentId: world.experimentId },
      body: { ...settings, reused_build_run_id: reused, reused_process_run_id: reused },
    })

  test('takes over the results of a run, whose stages are skipped', async () => {
    const world = await start()
    const { id } = await world.named('Larger batches')
    const { body } = await schedule(world, id)
    world.platform.clock.jump(20)
    const { report } = await world.runOf(body.run_id)
    expect(report.build).toEqual({ status: 'skipped', reused_build_run_id: id })
    expect(report.process.status).toBe('skipped')
    const path = { experimentId: world.experimentId, runId: body.run_id }
    const reports = await world.call<{ reports: unknown[] }>('ml.listBuildReports', { path })
    expect(reports.body.reports).toEqual([])
  })

  test.each(['Newest onnx', 'Build of April', 'Tried by mistake'])(
    'refuses the build of %s',
    async (name) => {
      const world = await start()
      const runs = [...(await world.runsBy()), ...(await world.runsBy({ deprecated: true }))]
      const run = runs.find((one) => one.name === name)
      expect((await schedule(world, run?.id ?? '')).status).toBe(409)
    },
  )
})

test('the log of a running training grows', async () => {
  const world = await start()
  const { id } = await world.named('Night recordings')
  const { call, platform, experimentId } = world
  const reports = await call<{
    reports: { logs: { train_output_stream: { id: string } } }[]
  }>('ml.listTrainReports', { path: { experimentId, runId: id } })
  const logStreamId = reports.body.reports[0]?.logs.train_output_stream.id ?? ''
  const count = async () =>
    (await world.all('ml.listLogStreamEvents', 'events', { path: { logStreamId } })).length
  const before = await count()
  platform.clock.jump(600)
  expect(await count()).toBeGreaterThan(before)
})

test('the log of an old run has expired', async () => {
  const { call, named, experimentId } = await start()
  const { id: runId } = await named('Build of April')
  const reports = await call<{ reports: { logs: { build_output_stream: { id: string } } }[] }>(
    'ml.listBuildReports',
    { path: { experimentId, runId } },
  )
  const logStreamId = reports.body.reports[0]?.logs.build_output_stream.id ?? ''
  expect((await call('ml.listLogStreamEvents', { path: { logStreamId } })).status).toBe(410)
})

test('the part of a stage that another one stopped has written nothing', async () => {
  const { call, all, named, experimentId } = await start()
  const { id: runId } = await named('Recordings of June')
  const { body } = await call<{
    reports: { status: string; logs: { process_output_stream: { id: string } } }[]
  }>('ml.listProcessReports', { path: { experimentId, runId } })
  expect(body.reports.map(({ status }) => status)).toEqual(['failed', 'canceled'])
  const counts = body.reports.map(async ({ logs }) => {
    const path = { logStreamId: logs.process_output_stream.id }
    return (await all('ml.listLogStreamEvents', 'events', { path })).length
  })
  expect(await Promise.all(counts)).toEqual([expect.toSatisfy((count) => count > 100), 0])
})

test('there is no link to a checkpoint of an old run', async () => {
  const { call, named } = await start()
  const linkOf = async (name: string) => {
    const { id: runId } = await named(name)
    const list = await call<{ checkpoints: { id: string }[] }>('ml.listCheckpoints', {
      query: { run_id: runId },
    })
    const path = { checkpointId: list.body.checkpoints[0]?.id ?? '' }
    const body = { expiration_time: 3600 }
    return (await call<{ url?: string }>('ml.downloadCheckpoint', { path, body })).body.url
  }
  expect(await linkOf('Build of April')).toBeUndefined()
  expect(await linkOf('Larger batches')).toMatch(/^http/)
})

test('runs are sorted by a metric, those without it last', async () => {
  const { runsBy } = await start()
  for (const order of ['asc', 'desc']) {
    const runs = await runsBy({ sort: 'metric_value', sortMetricName: 'val_loss', order })
    const values = runs.map(
      ({ metrics_summary }) => metrics_summary.find(({ name }) => name === 'val_loss')?.value,
    )
    const known = values.filter((value) => value !== undefined)
    expect(values.slice(0, known.length)).toEqual(known)
    const sign = order === 'asc' ? 1 : -1
    expect(known).toEqual(known.toSorted((a, b) => sign * (a - b)))
    expect(known.length).toBeLessThan(values.length)
  }
})

test('an experiment of the large project has 500 runs', async () => {
  const { runsBy } = await start(projectIds.large)
  const runs = await runsBy()
  expect(runs).toHaveLength(500)
  expect(runs[1]?.metrics_summary).toHaveLength(22)
})

test('a deleted experiment and a deleted run cannot be changed', async () => {
  const { call, experimentId, runsBy } = await start()
  const runId = (await runsBy({ deprecated: true }))[0]?.id ?? ''
  expect((await call('ml.deprecateRun', { path: { experimentId, runId } })).status).toBe(409)
  await call('ml.deprecateExperiment', { path: { experimentId } })
  const body = { name: 'Other', description: '' }
  expect((await call('ml.updateExperiment', { path: { experimentId }, body })).status).toBe(409)
})

test('a new experiment has no runs, although nobody has read any before', async () => {
  const { call } = startTestPlatform()
  const made = await call<{ id: string }>('ml.createExperiment', {
    body: { name: 'New', description: '' },
  })
  const path = { experimentId: made.body.id }
  expect((await call<{ runs: unknown[] }>('ml.listRuns', { path })).body.runs).toEqual([])
})

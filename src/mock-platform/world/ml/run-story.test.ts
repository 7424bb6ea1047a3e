import { describe, expect, test } from 'vitest'
import { createClock } from '../clock.ts'
import { createWorld } from '../world.ts'
import { projectIds } from '../world-projects.ts'
import { failingStage, type MlRun } from './run.ts'
import { runIntegrationArea } from './run-inputs.ts'
import { stageLogText } from './run-log.ts'
import { answerOf } from './run-report.ts'
import { configTextOf } from './training.ts'
import { runArea } from './world-ml-runs.ts'

const world = createWorld(
  'story',
  createClock({ start: Date.parse('2026-11-23T09:00:00Z'), realTime: () => 0 }),
)
const now = world.clock.now()

describe.each([projectIds.shuttle, projectIds.robotaxi])('the runs of project %s', (projectId) => {
  const runs = world.of(runArea, projectId)
  const byId = new Map(runs.map((run) => [run.id, run]))

  test('end their logs with the metrics that they report', () => {
    for (const run of runs) {
      const { metricsSummary } = answerOf(run, now)
      const log = stageLogText(run, 'train', now)
      const results = log.split('\n').filter((line) => line.includes('val_loss='))
      expect(results.length > 0, run.name).toBe(metricsSummary.length > 0)
      for (const { name, value } of metricsSummary.slice(0, 6)) {
        expect(results.at(-1), run.name).toContain(`${name}=${value.toFixed(5)}`)
      }
      if (failingStage(run) === 'train') expect(log.trimEnd()).toMatch(/ERROR: .*$/)
    }
  })

  test('have the config of the build that they reuse', () => {
    const reusing = runs.filter(({ reusedBuildRunId }) => reusedBuildRunId)
    expect(reusing.length).toBeGreaterThan(0)
    const fileOf = (run: MlRun) => [
      run.configPath,
      configTextOf({ ...run, package: undefined as never }),
    ]
    for (const run of reusing) {
      const build = byId.get(run.reusedBuildRunId ?? '')
      expect(build && fileOf(build), run.name).toEqual(fileOf(run))
    }
  })

  test('rate a strict overlap no better than a loose one', () => {
    for (const run of runs) {
      const of = (name: string) =>
        answerOf(run, now).metricsSummary.find((metric) => metric.name === name)?.value ?? 0
      expect(of('map_75'), run.name).toBeLessThanOrEqual(of('map_50'))
    }
  })
})

test('runs do what their names and descriptions say', () => {
  const runs = world.of(runArea, projectIds.shuttle)
  const of = (name: string) => {
    const run = runs.find((one) => one.name === name)
    if (!run) throw new Error(`There is no run ${name}.`)
    return { config: configTextOf(run), log: stageLogText(run, 'train', now) }
  }
  expect(of('Larger batches').config).toContain('batch_size: 64')
  expect(of('Newest onnx').config).toContain('batch_size: 32')
  expect(of('Learning rate 0.1').config).toContain('learning_rate: 0.1')
  expect(of('Larger batches').log).toContain('epoch 20/20')
  expect(of('Twice the epochs').log).toContain('epoch 40/40')
  expect(of('New loss').log).toMatch(/epoch 12\/20 train_loss=.*\n.*ERROR/)
})

test('the models of an experiment come from the repository of these models', () => {
  const integrations = world.of(runIntegrationArea, projectIds.shuttle)
  const repositories = [
    ...new Set(world.of(runArea, projectIds.shuttle).map((run) => run.experimentId)),
  ].map((experimentId) => [
    ...new Set(
      world
        .of(runArea, projectIds.shuttle)
        .filter((run) => run.experimentId === experimentId)
        .flatMap(({ event }) => event.integration?.id ?? [])
        .map((id) => integrations.find((one) => one.id === id)?.githubV3.repo),
    ),
  ])
  expect(repositories.slice(0, 3)).toEqual([['night-detector'], ['lane-model'], ['traffic-lights']])
})

import type { Artifact } from '@generated/ml/types.ts'
import { pageOf } from '@/mock-platform/core/platform-paging.ts'
import { temporaryLink } from '@/mock-platform/object-store/object-links.ts'
import { runArea } from '@/mock-platform/world/ml/world-ml-runs.ts'
import { refuse } from '../../core/refusal.ts'
import { type AnyCall, type HandlersOf, ok } from '../../define-service.ts'
import { idPlaces } from '../../world/ml/part-places.ts'
import { endOf, stageNames } from '../../world/ml/run.ts'
import { runSourceArea } from '../../world/ml/run-inputs.ts'
import { stageLogSize, stageLogText } from '../../world/ml/run-log.ts'
import { runLogsOf } from '../../world/ml/run-report.ts'
import { artifactsOf, checkpointsOf } from '../../world/ml/training.ts'
import type { World } from '../../world/world.ts'
import { findRun } from './serve-runs.ts'
import { findRunOfPart, keptTime } from './stage-reports.ts'

type LinkCall = Pick<AnyCall, 'origin' | 'world' | 'clock'> & {
  body: { expirationTime: number; filename?: string }
}

/** A link to a file that stands for one of the given size. */
const linkTo = (call: LinkCall, filename: string, content: string, size: number) => {
  const name = call.body.filename ?? filename
  return {
    url: temporaryLink(call, { name, content }, call.body.expirationTime),
    filename: name,
    size,
  }
}

/** Finds an uploaded source of a project. Refuses with 404 when there is none. */
export const findRunSource = (world: World, projectId: string, sourceId: string) =>
  world.of(runSourceArea, projectId).find(({ id }) => id === sourceId) ??
  refuse(404, 'source_not_found', 'The source does not exist.')

const findRunById = (world: World, projectId: string, runId: string) =>
  world.of(runArea, projectId).find(({ id }) => id === runId) ??
  refuse(404, 'run_not_found', 'The run does not exist.')

/** The artifact of a project with an id; undefined when there is none. */
export const artifactOf = (world: World, projectId: string, id: string): Artifact | undefined => {
  const at = findRunOfPart(world, projectId, id)
  return at && artifactsOf(at.run, world.clock.now()).find((artifact) => artifact.id === id)
}

/** Handlers for what runs need and leave behind: sources, logs, checkpoints and artifacts. */
export const runFileHandlers = {
  listRunLogs: ({ path, query, world, clock }) => {
    const [run, now] = [findRun(world, path), clock.now()]
    const logs = runLogsOf(run, now, (stage) => stageLogSize(run, stage, now))
    const { items, ...token } = pageOf(logs, query)
    return ok({ logs: items, ...token })
  },
  downloadRunLog: (call) => {
    const { path, world, clock } = call
    const at = findRunOfPart(world, path.projectId, path.logId)
    const stage = at && stageNames[at.place - idPlaces.logs]
    if (!(at && stage)) return refuse(404, 'log_not_found', 'The log does not exist.')
    const content = stageLogText(at.run, stage, clock.now())
    return ok(linkTo(call, `${stage}.log`, content, stageLogSize(at.run, stage, clock.now())))
  },
  listSources: ({ path, query, world }) => {
    const { items, ...token } = pageOf(world.of(runSourceArea, path.projectId), query)
    return ok({ sources: items, ...token })
  },
  getSource: ({ path, world }) => ok(findRunSource(world, path.projectId, path.sourceId)),
  downloadSource: (call) => {
    const { path, world } = call
    const source = findRunSource(world, path.projectId, path.sourceId)
    if (source.expired) refuse(410, 'source_expired', 'The source has expired.')
    const content = `This file stands for the archive of the source ${source.id}.\n`
    return ok(linkTo(call, `${source.id}.zip`, content, source.size))
  },
  listArtifacts: ({ path, query, world, clock }) => {
    const { projectId } = path
    const { runId, packageId } = query
    if (!(runId || packageId)) refuse(400, 'id_missing', 'A run or a package has to be named.')
    const runs = world.of(runArea, projectId).filter((run) => {
      const isOfRun = runId === undefined || run.id === runId
      return isOfRun && (packageId === undefined || run.package?.id === packageId)
    })
    const found = query.deprecated ? [] : runs.flatMap((run) => artifactsOf(run, clock.now()))
    const { items, ...token } = pageOf(found, query)
    return ok({ artifacts: items, ...token })
  },
  batchGetArtifacts: ({ path, body, world }) =>
    ok({ found: body.ids.flatMap((id) => artifactOf(world, path.projectId, id) ?? []) }),
  downloadArtifact: (call) => {
    const { path, world } = call
    const artifact =
      artifactOf(world, path.projectId, path.artifactId) ??
      refuse(404, 'artifact_not_found', 'The artifact does not exist.')
    const content = `This file stands for the artifact ${artifact.id}.\n`
    return ok(linkTo(call, artifact.filename, content, artifact.size))
  },
  listCheckpoints: ({ path, query, world, clock }) => {
    const run = findRunById(world, path.projectId, query.runId)
    const { items, ...token } = pageOf(checkpointsOf(run, clock.now()), query)
    return ok({ checkpoints: items, ...token })
  },
  downloadCheckpoint: (call) => {
    const { path, world, clock } = call
    const at = findRunOfPart(world, path.projectId, path.checkpointId)
    const checkpoint =
      (at && checkpointsOf(at.run, clock.now()).find(({ id }) => id === path.checkpointId)) ??
      refuse(404, 'checkpoint_not_found', 'The checkpoint does not exist.')
    const content = `This file stands for the checkpoint ${checkpoint.id}.\n`
    const link = linkTo(call, checkpoint.name, content, checkpoint.size)
    // Those of old runs are kept where no link leads to.
    const isStored = at !== undefined && clock.now() > endOf(at.run) + keptTime
    return ok(isStored ? { filename: link.filename, size: link.size } : link)
  },
} satisfies HandlersOf<'ml'>

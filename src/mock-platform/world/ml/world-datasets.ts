import type { DeploymentStatus, TrainingDataset } from '@generated/ml/types.ts'
import { before, day, minute } from '../moments.ts'
import { isUntidy } from '../vocabulary/choose.ts'
import { defineArea } from '../world.ts'
import { sizeOf } from '../world-sizes.ts'

/** A training dataset: its status follows from when it is deployed and deleted, in milliseconds. */
export interface TrainingDatasetRecord {
  dataset: Omit<TrainingDataset, 'deploymentStatus'>
  deployedAt: number
  /** When its deletion was asked for. */
  deleteAskedAt?: number
}

/** Deleting the files takes so long. */
const deletionTakes = 1.5 * minute

const names = ['odaiba-night', 'shinjuku-rain', 'lanes-v2', 'traffic-lights', 'crosswalks'] as const

/** Training datasets of a project, newest first. */
export const trainingDatasetArea = defineArea(
  'training datasets',
  ({ projectId, random, world }): TrainingDatasetRecord[] =>
    Array.from({ length: sizeOf(projectId).trainingDatasets }, (_, place) => {
      const own = random.fork(String(place))
      const age = place === 0 ? minute : (place * 4 + own.next()) * day
      const name = isUntidy(projectId) && place === 1 ? '<b>bold</b> "set"' : own.pick(names)
      const asked = deleteAskedAt(place, world.startedAt)
      return {
        dataset: {
          id: own.uuid(),
          annotationDatasetId: own.uuid(),
          annotationDatasetProjectId: projectId,
          annotationDatasetVersionId: own.uuid(),
          deploymentPath: `/datasets/${name}/${place + 1}`,
          deploymentSize: place === 3 ? 0 : own.int(40_000_000, 900_000_000_000),
          createdAt: before(world, age),
        },
        deployedAt: place === 0 ? world.startedAt + minute : world.startedAt - age + minute,
        ...(asked !== undefined && { deleteAskedAt: asked }),
      }
    }),
)

const deleteAskedAt = (place: number, startedAt: number) => {
  if (place === 2) return startedAt
  return place % 6 === 5 ? startedAt - day : undefined
}

/** Status of a dataset at a time in milliseconds. */
const statusAt = (
  { deployedAt, deleteAskedAt: asked }: TrainingDatasetRecord,
  now: number,
): DeploymentStatus => {
  if (asked !== undefined) return now < asked + deletionTakes ? 'delete_scheduled' : 'deleted'
  return now < deployedAt ? 'deploy_scheduled' : 'deployed'
}

/** A dataset at a time in milliseconds. */
export const datasetAt = (record: TrainingDatasetRecord, now: number): TrainingDataset => ({
  ...record.dataset,
  deploymentStatus: statusAt(record, now),
})

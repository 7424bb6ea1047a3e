import { deleteTrainingDatasetOperation } from '@generated/ml/codec.ts'
import type { AnyDeploymentStatus, TrainingDataset } from '@generated/ml/types.ts'
import type { Polling } from '@/data/polling.ts'
import type { Kind } from '@/page/kind.ts'
import type { PagedItems } from '@/transport/pages.ts'

/** Training datasets: their names and their list. */
export const datasetKind: Kind = {
  one: 'training dataset',
  many: 'training datasets',
  list: () => '/mlexperiments',
}

/** Label of a status that will change by itself; undefined for the others. */
export const progressTexts = {
  deploy_scheduled: 'Scheduled to deploy',
  deployed: undefined,
  delete_scheduled: 'Scheduled to delete',
  deleted: undefined,
  unknown: 'Unknown',
} as const satisfies Record<AnyDeploymentStatus, string | undefined>

type Status = Pick<TrainingDataset, 'deploymentStatus'>

/** Why a dataset cannot be deleted; undefined when it can. */
export const whyNotDelete = ({ deploymentStatus }: Status): string | undefined =>
  deploymentStatus === 'deployed' ? undefined : 'Only deployed datasets can be deleted.'

/** Whether a dataset is deleted, or will be. */
export const isGoing = ({ deploymentStatus }: Status): boolean =>
  deploymentStatus === 'delete_scheduled' || deploymentStatus === 'deleted'

/** How the list is kept up to date: until nothing is scheduled. */
export const datasetPolling: Polling<PagedItems<TrainingDataset>> = {
  interval: 15_000,
  isFinal: ({ items }) =>
    items.every(({ deploymentStatus }) => progressTexts[deploymentStatus] === undefined),
}

/** Bytes in GB of 1024 cubed bytes, with one decimal. */
export const sizeInGb = (bytes: number): string => (bytes / 1024 ** 3).toFixed(1)

/** Message about failed deletions: of one its call's, of several how many. */
export const deletionFailed = {
  one: deleteTrainingDatasetOperation.alertText,
  many: 'Failed to delete {n} items.',
} as const

import type { Artifact, Checkpoint, Metric } from '@generated/ml/types.ts'
import { partId } from '../jobs/part-ids.ts'
import { isoOf } from '../moments.ts'
import { createRandom } from '../random.ts'
import { idPlaces } from './part-places.ts'
import { doneOf, type MlRun, plannedEndOf, stageStateOf, startOf } from './run.ts'

/** Metrics of every training. */
export const commonMetrics = [
  'train_loss',
  'val_loss',
  'val_accuracy',
  'map_50',
  'map_75',
  'learning_rate',
] as const

const classes = ['car', 'truck', 'bus', 'bicycle', 'motorcycle', 'pedestrian', 'cone', 'barrier']

/** Metrics of a training that also tells classes apart. */
export const manyMetrics = [
  ...commonMetrics,
  ...classes.flatMap((name) => [`ap_${name}`, `recall_${name}`]),
] as const

/** Epochs that a training has finished. */
const epochsOf = (run: MlRun, now: number): number => {
  if (stageStateOf(run, 'train', now) === 'none') return 0
  return Math.floor(doneOf(run, 'train', now) * run.training.epochs)
}

/** Value of a metric after some epochs: it converges, or runs away. */
export const metricAfter = (run: MlRun, name: string, epoch: number): number => {
  // An overlap of three quarters is one of a half, too.
  if (name === 'map_75') return metricAfter(run, 'map_50', epoch) * 0.82
  const { epochs, diverges, settings } = run.training
  // The validation follows the training.
  const random = createRandom(`${run.id}/${name === 'val_loss' ? 'train_loss' : name}`)
  const best = random.next()
  const noise = 1 + (createRandom(`${run.id}/${name}/${epoch}`).next() - 0.5) * 0.04
  const share = epoch / epochs
  if (name === 'learning_rate') return Number(settings.learning_rate ?? 0.001) * (1 - share * 0.9)
  if (name.endsWith('loss')) {
    const start = 2.3 + best
    if (diverges) return start * Math.exp(share * 9) * noise
    const end = 0.02 + best * 0.3 + (name === 'val_loss' ? 0.05 + best * 0.1 : 0)
    return (end + (start - end) * Math.exp(-5 * share)) * noise
  }
  const limit = diverges ? 0.04 : 0.62 + best * 0.36
  return Math.min(1, limit * (1 - Math.exp(-4 * share)) * noise)
}

/** Newest values of the metrics of a run; none before its first epoch. */
export const metricsOf = (run: MlRun, now: number): Metric[] => {
  const epoch = epochsOf(run, now)
  if (epoch === 0) return []
  return run.training.metrics.map((name, place) => ({
    id: partId(run.id, idPlaces.metrics + place),
    name,
    value: metricAfter(run, name, epoch),
    updatedAt: isoOf(timeOfEpoch(run, epoch)),
  }))
}

/** When an epoch ends, in milliseconds. */
const timeOfEpoch = (run: MlRun, epoch: number): number => {
  const start = startOf(run, 'train')
  return start + ((plannedEndOf(run, 'train') - start) * epoch) / run.training.epochs
}

/** Checkpoints that a training saves, at equal distances. */
const checkpointCount = 4

/** Checkpoints saved so far, newest first. */
export const checkpointsOf = (run: MlRun, now: number): Checkpoint[] => {
  const done = epochsOf(run, now)
  const every = Math.max(1, Math.floor(run.training.epochs / checkpointCount))
  return Array.from({ length: checkpointCount }, (_, place) => ({
    place,
    epoch: (place + 1) * every,
  }))
    .filter(({ epoch }) => epoch <= done)
    .map(({ place, epoch }) => ({
      id: partId(run.id, idPlaces.checkpoints + place),
      name: `epoch_${String(epoch).padStart(2, '0')}.pth`,
      size: 188_743_680 + place,
      createdAt: isoOf(timeOfEpoch(run, epoch)),
    }))
    .reverse()
}

const files = [
  { name: 'Weights', filename: 'detector.onnx', description: 'Weights after the last epoch.' },
  { name: 'Classes', filename: 'labels.txt', description: 'Names of the classes.' },
  { name: 'Evaluation', filename: 'evaluation.json', description: 'Metrics by class.' },
] as const

/** Files that a run has made; none until its training has succeeded. */
export const artifactsOf = (run: MlRun, now: number): Artifact[] => {
  if (stageStateOf(run, 'train', now) !== 'succeeded') return []
  const random = createRandom(`${run.id}/artifacts`)
  const at = isoOf(run.plan.train.endAt)
  return Array.from({ length: run.training.artifacts }, (_, place): Artifact => {
    // Those past the common files are weights of the last epochs; every fifth has the name of the first file.
    const file = files[place] ?? {
      name: `Weights, part ${place}`,
      filename: place % 5 === 0 ? files[0].filename : `part_${place}.onnx`,
      description: '',
    }
    return {
      id: partId(run.id, idPlaces.artifacts + place),
      name: file.name,
      filename: file.filename,
      description: file.description,
      size: random.int(2000, 120_000_000),
      runId: run.id,
      experimentId: run.experimentId,
      ...(run.package && { packageId: run.package.id }),
      createdAt: at,
      updatedAt: at,
    }
  })
}

/** Text of the config file of a run. */
export const configTextOf = ({ training, package: target }: MlRun): string => {
  const { configuredEpochs, settings, datasets } = training
  const lines = [
    '# How the model is trained',
    `epochs: ${configuredEpochs}`,
    ...Object.entries(settings).map(([name, value]) => `${name}: ${String(value)}`),
    ...(datasets.length > 0 ? ['datasets:', ...datasets.map((path) => `  - ${path}`)] : []),
    ...(target
      ? [
          'training_artifacts:',
          `  package_id: ${target.id}`,
          `  package_name: ${JSON.stringify(target.name)}`,
        ]
      : []),
  ]
  return `${lines.join('\n')}\n`
}

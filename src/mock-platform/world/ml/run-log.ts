import type { LineSource } from '../jobs/world-build-log.ts'
import { doneOf, type MlRun, plannedEndOf, type StageName, stageStateOf, startOf } from './run.ts'
import { metricAfter } from './training.ts'

const red = (text: string) => `\x1b[1;31m${text}\x1b[0m`
const green = (text: string) => `\x1b[32m${text}\x1b[0m`

const packages = ['torch', 'torchvision', 'numpy', 'onnx', 'opencv-python', 'pycocotools'] as const

/** Lines of a stage, except those of a training. */
const counts = { build: 240, process: 520 } as const

/** Lines of an epoch: its head, steps and results. */
const linesPerEpoch = 12

const buildLine = (place: number) => {
  if (place === 0) return 'Pulling the base image'
  const name = packages[place % packages.length]
  return place % 40 === 39
    ? `\x1b[33mWARNING:\x1b[0m ${name} is pinned to an old version`
    : `Collecting ${name} … layer ${place} ${green('done')}`
}

const processLine = (place: number, part: number) =>
  place % 130 === 129
    ? `\x1b[33mWARNING:\x1b[0m frame ${place} of recording ${part + 1} has no labels`
    : `Recording ${part + 1}: frame ${place * 25} of ${counts.process * 25}`

const trainLine = (run: MlRun, place: number) => {
  const epoch = Math.floor(place / linesPerEpoch) + 1
  const step = place % linesPerEpoch
  const head = `epoch ${epoch}/${run.training.epochs}`
  if (step === 0) return green(head)
  if (step < linesPerEpoch - 1) {
    return `${head} step ${step * 100} loss ${metricAfter(run, 'train_loss', epoch).toFixed(4)}`
  }
  const results = run.training.metrics
    .slice(0, 6)
    .map((name) => `${name}=${metricAfter(run, name, epoch).toFixed(5)}`)
  return `${head} ${results.join(' ')}`
}

const lineOf = (run: MlRun, stage: StageName, part: number, place: number) => {
  if (stage === 'build') return buildLine(place)
  return stage === 'process' ? processLine(place, part) : trainLine(run, place)
}

/** The log of a stage: as much of it as has come at a time in milliseconds. */
export const stageLogOf = (run: MlRun, stage: StageName, part: number, now: number): LineSource => {
  const state = stageStateOf(run, stage, now)
  // A part that another one stopped has written nothing.
  const isStopped = state === 'failed' && part > 0
  if (state === 'none' || state === 'skipped' || isStopped) return { count: 0, line: () => '' }
  const total = stage === 'train' ? run.training.epochs * linesPerEpoch : counts[stage]
  const [start, plannedEnd] = [startOf(run, stage), plannedEndOf(run, stage)]
  const { failMessage } = run.plan[stage]
  // A stage that fails stops in the middle, and says why.
  const written = Math.floor(total * doneOf(run, stage, now))
  const last =
    state === 'failed' ? [red(`ERROR: ${failMessage}`)] : state === 'canceled' ? ['Canceled.'] : []
  const line = (place: number) => {
    const text = place < written ? lineOf(run, stage, part, place) : (last[place - written] ?? '')
    const at = new Date(start + ((plannedEnd - start) * place) / total)
    return `${at.toISOString().slice(11, 23)} ${text}`
  }
  return { count: written + last.length, line }
}

const encoder = new TextEncoder()

/** The whole text of a stage's log, with those of its parts one after the other. */
export const stageLogText = (run: MlRun, stage: StageName, now: number): string => {
  const parts = stage === 'process' ? [0, 1] : [0]
  return parts
    .flatMap((part) => {
      const { count, line } = stageLogOf(run, stage, part, now)
      return Array.from({ length: count }, (_, place) => `${line(place)}\n`)
    })
    .join('')
}

/** Bytes of the whole log of a stage. */
export const stageLogSize = (run: MlRun, stage: StageName, now: number): number =>
  encoder.encode(stageLogText(run, stage, now)).length

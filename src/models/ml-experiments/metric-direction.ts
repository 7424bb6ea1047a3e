import type { MetricSummary, Run } from '@generated/ml/types.ts'
import { shortId } from '@/lib/ids.ts'
import { dotted } from '@/lib/text.ts'
import { configPathOf } from './config-path.ts'
import { metricText } from './run-metric-values.ts'
import { sourceText } from './run-source.ts'

/** Which values of a metric are better. */
export type Direction = 'lower' | 'higher'

/** Words in the name of a metric that tell which values are better; the first rule that holds wins. */
const directions = [
  { words: ['loss', 'error', 'err', 'mae', 'mse', 'rmse', 'took'], direction: 'lower' },
  {
    words: ['accuracy', 'acc', 'map', 'ap', 'iou', 'miou', 'f1', 'recall', 'precision', 'auc'],
    direction: 'higher',
  },
] as const satisfies readonly { words: readonly string[]; direction: Direction }[]

/** Which values of a metric are better, by its name; undefined where that does not tell. */
export const directionOf = (name: string): Direction | undefined => {
  const words = name.toLowerCase().split(/[^a-z0-9]+/)
  return directions.find((rule) => rule.words.some((word) => words.includes(word)))?.direction
}

/** The place of the best of some values; undefined without a direction or with fewer than two values. */
export const bestPlace = (
  values: readonly (number | undefined)[],
  direction: Direction | undefined,
): number | undefined => {
  const known = values.flatMap((value, place) =>
    value === undefined || !Number.isFinite(value) ? [] : [{ value, place }],
  )
  if (direction === undefined || known.length < 2) return undefined
  const sign = direction === 'lower' ? 1 : -1
  return known.reduce((best, one) => (sign * one.value < sign * best.value ? one : best)).place
}

/** The metrics that tell most of a run come first: of the validation, then all whose direction is known. */
const rankOf = ({ name }: Pick<MetricSummary, 'name'>) =>
  directionOf(name) === undefined ? 2 : /^(val|valid|validation|test)[^a-z]/i.test(name) ? 0 : 1

/** Metrics with those first that tell most of a run. */
export const mainFirst = <One extends Pick<MetricSummary, 'name'>>(
  metrics: readonly One[],
): One[] => metrics.toSorted((one, other) => rankOf(one) - rankOf(other))

/** A metric, and which of its values are better. */
export interface MetricChoice {
  name: string
  direction: Direction
}

/** Choices of a best metric: either end of one whose name does not tell; the main ones first. */
export const metricChoices = (names: readonly string[]): MetricChoice[] =>
  mainFirst(names.map((name) => ({ name }))).flatMap(({ name }) => {
    const known = directionOf(name)
    const directions: readonly Direction[] = known ? [known] : ['lower', 'higher']
    return directions.map((direction) => ({ name, direction }))
  })

/** The choice that stands until another is made; undefined where no name tells which values are better. */
export const mainMetric = (names: readonly string[]): MetricChoice | undefined =>
  metricChoices(names).find(({ name }) => directionOf(name) !== undefined)

/** `Lowest val_loss` */
export const choiceText = ({ name, direction }: MetricChoice): string =>
  `${direction === 'lower' ? 'Lowest' : 'Highest'} ${name}`

/** Up to two metrics that tell most of a run, as text: `val_loss 0.0749 · val_accuracy 0.854`. */
export const mainMetricsText = ({ metricsSummary }: Pick<Run, 'metricsSummary'>): string =>
  dotted(
    ...mainFirst(metricsSummary)
      .slice(0, 2)
      .map(({ name, value }) => `${name} ${metricText(value)}`),
  )

/** The source and config of a run, as text. */
export const runOriginText = (run: Run): string =>
  dotted(sourceText(run.report.event) || shortId(run.id), configPathOf(run))

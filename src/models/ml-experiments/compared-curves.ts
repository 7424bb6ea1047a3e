import type { Run } from '@generated/ml/types.ts'
import type { LogSeriesAnswer } from '@/log/series.ts'
import type { CurveChart } from './curve-charts.ts'
import { bestPlace, directionOf, mainFirst } from './metric-direction.ts'
import { stageStateOf } from './run-stages.ts'

/** Most runs whose curves are drawn: more lines are not told apart. */
export const drawnRuns = 10

/** A run with the values that its training log names. */
export interface ReadRun {
  run: Run
  answer: LogSeriesAnswer
}

/**
 * Why a compared run has no curve.
 *
 * @param series how many values its log names by step; undefined if it cannot be read
 */
export const whyNoCurve = (
  { metricsSummary, report }: Pick<Run, 'metricsSummary' | 'report'>,
  series: number | undefined,
): string => {
  const stage = stageStateOf('train', report)
  if (stage === 'none') return 'not trained'
  if (stage === 'waiting') return 'not trained yet'
  if (metricsSummary.length === 0) return 'no metrics reported'
  return series === undefined
    ? 'training log not readable'
    : 'no values by epoch in its training log'
}

/** The names of the curves of some runs, those first that tell most. */
export const comparedNames = (runs: readonly ReadRun[]): string[] => {
  const names = runs.flatMap(({ answer }) =>
    answer.series.filter(({ steps }) => steps.length > 1).map(({ name }) => name),
  )
  return mainFirst([...new Set(names)].map((name) => ({ name }))).map(({ name }) => name)
}

/** The last step of the longest training. */
export const comparedTotal = (runs: readonly ReadRun[]): number | undefined => {
  const totals = runs.flatMap(({ answer }) => answer.total ?? [])
  return totals.length > 0 ? Math.max(...totals) : undefined
}

/** One metric of several runs: a line for each run that has it. */
export const runsChart = (name: string, runs: readonly ReadRun[]): CurveChart => {
  const direction = directionOf(name)
  return {
    title: name,
    lines: runs.flatMap(({ run, answer }) => {
      const series = answer.series.find((one) => one.name === name)
      if (!series) return []
      const best = bestPlace([...series.values], direction)
      return { ...series, id: run.id, name: run.name, isTraining: false, best }
    }),
  }
}

/** From this many times the baseline on, a value is told as a multiple of it. */
const factorFrom = 10

/** How a value stands to that of the baseline: in percent or as a multiple, and whether it is worse. */
export const changeOf = (
  name: string,
  value: number | undefined,
  base: number | undefined,
): { text: string; isWorse: boolean } | undefined => {
  if (value === undefined || base === undefined || base === 0) return undefined
  const share = ((value - base) / Math.abs(base)) * 100
  if (!Number.isFinite(share)) return undefined
  const percent = Math.round(share)
  // In percent, what has grown so much has more digits than the value itself.
  if (value / base >= factorFrom) {
    const isWorse = directionOf(name) === (value > 0 ? 'lower' : 'higher')
    return { text: `×${Math.round(value / base).toLocaleString('en')}`, isWorse }
  }
  const sign = { '1': '+', '-1': '−', '0': '±' }[String(Math.sign(percent))] ?? '±'
  const shown = Math.abs(percent).toLocaleString('en')
  const direction = directionOf(name)
  const isWorse =
    percent !== 0 && (direction === 'lower' ? percent > 0 : direction === 'higher' && percent < 0)
  return { text: `${sign}${shown} %`, isWorse }
}

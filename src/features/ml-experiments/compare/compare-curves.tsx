import type { Run } from '@generated/ml/types.ts'
import { useEffect, useMemo, useState } from 'react'
import type { LogSeriesAnswer } from '@/log/series.ts'
import {
  comparedNames,
  comparedTotal,
  drawnRuns,
  runsChart,
  whyNoCurve,
} from '@/models/ml-experiments/compared-curves.ts'
import { directionOf } from '@/models/ml-experiments/metric-direction.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { useChangeSearch } from '@/page/search.ts'
import { Select } from '@/ui/fields/select.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { Hint } from '@/ui/text/hint.tsx'
import { CurveChartView } from '../run/curve-chart.tsx'
import { useRunLog, useSeries } from '../run/use-run-log.ts'
import { setActiveRun, useActiveRun } from './active-run.ts'
import { chartHeight, controlsHeight } from './curves-room.tsx'

/** Charts beside each other. */
const places = [0, 1] as const

const noCurve = [
  'The training logs name no values by epoch.',
  'The training logs name no other values by epoch.',
]

const noteOf = (name: string) => {
  const direction = directionOf(name)
  return direction && `${direction} is better`
}

interface CompareCurvesProps {
  runs: readonly Run[]
  /** Most lines of a chart. */
  lines: number
  /** Names of the metrics that the user has chosen to see. */
  chosen: readonly string[]
  isLog: boolean
  onClose: () => void
}

/** Curves of all compared runs, one chart for each of two metrics; the logs are read one after the other. */
export default function CompareCurves({ runs, lines, chosen, isLog }: CompareCurvesProps) {
  const drawn = useMemo(
    () => runs.filter(({ metricsSummary }) => metricsSummary.length > 0).slice(0, drawnRuns),
    [runs],
  )
  const [readings, setReadings] = useState<ReadonlyMap<string, Reading>>(new Map())
  const [active, setActive] = useState<number>()
  const activeRun = useActiveRun()
  const changeSearch = useChangeSearch()
  const known = drawn.flatMap((run) => {
    const answer = readings.get(run.id)?.answer
    return answer && answer.series.length > 0 ? [{ run, answer }] : []
  })
  const without = runs
    .filter(({ id }) => !known.some(({ run }) => run.id === id))
    .map((run) => {
      const reading = readings.get(run.id)
      const isLeftOut = run.metricsSummary.length > 0 && !drawn.includes(run)
      // A log that is still awaited has not named any values.
      const reason = isLeftOut
        ? `only ${drawnRuns} are drawn`
        : whyNoCurve(run, reading ? reading.answer?.series.length : 0)
      return `${run.name} (${reason})`
    })
  const names = comparedNames(known)
  const shown = places.flatMap((place) => {
    const wanted = chosen[place]
    const other = names.filter((name) => name !== chosen[1 - place])[place === 0 ? 0 : 1]
    return (wanted && names.includes(wanted) ? wanted : (other ?? names[place])) ?? []
  })
  // One log at a time. Those of runs that go on stay open, and none waits for them: they may have no line yet.
  const next = drawn.find(({ id, report }) => !isUnfinished(report) && !readings.get(id)?.isWhole)
  const reading = drawn.filter((run) => run === next || isUnfinished(run.report))
  const note = next
    ? `Reading the training log of ${next.name}…`
    : without.length > 0 && `Without a curve: ${without.join(', ')}`
  return (
    <section aria-label="Curves" className="flex flex-col gap-2">
      {reading.map((run) => (
        <RunSeries
          // One that has ended is read again, from its file.
          key={`${run.id} ${isUnfinished(run.report)}`}
          run={run}
          onRead={(reading) => setReadings((before) => new Map(before).set(run.id, reading))}
        />
      ))}
      <div
        className={`flex flex-wrap content-start items-center gap-x-5 gap-y-2 ${controlsHeight}`}
      >
        <Switch
          label="Log scale"
          checked={isLog}
          onChange={() => changeSearch({ scale: isLog ? 'linear' : undefined }, { replace: true })}
        />
        {shown.map((name, place) => (
          <span
            key={places[place]}
            className="flex max-w-full items-center gap-2 text-sm text-muted"
          >
            {place === 0 ? 'Curve' : 'Beside it'}
            <Select
              aria-label={place === 0 ? 'Curve' : 'Beside it'}
              className="w-40 min-w-0"
              value={name}
              onChange={({ target }) =>
                changeSearch(
                  { curves: shown.map((one, at) => (at === place ? target.value : one)) },
                  { replace: true },
                )
              }
            >
              {names.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </span>
        ))}
        {/* Cut where it does not fit; the keyboard gets to all of it. */}
        {note && (
          <Hint text={note} className="min-w-0 flex-1 basis-60 truncate text-xs text-muted">
            {note}
          </Hint>
        )}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {places.map((place) => {
          const name = shown[place]
          return name === undefined ? (
            <p
              key={place}
              style={{ height: chartHeight(lines) }}
              className="flex items-center justify-center rounded-lg border bg-surface p-4 text-sm text-muted"
            >
              {next ? 'Reading the training logs for curves…' : noCurve[place]}
            </p>
          ) : (
            <CurveChartView
              key={place}
              chart={runsChart(name, known)}
              unit={known[0]?.answer.unit ?? 'epoch'}
              total={comparedTotal(known)}
              hasStopped={false}
              note={noteOf(name)}
              height={chartHeight(lines)}
              isLog={isLog && directionOf(name) !== 'higher'}
              smoothing={0}
              active={active}
              onActive={setActive}
              activeLine={activeRun}
              onActiveLine={setActiveRun}
            />
          )
        })}
      </div>
    </section>
  )
}

/** Facts from the training log of a run. */
interface Reading {
  /** Undefined for a log that cannot be read. */
  answer: LogSeriesAnswer | undefined
  /** No more of it comes. */
  isWhole: boolean
}

interface RunSeriesProps {
  run: Run
  onRead: (reading: Reading) => void
}

/** Reads the training log of a run. */
function RunSeries({ run, onRead }: RunSeriesProps) {
  const state = useRunLog(run, 'train')
  const isRunning = isUnfinished(run.report)
  // A part of a file is no answer: it is told on only once.
  const answer = useSeries(isRunning || state.progress?.isWhole ? state : notRead)
  const hasFailed = state.error !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is read is told on.
  useEffect(() => {
    if (answer || hasFailed) onRead({ answer, isWhole: !isRunning })
  }, [answer, hasFailed])
  return null
}

const notRead = {}

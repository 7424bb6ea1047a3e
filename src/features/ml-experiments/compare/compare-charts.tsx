import type { Run } from '@generated/ml/types.ts'
import { useNavigate } from '@tanstack/react-router'
import { type Axis, chosenAxes } from '@/models/ml-experiments/run-axes.ts'
import { runTarget } from '@/models/ml-experiments/run-kind.ts'
import { type Range, rangeTexts } from '@/models/ml-experiments/run-ranges.ts'
import { useChangeSearch } from '@/page/search.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { useActiveRun } from './active-run.ts'
import { ParallelChart } from './parallel-chart.tsx'
import { ScatterChart } from './scatter-chart.tsx'

interface CompareChartsProps {
  runs: readonly Run[]
  kind: 'parallel' | 'scatter'
  /** Axes that the runs can be placed by. */
  axes: readonly Axis[]
  ranges: readonly Range[]
  within: readonly boolean[]
  experimentId: string
  /** Ids of what the user has chosen to place the runs by. */
  chosen: { axes?: readonly string[]; x?: string; y?: string }
}

/** A chart of the compared runs, with the choice of its axes, and the name of the run that stands out. */
export function CompareCharts(props: CompareChartsProps) {
  const { kind, runs, axes, ranges, within, experimentId, chosen } = props
  const changeSearch = useChangeSearch()
  const navigate = useNavigate()
  const onOpen = (runId: string) => void navigate(runTarget(experimentId, runId))
  const activeId = useActiveRun()
  const active = runs.find(({ id }) => id === activeId)
  const chart = { runs, active: active?.id, within, onOpen }
  const shown = chosenAxes(axes, chosen.axes)
  const [first, second] = firstPair(axes)
  const across = axes.find(({ id }) => id === chosen.x) ?? first
  const up = axes.find(({ id }) => id === chosen.y) ?? second
  if (!(across && up)) {
    return <EmptyState>These runs do not differ, so no chart can place them.</EmptyState>
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        {kind === 'parallel' ? (
          <AxesChoice axes={axes} shown={shown} />
        ) : (
          <>
            <AxisChoice label="Across" parameter="x" axes={axes} value={across} />
            <AxisChoice label="Up" parameter="y" axes={axes} value={up} />
          </>
        )}
        {/* One line: a second one would move the chart away from the pointer. */}
        <p className="h-8 min-w-40 flex-1 basis-40 content-center truncate text-sm text-muted">
          <bdi>{active?.name ?? 'Point at a run to see which one it is.'}</bdi>
        </p>
      </div>
      <section
        aria-label="Chart"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-lg border bg-surface p-2"
      >
        {kind === 'parallel' ? (
          <ParallelChart
            {...chart}
            axes={shown}
            allAxes={axes}
            ranges={ranges}
            onRanges={(changed) => changeSearch({ ranges: rangeTexts(changed) }, { replace: true })}
          />
        ) : (
          <ScatterChart {...chart} across={across} up={up} />
        )}
      </section>
    </div>
  )
}

/** A setting and a metric, where there are both. */
const firstPair = (axes: readonly Axis[]): readonly (Axis | undefined)[] => {
  const metrics = axes.filter(({ id }) => id.startsWith('Metric '))
  const up =
    metrics.find(({ id }) => id.startsWith('Metric val')) ?? metrics[0] ?? axes[1] ?? axes[0]
  const across = axes.find((axis) => axis !== up && axis.scale !== 'words') ?? axes[0]
  return [across, up]
}

function AxesChoice({ axes, shown }: { axes: readonly Axis[]; shown: readonly Axis[] }) {
  const changeSearch = useChangeSearch()
  return (
    <MultiSelect
      label="Axes"
      options={axes.map(({ id }) => ({ value: id, label: id }))}
      value={shown.map(({ id }) => id)}
      onValueChange={(ids) => changeSearch({ axes: ids }, { replace: true })}
      className="w-56"
    />
  )
}

interface AxisChoiceProps {
  label: string
  /** Search parameter that keeps the choice. */
  parameter: 'x' | 'y'
  axes: readonly Axis[]
  value: Axis
}

function AxisChoice({ label, parameter, axes, value }: AxisChoiceProps) {
  const changeSearch = useChangeSearch()
  return (
    <Field label={label} className="w-56">
      <Select
        value={value.id}
        onChange={({ target }) => changeSearch({ [parameter]: target.value }, { replace: true })}
      >
        {axes.map(({ id }) => (
          <option key={id}>{id}</option>
        ))}
      </Select>
    </Field>
  )
}

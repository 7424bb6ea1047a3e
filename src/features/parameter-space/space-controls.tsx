import { resultLabels } from '@/models/charts/chart-axes.ts'
import type { Axes, OtherParameter, Slice } from '@/models/parameter-space/space-model.ts'
import type { SpaceSearch } from '@/models/reports/report-search.ts'
import { useChangeSearch } from '@/page/search.ts'
import { AxisControls, NamedSelect } from './parameter-controls.tsx'

const colorOptions = [
  { value: 'result', label: 'Result' },
  { value: 'duration', label: 'Duration' },
]

/** Metrics that the colour can show for suites that measure which objects are seen. */
const metricOptions = resultLabels.map((value) => ({ value, label: `${value}, mean` }))

/** Stands for any value among those of a parameter. */
const anyValue = 'any'

interface SpaceControlsProps {
  names: readonly string[]
  axes: Axes
  others: readonly OtherParameter[]
  slice: Slice
  color: SpaceSearch['color']
  /** Whether the colour may tell what of the objects was seen. */
  hasMetrics: boolean
  /** Shows another value of a parameter; undefined for any. */
  onSlice: (name: string, value: string | undefined) => void
}

/** Chooses the axes of a parameter space, the values of the other parameters, and what the colour tells. */
export function SpaceControls(props: SpaceControlsProps) {
  const { names, axes, others, slice, color = 'result', hasMetrics, onSlice } = props
  const changeSearch = useChangeSearch()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <AxisControls names={names} axes={axes} />
      {others.map(({ name, values }) => (
        <NamedSelect
          key={name}
          label={name}
          value={slice.has(name) ? `=${slice.get(name)}` : anyValue}
          options={[
            ...values.map((value) => ({ value: `=${value}`, label: value || '(none)' })),
            { value: anyValue, label: 'All values' },
          ]}
          onValueChange={(value) => onSlice(name, value === anyValue ? undefined : value.slice(1))}
        />
      ))}
      <NamedSelect
        label="Colour"
        value={color}
        options={hasMetrics ? [...colorOptions, ...metricOptions] : colorOptions}
        onValueChange={(next) =>
          changeSearch({ color: next === 'result' ? undefined : next }, { replace: true })
        }
      />
    </div>
  )
}

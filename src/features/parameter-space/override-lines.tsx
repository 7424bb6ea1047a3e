import type { ParameterOverride } from '@generated/evaluation/types.ts'
import { counted } from '@/lib/count-text.ts'
import { valueCountOf } from '@/models/parameter-space/narrowing.ts'
import { writeRange } from '@/models/reports/parameter-values.ts'

const textOf = (override: ParameterOverride) =>
  'values' in override
    ? override.values.join(', ')
    : writeRange({
        min: override.start,
        max: override.stop ?? override.start,
        step: override.step,
      })

/** The parameters that an evaluation is narrowed in, each with its values and their number. */
export const OverrideLines = ({ overrides }: { overrides: readonly ParameterOverride[] }) => (
  <dl className="flex flex-col gap-2 text-xs">
    {overrides.map((override) => (
      <div
        key={override.name}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 gap-y-0.5"
      >
        <dt className="font-mono [overflow-wrap:anywhere]">
          <bdi>{override.name}</bdi>
        </dt>
        <dd className="text-muted">{counted(valueCountOf(override), 'value')}</dd>
        <dd className="col-span-2 rounded border bg-sunken px-2 py-1 font-mono [overflow-wrap:anywhere]">
          <bdi>{textOf(override)}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)

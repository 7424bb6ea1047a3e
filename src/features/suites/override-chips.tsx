import type { ParameterOverride } from '@generated/evaluation/types.ts'
import { Chip } from '@/ui/text/chip.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

const limit = 60

const valuesOf = (override: ParameterOverride): string => {
  if ('values' in override) {
    return override.values.map((value) => (value === '' ? '""' : value)).join(', ')
  }
  const stop = override.stop === undefined ? 'without stop' : `to ${override.stop}`
  return `${override.start} ${stop}, step ${override.step}`
}

/** Overrides of parameters, each with its values or its range. */
export function OverrideChips({ overrides }: { overrides: readonly ParameterOverride[] }) {
  if (overrides.length === 0) return <EmptyCell />
  return (
    <span className="flex min-w-0 flex-wrap gap-1.5">
      {overrides.map((override) => (
        <Chip key={override.name} mono>
          <TruncatedText text={`${override.name}: ${valuesOf(override)}`} limit={limit} />
        </Chip>
      ))}
    </span>
  )
}

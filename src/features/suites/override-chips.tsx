import type { ParameterOverride } from '@generated/evaluation/types.ts'
import { Chip } from '@/ui/text/chip.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { FitList } from '@/ui/text/fit-list.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

const valuesOf = (override: ParameterOverride): string => {
  if ('values' in override) {
    return override.values.map((value) => (value === '' ? '""' : value)).join(', ')
  }
  const stop = override.stop === undefined ? 'without stop' : `to ${override.stop}`
  return `${override.start} ${stop}, step ${override.step}`
}

interface OverrideChipsProps {
  overrides: readonly ParameterOverride[]
  /** In a table: those that fit into one line. */
  fit?: boolean
}

/** Overrides of parameters, each with its values or its range. An empty cell without any. */
export function OverrideChips({ overrides, fit = false }: OverrideChipsProps) {
  if (overrides.length === 0) return <EmptyCell />
  const chips = withKeys(overrides).map(({ key, override }) => {
    const text = `${override.name}: ${valuesOf(override)}`
    return (
      <Chip key={key} mono={!fit}>
        {fit ? <TruncatedText text={text} /> : <bdi>{text}</bdi>}
      </Chip>
    )
  })
  return fit ? (
    <FitList what="override">{chips}</FitList>
  ) : (
    <span className="flex min-w-0 flex-wrap gap-1.5">{chips}</span>
  )
}

// A scenario and a suite may override the same parameter.
const withKeys = (overrides: readonly ParameterOverride[]) =>
  overrides.map((override, place) => ({ key: String(place), override }))

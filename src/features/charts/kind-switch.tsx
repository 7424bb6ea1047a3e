import { type ChartKind, chartKinds, defaultKind } from '@/models/charts/chart-kinds.ts'
import { useChangeSearch } from '@/page/search.ts'
import { Segmented } from '@/ui/fields/segmented.tsx'

interface KindSwitchProps {
  offered: readonly ChartKind[]
  shown: ChartKind
}

/** Chooses the kind of a chart; it is in the URL as `chart`. */
export function KindSwitch({ offered, shown }: KindSwitchProps) {
  const changeSearch = useChangeSearch()
  return (
    <Segmented
      label="Chart type"
      options={offered.map((value) => ({ value, label: chartKinds[value] }))}
      value={shown}
      onValueChange={(next) => changeSearch({ chart: next === defaultKind ? undefined : next })}
    />
  )
}

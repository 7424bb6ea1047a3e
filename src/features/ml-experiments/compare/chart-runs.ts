import type { Run } from '@generated/ml/types.ts'

/** What the charts of a comparison have in common: the runs, and the one that the user looks at. */
export interface ChartProps {
  runs: readonly Run[]
  /** Id of the run that stands out. */
  active: string | undefined
  onActive: (runId: string | undefined) => void
  onOpen: (runId: string) => void
}

/** How a run's line or point looks: the others fade while one stands out. */
export const lookOf = (runId: string, active: string | undefined): string =>
  active === undefined
    ? 'stroke-primary opacity-60'
    : active === runId
      ? 'stroke-ink'
      : 'stroke-primary opacity-15'

import type { Run } from '@generated/ml/types.ts'

/** Common props of the charts of a comparison. */
export interface ChartProps {
  runs: readonly Run[]
  /** Id of the run that stands out. */
  active: string | undefined
  /** Whether each of the runs is within the chosen ranges. */
  within: readonly boolean[]
  onOpen: (runId: string) => void
}

/** From this many runs on, their lines and points are paler, so that those below one another are seen. */
const manyRuns = 30

/** How a run's line or point looks: the others fade while one stands out. */
export const lookOf = (runId: string, { active, runs }: ChartProps): string => {
  if (active === runId) return 'stroke-ink'
  if (active !== undefined) return 'stroke-primary opacity-15'
  return `stroke-primary ${runs.length < manyRuns ? 'opacity-60' : 'opacity-30'}`
}

/** As much of a text as a room in px holds; the end of a path tells more than its beginning. */
export const shortened = (text: string, room: number): string => {
  const most = Math.floor(room / 7.2)
  return text.length > most ? `…${text.slice(1 - most)}` : text
}

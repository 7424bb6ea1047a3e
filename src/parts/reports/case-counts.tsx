import type { CaseResults } from '@generated/evaluation/types.ts'
import { RatioBar } from '@/ui/feedback/ratio-bar.tsx'

/** Numbers of succeeded and failed cases; an empty cell without counts. */
export const CaseCounts = ({ counts }: { counts: CaseResults | undefined }) => (
  <RatioBar
    succeeded={counts?.successCount ?? 0}
    failed={counts?.failureCount ?? 0}
    total={counts?.totalCount}
  />
)

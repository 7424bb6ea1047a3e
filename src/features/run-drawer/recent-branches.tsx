import { useHeaders } from '@/evidence/use-evidence.ts'
import { branchOf } from '@/models/reports/report-source.ts'
import { Button } from '@/ui/base/button.tsx'

/** Branches that are offered. */
const limit = 4

interface RecentBranchesProps {
  catalogId: string
  /** The typed text: branches that hold it are offered. */
  typed: string
  onChoose: (branch: string) => void
}

/** The branches of the last jobs of a catalog that go on from what is typed, the newest first. */
export function RecentBranches({ catalogId, typed, onChoose }: RecentBranchesProps) {
  const { jobs } = useHeaders({ catalogId })
  const known = new Set(jobs.flatMap(({ event }) => branchOf(event.source?.gitRefUrl) ?? []))
  const text = typed.trim()
  const branches = [...known]
    .filter((branch) => branch !== text && branch.includes(text))
    .slice(0, limit)
  return (
    <ul aria-label="Recent branches" className="flex min-h-7 shrink-0 flex-wrap gap-1">
      {branches.map((branch) => (
        <li key={branch} className="min-w-0 max-w-full">
          <Button size="sm" className="max-w-full" onClick={() => onChoose(branch)}>
            <bdi className="truncate font-normal">{branch}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  )
}

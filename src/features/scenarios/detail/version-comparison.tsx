import type { Scenario } from '@generated/scenario/types.ts'
import { Button } from '@/ui/base/button.tsx'
import VersionDifferences from './version-differences.tsx'

interface VersionComparisonProps {
  before: Scenario
  after: Scenario
  onClose: () => void
}

/** Shows the differences between two versions of a scenario on its page, until they are closed. */
export default function VersionComparison({ before, after, onClose }: VersionComparisonProps) {
  return (
    <section
      aria-label="Differences"
      className="flex flex-col gap-3 rounded-lg border bg-surface px-4 py-3"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base font-semibold">
          Version {before.versionId} and version {after.versionId}
        </h2>
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
      <VersionDifferences before={before} after={after} />
    </section>
  )
}

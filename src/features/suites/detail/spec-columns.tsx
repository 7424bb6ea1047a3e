import { ScenarioLink } from '@/page/links.tsx'
import { DeletedBadge, SharedBadge } from '@/page/owned-badges.tsx'
import { ReviewStatus } from '@/parts/scenarios/review-status.tsx'
import { ScenarioViewerLink } from '@/parts/scenarios/scenario-viewer-link.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { SpecOverrides } from './spec-overrides.tsx'
import type { SpecRow } from './spec-rows.ts'

/** The columns of a suite's scenarios. */
export const specColumns = (type: string): readonly Column<SpecRow>[] => [
  {
    id: 'scenario',
    width: 220,
    grow: 3,
    header: 'Scenario',
    cell: ({ spec, versionInfos, sharedIn }) => (
      <span className="flex min-w-0 items-center gap-1.5">
        <ScenarioLink id={spec.scenarioId} name={spec.scenarioDisplayName} />
        {sharedIn && <SharedBadge />}
        {versionInfos?.deprecated && <DeletedBadge />}
      </span>
    ),
  },
  {
    id: 'version',
    width: 76,
    header: 'Version',
    cell: ({ spec }) => spec.scenarioVersionId ?? 'Latest',
  },
  {
    id: 'review',
    width: 148,
    header: 'Review',
    cell: ({ versionInfos }) => <Review versionInfos={versionInfos} />,
  },
  {
    id: 'essential',
    width: 112,
    header: 'Must succeed',
    cell: ({ spec }) => (spec.essential ? 'Yes' : <EmptyCell />),
  },
  {
    id: 'unavailable',
    width: 60,
    header: 'N/A',
    cell: ({ spec }) => (spec.unavailable ? 'N/A' : <EmptyCell />),
  },
  {
    id: 'overrides',
    width: 160,
    grow: 2,
    header: 'Parameter overrides',
    cell: ({ spec }) => <SpecOverrides spec={spec} fit />,
  },
  {
    id: 'viewer',
    width: 84,
    header: 'Viewer',
    cell: ({ spec }) => (
      <ScenarioViewerLink
        type={type}
        scenarioId={spec.scenarioId}
        scenarioVersion={spec.scenarioVersionId}
        without={<EmptyCell />}
      >
        Open<span className="sr-only"> {spec.scenarioDisplayName} in the viewer</span>
      </ScenarioViewerLink>
    ),
  },
]

function Review({ versionInfos }: Pick<SpecRow, 'versionInfos'>) {
  if (versionInfos === null) return <span className="text-muted">Not found</span>
  return versionInfos ? <ReviewStatus status={versionInfos.reviewStatus} /> : <EmptyCell />
}

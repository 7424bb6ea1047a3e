import type { ScenarioType } from '@generated/evaluation/types.ts'
import { ScenarioLink } from '@/page/links.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { ScenarioViewerLink } from '../scenario-viewer-link.tsx'
import { ReviewStatus } from '../wizard/review-status.tsx'
import { SpecOverrides } from './spec-overrides.tsx'
import type { SpecRow } from './spec-rows.ts'

/** The columns of a suite's scenarios. */
export const specColumns = (type: ScenarioType): readonly Column<SpecRow>[] => [
  {
    id: 'scenario',
    typicalWidth: 420,
    wrapsAt: 160,
    header: 'Scenario',
    cell: ({ spec, versionInfos, sharedIn }) => (
      <span className="inline-flex flex-wrap items-center gap-x-1.5">
        <ScenarioLink id={spec.scenarioId} name={spec.scenarioDisplayName} />
        {sharedIn && <Badge>Shared</Badge>}
        {versionInfos?.deprecated && <Badge tone="failed">Deleted</Badge>}
      </span>
    ),
  },
  {
    id: 'version',
    typicalWidth: 44,
    header: 'Version',
    cell: ({ spec }) => spec.scenarioVersionId ?? 'Latest',
  },
  {
    id: 'review',
    typicalWidth: 100,
    header: 'Review',
    cell: ({ versionInfos }) => <Review versionInfos={versionInfos} />,
  },
  {
    id: 'essential',
    header: 'Must succeed',
    cell: ({ spec }) => (spec.essential ? 'Yes' : <EmptyCell />),
  },
  {
    id: 'unavailable',
    header: 'N/A',
    cell: ({ spec }) => (spec.unavailable ? 'N/A' : <EmptyCell />),
  },
  {
    id: 'overrides',
    typicalWidth: 240,
    wrapsAt: 150,
    header: 'Parameter overrides',
    cell: ({ spec }) => <SpecOverrides spec={spec} />,
  },
  {
    id: 'viewer',
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

import type { SpecReport } from '@generated/evaluation/types.ts'
import { useParams } from '@tanstack/react-router'
import type { PartChange } from '@/evidence/changes.ts'
import { naSearch } from '@/models/reports/result-filter.ts'
import { causesColumn, resultColumns, timeColumns } from '@/parts/reports/result-columns.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/**
 * Columns of the scenarios of a suite report; in N/A mode with the results of that mode. `changeOf`: what has changed
 * in a scenario, by the id of its report, as far as it is known.
 */
export const specReportColumns = (
  naMode: boolean,
  changeOf: ReadonlyMap<string, PartChange> | undefined,
): readonly Column<SpecReport>[] => [
  {
    id: 'scenario',
    header: 'Scenario',
    width: 200,
    grow: 3,
    cell: ({ id, scenario }) => (
      <SpecReportLink id={id} name={scenario.displayName} naMode={naMode} />
    ),
    second: ({ scenario, essential, unavailable }) => (
      <span className="inline-flex items-center gap-1.5">
        Version {scenario.versionId}
        {essential && <Badge tone="accent">Essential</Badge>}
        {unavailable && <Badge>N/A</Badge>}
      </span>
    ),
    sortValue: ({ scenario }) => scenario.displayName,
  },
  ...resultColumns(naMode, changeOf),
  causesColumn(naMode),
  ...timeColumns,
]

/** Links to a scenario of the suite report on this page. */
function SpecReportLink({ id, name, naMode }: { id: string; name: string; naMode: boolean }) {
  const params = useParams({ from: '/_console/reports/$jobId/tests/$suiteReportId/' })
  return (
    <TextLink
      to="/reports/$jobId/tests/$suiteReportId/$specReportId"
      params={{ ...params, specReportId: id }}
      search={naSearch(naMode)}
    >
      <TruncatedText text={name} />
    </TextLink>
  )
}

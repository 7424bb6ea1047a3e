import type { SuiteReport } from '@generated/evaluation/types.ts'
import type { PartChange } from '@/evidence/changes.ts'
import { naSearch } from '@/models/reports/result-filter.ts'
import { TextLink } from '@/ui/base/button.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { LabelChips } from '@/ui/text/label-chips.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { causesColumn, resultColumns, timeColumns } from './result-columns.tsx'

/**
 * Columns of the suite reports of a job; in N/A mode with the results of that mode. `changeOf`: what has changed in a
 * suite, by the id of its report, as far as it is known.
 */
export const suiteReportColumns = (
  naMode: boolean,
  changeOf?: ReadonlyMap<string, PartChange>,
): readonly Column<SuiteReport>[] => [
  {
    id: 'suite',
    header: 'Suite',
    width: 180,
    grow: 3,
    cell: ({ jobId, id, suite }) => (
      <TextLink
        to="/reports/$jobId/tests/$suiteReportId"
        params={{ jobId, suiteReportId: id }}
        search={naSearch(naMode)}
      >
        <TruncatedText text={suite.displayName} />
      </TextLink>
    ),
    second: ({ suite, simulation }) => `${suite.type}, ${simulation.environmentType}`,
    sortValue: ({ suite }) => suite.displayName,
  },
  ...resultColumns(naMode, changeOf),
  causesColumn(naMode),
  {
    id: 'labels',
    header: 'Labels',
    width: 112,
    grow: 1,
    cell: ({ suite }) => <LabelChips labels={suite.labels} fit />,
  },
  ...timeColumns,
]

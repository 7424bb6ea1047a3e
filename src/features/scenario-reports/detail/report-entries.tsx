import type { ScenarioReport, ScenarioReportEntry } from '@generated/scenario/types.ts'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { shortId } from '@/lib/ids.ts'
import { logFileName, statusPlace, whyNoLog } from '@/models/scenario-reports/scenario-report.ts'
import { MapLink, ScenarioLink } from '@/page/links.tsx'
import { useTableView } from '@/page/search.ts'
import { useDownloads } from '@/parts/downloads/use-downloads.ts'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { IconButton } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { updatedColumn } from '@/ui/table/columns.tsx'
import { type Column, DataTable, sortableIds } from '@/ui/table/data-table.tsx'
import { Copyable, CopyButton } from '@/ui/text/copyable.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { DownloadReportLog } from '../download/download-report-log.tsx'

const ShortId = ({ id }: { id: string }) => <span className="font-mono text-xs">{shortId(id)}</span>

/** As wide as what they hold: all of them have room in a window of 1280 px. */
const entryColumns: readonly Column<ScenarioReportEntry>[] = [
  {
    id: 'status',
    width: 116,
    header: 'Status',
    cell: ({ status }) => <ReportStatus status={status} />,
    sortValue: ({ status }) => statusPlace(status),
  },
  {
    id: 'report_id',
    width: 108,
    grow: 1,
    header: 'Report ID',
    namesRow: true,
    cell: ({ id }) => <Copyable text={id} what="report ID" />,
  },
  {
    id: 'rosbag_id',
    width: 108,
    grow: 1,
    header: 'Rosbag ID',
    cell: ({ rosbag }) => <Copyable text={rosbag.id} what="rosbag ID" />,
  },
  {
    id: 'environment_id',
    width: 109,
    grow: 1,
    header: 'Environment ID',
    cell: ({ rosbag }) => <ShortId id={rosbag.environmentId} />,
  },
  {
    id: 'area_map_id',
    width: 114,
    header: 'Area map ID',
    cell: ({ rosbag: { areaMap } }) => <MapLink id={areaMap.id} name={String(areaMap.id)} />,
    sortValue: ({ rosbag }) => rosbag.areaMap.id,
  },
  {
    id: 'area_map_version_id',
    width: 138,
    header: 'Area map version ID',
    cell: ({ rosbag }) => <ShortId id={rosbag.areaMap.versionId} />,
  },
  {
    id: 'scenario_id',
    width: 108,
    grow: 1,
    header: 'Scenario ID',
    cell: ({ scenarioId }) =>
      scenarioId ? (
        <span className="inline-flex items-center gap-1 font-mono text-xs">
          <ScenarioLink id={scenarioId} name={shortId(scenarioId)} />
          <CopyButton text={scenarioId} what="scenario ID" />
        </span>
      ) : (
        <EmptyCell />
      ),
  },
  { ...updatedColumn, width: 121 },
]

const sortable = sortableIds(entryColumns)

/** The result of each recording of a job; its log can be downloaded. */
export function ReportEntries({ report }: { report: ScenarioReport }) {
  const [view, onViewChange] = useTableView(sortable)
  const [shownId, setShownId] = useState<string>()
  const downloads = useDownloads()
  const { stateOf } = downloads
  const columns = useMemo(
    () => [
      ...entryColumns,
      {
        id: 'download_log',
        width: 100,
        header: 'Download log',
        cell: (entry: ScenarioReportEntry) => (
          <IconButton
            label={`Download the log of ${shortId(entry.id)}`}
            size="sm"
            pending={stateOf(logFileName(entry)).phase === 'running'}
            disabledReason={whyNoLog(entry)}
            onClick={() => setShownId(entry.id)}
          >
            <Download aria-hidden />
          </IconButton>
        ),
      },
    ],
    [stateOf],
  )
  const shown = report.reports.find(({ id }) => id === shownId)
  return (
    <div className="mt-1.5 flex flex-col gap-2">
      <h2 className="text-base font-semibold">Reports</h2>
      <DataTable
        label="Reports"
        columns={columns}
        rows={report.reports}
        view={view}
        onViewChange={onViewChange}
        empty={<EmptyState>No recording of this job was fit for a scenario.</EmptyState>}
      />
      {shown && (
        <DownloadReportLog
          jobId={report.id}
          entry={shown}
          downloads={downloads}
          onClose={() => setShownId(undefined)}
        />
      )}
    </div>
  )
}

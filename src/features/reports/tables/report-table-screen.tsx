import {
  listCaseReportsOperation,
  listSpecReportsOperation,
  listSuiteReportsOperation,
} from '@generated/evaluation/codec.ts'
import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Bookmark, Download } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { toCsv } from '@/lib/csv.ts'
import { formatCount } from '@/lib/numbers.ts'
import { keysOf } from '@/lib/objects.ts'
import { parseSearch } from '@/lib/search-params.ts'
import { useCommands } from '@/page/commands.ts'
import type { LinkTarget } from '@/page/kind.ts'
import { Page } from '@/page/page.tsx'
import { OperationStatus, QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { saveFile } from '@/ui/base/save-blob.ts'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { CopyButton } from '@/ui/text/copyable.tsx'
import { Kbd } from '@/ui/text/kbd.tsx'
import { SaveGrid } from '../capsule/lazy-save.tsx'
import { whyNotKept } from '../capsule/why-not-kept.ts'
import { jobTitle } from '../model/names.ts'
import { type GridRow, gridCsv, rowDiffers, rowNames } from '../model/report-grid.ts'
import {
  allRowsFlag,
  headLines,
  levelOf,
  type TableLevel,
  tableLevels,
  tableLoading,
} from '../model/report-table.ts'
import { naModeOf } from '../model/result-filter.ts'
import { type SavedTable, useSavedTables } from '../model/saved-tables.ts'
import type { ReportTableSearch } from '../model/search.ts'
import { cellTargetIn } from './cell-target.ts'
import { ColumnHead, headHeightOf } from './column-head.tsx'
import { ReportGrid } from './report-grid.tsx'
import { SaveTable } from './save-table.tsx'
import { TableControls } from './table-controls.tsx'
import { useTableJobs } from './use-table-jobs.ts'
import { useTableParts } from './use-table-parts.ts'

/** A report table that is not saved: its address describes it. */
export function NewReportTableScreen() {
  return <ReportTablePage search={useSearch({ from: '/_console/reports/tables/new' })} />
}

const savedFrom = '/_console/reports/tables/$tableId'

/** A saved report table; its address says what has been changed of it. */
export function SavedReportTableScreen() {
  const { tableId } = useParams({ from: savedFrom })
  const search = useSearch({ from: savedFrom })
  const tables = useSavedTables(useProjectId())
  const table = tables.find(({ id }) => id === tableId)
  if (levelOf(search) !== undefined) return <ReportTablePage search={search} saved={table} />
  if (table) return <Navigate to="." search={parseSearch(table.query)} replace />
  return (
    <Page title="Report table not found">
      <EmptyState title="There is no such report table in this browser.">
        Saved tables stay in the browser that saved them. The link of a table shows it anywhere.
      </EmptyState>
    </Page>
  )
}

interface ReportTablePageProps {
  search: ReportTableSearch
  saved?: SavedTable | undefined
}

const operations = [listSuiteReportsOperation, listSpecReportsOperation, listCaseReportsOperation]

function ReportTablePage({ search, saved }: ReportTablePageProps) {
  const navigate = useNavigate()
  const changeSearch = useChangeSearch()
  const level = levelOf(search)
  const { catalog_id: catalogId, table_config: flags = noFlags, job_id: baseId } = search
  const naMode = naModeOf(search)
  const onlyDiffering = !flags.includes(allRowsFlag)
  const lines = useMemo(() => keysOf(headLines).filter((line) => flags.includes(line)), [flags])
  const loaded = useTableJobs(search, catalogId)
  const { jobs, more } = loaded
  const { parts, suites, specs, grid, isAwaited, isFailed } = useTableParts(
    search,
    level,
    jobs,
    naMode,
  )
  const nameOf = useMemo(() => rowNames(grid.rows), [grid.rows])
  const differing = useMemo(() => grid.rows.filter((row) => rowDiffers(row, grid)), [grid])
  const rows = onlyDiffering && grid.parts.size > 1 ? differing : grid.rows
  const [isSaving, setSaving] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
  const keptColumns = useMemo(
    () => jobs.map((report, index) => ({ jobId: report.jobId, report, parts: parts[index] })),
    [jobs, parts],
  )
  const words = tableLevels[level ?? 'catalog']

  const switchRows = () =>
    changeSearch({
      table_config: onlyDiffering
        ? [...flags, allRowsFlag]
        : flags.filter((flag) => flag !== allRowsFlag),
    })
  const saveCsv = () =>
    saveFile(
      'report-results.csv',
      toCsv(
        gridCsv(
          words.word,
          rows,
          nameOf,
          jobs.map((job, index) => ({ ...job, title: jobTitle(job), parts: parts[index] })),
        ),
      ),
      'text/csv',
    )
  useCommands([
    { id: 'table-rows', label: 'Show all rows or those that differ', keys: 'd', run: switchRows },
    { id: 'table-csv', label: 'Save the table as CSV', keys: 'c', run: saveCsv },
  ])
  const columns = useMemo(
    () =>
      jobs.map((report, index) => ({
        id: report.jobId,
        isBase: report.jobId === baseId,
        parts: parts[index],
        head: (
          <ColumnHead
            report={report}
            lines={lines}
            isBase={report.jobId === baseId}
            parts={parts[index]}
          />
        ),
      })),
    [jobs, parts, baseId, lines],
  )
  const cellTarget = useMemo(() => cellTargetIn(naMode), [naMode])
  const open = useCallback((target: LinkTarget) => void navigate(target), [navigate])
  const rowTarget = useCallback(
    ({ key }: GridRow): LinkTarget | undefined => {
      const below = belowOf(level, key)
      return below && { to: '.', search: { ...search, ...below } }
    },
    [level, search],
  )
  const title = saved?.name ?? 'Report table'
  // The first reports show together: which rows differ, and so where they stand, depends on all of them.
  const isFirstAwaited = isAwaited && jobs.length <= tableLoading.step
  const hasNone = jobs.length > 0 && grid.parts.size === 0
  const isWaiting = jobs.length === 0 ? loaded.loading : (hasNone && !isFailed) || isFirstAwaited
  return (
    <Page
      title={title}
      heading={<bdi>{title}</bdi>}
      actions={
        level !== undefined && (
          <>
            <CopyButton text={window.location.href} what="link" />
            <Button
              icon={<Download aria-hidden />}
              onClick={saveCsv}
              disabledReason={rows.length === 0 ? 'There are no rows to save.' : undefined}
            >
              CSV
            </Button>
            <Button
              aria-haspopup="dialog"
              disabledReason={whyNotKept({ rows, columns: keptColumns })}
              onClick={() => setKeeping(true)}
            >
              Save as HTML
            </Button>
            <Button
              variant="primary"
              icon={<Bookmark aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setSaving(true)}
            >
              Save table
            </Button>
          </>
        )
      }
    >
      <TableControls search={search} suites={suites} specs={specs} onSwitchRows={switchRows} />
      {loaded.queries.map((query) => (
        <QueryStatus key={JSON.stringify(query.queryKey)} query={query} />
      ))}
      {operations.map((operation) => (
        <OperationStatus key={operation.id} operation={operation} />
      ))}
      {loaded.unlisted.map((report) => (
        <InfoBanner key={report.jobId}>
          <bdi>{jobTitle(report)}</bdi> is not in the table: only jobs that were built, and tested
          to their end, can be compared.
        </InfoBanner>
      ))}
      {level === undefined ? (
        <EmptyState title="Choose a catalog.">
          A report table shows the reports of a catalog side by side: what failed since when.
        </EmptyState>
      ) : (
        <section
          aria-label={words.word}
          className="overflow-clip rounded-lg border bg-surface text-sm"
        >
          {/* As high as a table that fills the window, so that the foot stays where it is. */}
          <div className="min-h-[max(320px,calc(100dvh-300px))] print:min-h-0">
            {isWaiting ? (
              <Loading>
                <div className="flex flex-col gap-5 p-4">
                  {[1, 2, 3, 4, 5, 6].map((place) => (
                    <Skeleton key={place} className="h-6 w-full" />
                  ))}
                </div>
              </Loading>
            ) : hasNone ? null : rows.length === 0 ? (
              <EmptyState>
                {grid.rows.length > 0 ? `These reports agree on all ${words.many}.` : undefined}
              </EmptyState>
            ) : (
              <ReportGrid
                label={`${words.word} by report`}
                columns={columns}
                rows={rows}
                nameOf={nameOf}
                rowTarget={rowTarget}
                cellTarget={cellTarget}
                headHeight={headHeightOf(lines)}
                corner={
                  <Corner
                    total={grid.rows.length}
                    differing={differing.length}
                    isHidden={rows === differing}
                    many={words.many}
                  />
                }
                edge={tableLoading.edge}
                onNearEnd={more}
                onOpen={open}
                onMakeBase={(jobId) => changeSearch({ job_id: jobId })}
              />
            )}
          </div>
          <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-t px-4 py-1.5 text-xs text-muted">
            <span className="hidden flex-1 items-center gap-1.5 md:flex print:hidden">
              <Kbd>j</Kbd> <Kbd>k</Kbd> row <Kbd>h</Kbd> <Kbd>l</Kbd> report <Kbd>Enter</Kbd> open{' '}
              <Kbd>b</Kbd> make base <Kbd>d</Kbd> all or differing <Kbd>c</Kbd> CSV
            </span>
            <span role="status" className="ml-auto">
              {loaded.loading
                ? 'Loading...'
                : loaded.complete
                  ? `${formatCount(jobs.length)} reports, ${formatCount(loaded.searched)} searched`
                  : `Newest ${formatCount(loaded.searched)} reports searched`}
            </span>
            {more && (
              <Button size="sm" onClick={more}>
                Load older reports
              </Button>
            )}
          </div>
        </section>
      )}
      {isKeeping && (
        <SaveGrid
          what="Report table"
          title={title}
          kept={{
            what: words.word,
            columns: keptColumns,
            rows,
            nameOf,
            hidden: grid.rows.length - rows.length,
          }}
          facts={[
            ['Catalog', jobs[0]?.catalog.displayName],
            ['Filter', search.filter],
            ['Reports', `${formatCount(jobs.length)} of ${formatCount(loaded.searched)} searched`],
          ]}
          onClose={() => setKeeping(false)}
        />
      )}
      {isSaving && <SaveTable saved={saved} search={search} onClose={() => setSaving(false)} />}
    </Page>
  )
}

const noFlags: readonly string[] = []

/** The search parameters of the level below a row; undefined for cases. */
const belowOf = (level: TableLevel | undefined, key: string) => {
  if (level === 'catalog') return { suite_id: key }
  return level === 'suite' ? { scenario_id: key } : undefined
}

interface CornerProps {
  total: number
  differing: number
  isHidden: boolean
  many: string
}

/** Above the names of the rows: how many differ, and whether the others are hidden. */
const Corner = ({ total, differing, isHidden, many }: CornerProps) => (
  <span className="flex min-w-0 flex-col text-xs">
    <span className="font-semibold">
      {formatCount(differing)} of {formatCount(total)} {many} differ
    </span>
    {isHidden && total > differing && (
      <span className="text-muted">{formatCount(total - differing)} same in all, hidden</span>
    )}
  </span>
)

import {
  listCaseReportsOperation,
  listSpecReportsOperation,
  listSuiteReportsOperation,
} from '@generated/evaluation/codec.ts'
import { Navigate, useParams, useSearch } from '@tanstack/react-router'
import { Bookmark, Download } from 'lucide-react'
import { useState } from 'react'
import { SaveGrid } from '@/features/capsule/lazy-save.tsx'
import { whyNotKept } from '@/features/capsule/why-not-kept.ts'
import { counted } from '@/lib/count-text.ts'
import { toCsv } from '@/lib/csv.ts'
import { formatCount } from '@/lib/numbers.ts'
import { parseSearch } from '@/lib/search-params.ts'
import { gridCsv } from '@/models/report-tables/grid-model.ts'
import {
  fileHeads,
  headLinesOf,
  levelOf,
  withOtherRows,
} from '@/models/report-tables/report-table-config.ts'
import { type SavedTable, useSavedTables } from '@/models/report-tables/saved-tables.ts'
import { jobTitle } from '@/models/reports/report-names.ts'
import type { ReportTableSearch } from '@/models/reports/report-search.ts'
import { useCommands } from '@/page/commands.ts'
import { OperationStatus } from '@/page/operation-status.tsx'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { saveFile } from '@/ui/base/save-blob.ts'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { CopyButton } from '@/ui/text/copyable.tsx'
import { Kbd } from '@/ui/text/kbd.tsx'
import { SaveTable } from './save-table.tsx'
import { TableControls } from './table-controls.tsx'
import { TableGrid } from './table-grid.tsx'
import { type ShownTable, useShownTable } from './use-shown-table.ts'
import type { TableJobs } from './use-table-jobs.ts'

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
  const changeSearch = useChangeSearch()
  const table = useShownTable(search)
  const { words, loaded, columns, rows, nameOf } = table
  const [dialog, setDialog] = useState<Dialog>()
  const close = () => setDialog(undefined)
  const switchRows = () => changeSearch({ table_config: withOtherRows(search.table_config) })
  const saveCsv = () => {
    if (whyNoCsv(table) === undefined)
      saveFile('report-results.csv', csvOf(table, search), 'text/csv')
  }
  useCommands([
    { id: 'table-rows', label: 'Show all rows or those that differ', keys: 'd', run: switchRows },
    { id: 'table-csv', label: 'Save the table as CSV', keys: 'c', run: saveCsv },
  ])
  const title = saved?.name ?? 'Report table'
  const isChosen = table.level !== undefined
  return (
    <Page
      title={title}
      actions={isChosen && <TableActions table={table} onCsv={saveCsv} onOpen={setDialog} />}
    >
      <TableControls
        search={search}
        suites={table.suites}
        specs={table.specs}
        onSwitchRows={switchRows}
      />
      <TableStatus loaded={loaded} />
      {isChosen ? (
        <section
          aria-label={words.word}
          className="overflow-clip rounded-lg border bg-surface text-sm"
        >
          {/* As high as a table that fills the window, so that the foot stays where it is. */}
          <div className="min-h-[max(320px,calc(100dvh-300px))] print:min-h-0">
            <TableGrid table={table} search={search} />
          </div>
          <TableFoot loaded={loaded} />
        </section>
      ) : (
        <EmptyState title="Choose a catalog.">
          A report table shows the reports of a catalog side by side: what failed since when.
        </EmptyState>
      )}
      {dialog === 'html' && (
        <SaveGrid
          what="Report table"
          title={title}
          kept={{ what: words.word, columns, rows, nameOf, hidden: table.total - rows.length }}
          facts={[
            ['Catalog', columns[0]?.report.catalog.displayName],
            ['Filter', search.filter],
            [
              'Reports',
              `${formatCount(columns.length)} of ${formatCount(loaded.searched)} searched`,
            ],
          ]}
          onClose={close}
        />
      )}
      {dialog === 'save' && <SaveTable saved={saved} search={search} onClose={close} />}
    </Page>
  )
}

/** The ways to save a table: as a file, or under a name in this browser. */
type Dialog = 'html' | 'save'

const csvOf = (
  { words, rows, nameOf, columns }: ShownTable,
  { table_config }: ReportTableSearch,
) => {
  const { heads, textsOf } = fileHeads(words.word, headLinesOf(table_config))
  const reports = columns.map(({ report, parts }) => ({ heads: textsOf(report), parts }))
  return toCsv(gridCsv(heads, rows, nameOf, reports))
}

const whyNoFilter = ({ loaded }: ShownTable) =>
  loaded.isFilterValid ? undefined : 'Correct the filter first.'

const whyNoCsv = (table: ShownTable) =>
  whyNoFilter(table) ?? (table.rows.length === 0 ? 'There are no rows to save.' : undefined)

interface TableActionsProps {
  table: ShownTable
  onCsv: () => void
  onOpen: (dialog: Dialog) => void
}

const TableActions = ({ table, onCsv, onOpen }: TableActionsProps) => (
  <>
    <CopyButton text={window.location.href} what="link" />
    <Button icon={<Download aria-hidden />} onClick={onCsv} disabledReason={whyNoCsv(table)}>
      CSV
    </Button>
    <Button
      aria-haspopup="dialog"
      disabledReason={whyNoFilter(table) ?? whyNotKept(table)}
      onClick={() => onOpen('html')}
    >
      Save as HTML
    </Button>
    <Button
      variant="primary"
      icon={<Bookmark aria-hidden />}
      aria-haspopup="dialog"
      disabledReason={whyNoFilter(table)}
      onClick={() => onOpen('save')}
    >
      Save table
    </Button>
  </>
)

/** Failed calls, and the chosen reports that cannot be shown. */
const TableStatus = ({ loaded: { queries, unlisted } }: { loaded: TableJobs }) => (
  <>
    {queries.map((query) => (
      <QueryStatus key={JSON.stringify(query.queryKey)} query={query} />
    ))}
    {operations.map((operation) => (
      <OperationStatus key={operation.id} operation={operation} />
    ))}
    {unlisted.map((report) => (
      <InfoBanner key={report.jobId}>
        <bdi>{jobTitle(report)}</bdi> is not in the table: only jobs that were built, and tested to
        their end, can be compared.
      </InfoBanner>
    ))}
  </>
)

/** The keys of the table, and how many reports were searched. */
function TableFoot({ loaded }: { loaded: TableJobs }) {
  const { jobs, searched, loading, complete, more, isFilterValid } = loaded
  const count = formatCount(searched)
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-t px-4 py-1.5 text-xs text-muted">
      <span className="hidden flex-1 items-center gap-1.5 md:flex print:hidden">
        <Kbd>j</Kbd> <Kbd>k</Kbd> row <Kbd>h</Kbd> <Kbd>l</Kbd> report <Kbd>Enter</Kbd> open{' '}
        <Kbd>b</Kbd> make base <Kbd>d</Kbd> all or differing <Kbd>c</Kbd> CSV
      </span>
      <span role="status" className="ml-auto">
        {!isFilterValid
          ? ''
          : loading
            ? 'Loading...'
            : complete
              ? `${counted(jobs.length, 'report')}, ${count} searched`
              : `Newest ${count} reports searched`}
      </span>
      {more && (
        <Button size="sm" onClick={more}>
          Load older reports
        </Button>
      )}
    </div>
  )
}

import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { shortId } from '@/lib/ids.ts'
import { parseSearch } from '@/lib/search-params.ts'
import { levelOf, tableLevels } from '@/models/report-tables/report-table-config.ts'
import {
  deleteTable,
  type SavedTable,
  saveTable,
  useSavedTables,
} from '@/models/report-tables/saved-tables.ts'
import { Page } from '@/page/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink, TextLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { Menu } from '@/ui/overlays/menu.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { NameTable } from './save-table.tsx'

const columns: readonly Column<SavedTable>[] = [
  {
    id: 'name',
    width: 280,
    grow: 3,
    header: 'Name',
    cell: ({ id, name }) => (
      <TextLink to="/reports/tables/$tableId" params={{ tableId: id }}>
        <TruncatedText text={name} />
      </TextLink>
    ),
  },
  {
    id: 'level',
    width: 120,
    header: 'Rows',
    cell: ({ query }) => {
      const level = levelOf(parseSearch(query))
      return level ? tableLevels[level].word : <EmptyCell />
    },
  },
  {
    id: 'base',
    width: 160,
    header: 'Base report',
    cell: ({ query }) => {
      const { job_id } = parseSearch(query)
      return job_id === undefined ? (
        <EmptyCell />
      ) : (
        <TextLink to="/reports/$jobId" params={{ jobId: job_id }} tone="secondary">
          Job {shortId(job_id)}
        </TextLink>
      )
    },
  },
  {
    id: 'updated',
    width: 132,
    header: 'Updated',
    cell: ({ updatedAt }) => <ShortDate at={updatedAt} />,
  },
]

/** The report tables that the user has saved in this browser. */
export function ReportTablesScreen() {
  const projectId = useProjectId()
  const tables = useSavedTables(projectId)
  const [asked, setAsked] = useState<{ to: 'rename' | 'delete'; table: SavedTable }>()
  const close = () => setAsked(undefined)
  const rowActions = useCallback(
    (table: SavedTable) => (
      <Menu
        label={`Actions for ${table.name}`}
        size="sm"
        items={[
          { id: 'rename', label: 'Rename', onSelect: () => setAsked({ to: 'rename', table }) },
          {
            id: 'delete',
            label: 'Delete',
            destructive: true,
            onSelect: () => setAsked({ to: 'delete', table }),
          },
        ]}
      />
    ),
    [],
  )
  const newTable = (
    <ButtonLink variant="primary" icon={<Plus aria-hidden />} to="/reports/tables/new">
      New table
    </ButtonLink>
  )
  return (
    <Page
      title="Report tables"
      note="A report table shows the results of many jobs side by side; saved ones are kept in this browser."
      actions={newTable}
    >
      <DataTable
        label="Report tables"
        columns={columns}
        rows={tables}
        rowActions={rowActions}
        empty={
          <EmptyState action={<ButtonLink to="/reports/tables/new">Compare reports</ButtonLink>}>
            Nothing is saved in this browser yet.
          </EmptyState>
        }
      />
      {asked?.to === 'rename' && (
        <NameTable
          title="Rename report table"
          submitLabel="Rename"
          saved={asked.table}
          onName={(name) => {
            saveTable(projectId, { ...asked.table, name, updatedAt: new Date().toISOString() })
            close()
          }}
          onClose={close}
        />
      )}
      {asked?.to === 'delete' && (
        <ConfirmDialog
          question="Delete the report table?"
          name={asked.table.name}
          confirmLabel="Delete"
          pending={false}
          submitError={undefined}
          disabledReason={undefined}
          onConfirm={() => {
            deleteTable(projectId, asked.table.id)
            close()
          }}
          onClose={close}
        />
      )}
    </Page>
  )
}

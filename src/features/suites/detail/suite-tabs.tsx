import type { Attachment, Suite } from '@generated/evaluation/types.ts'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { shortId } from '@/lib/ids.ts'
import { whyNotOnSuite } from '@/models/suites/suite-action-rules.ts'
import { suiteTabNames, suiteTabs } from '@/models/suites/suite-search.ts'
import { CatalogLink } from '@/page/links.tsx'
import { PageTabs } from '@/page/page-tabs.tsx'
import { useTableView } from '@/page/search.ts'
import { placeRunColumns } from '@/parts/reports/place-runs.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { DialogButton } from '@/ui/overlays/dialog-button.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { SpecsPanel } from './specs-panel.tsx'

const attachDialog = lazyCode(() => import('../bulk/suite-bulk-dialog.tsx'))

const keep = () => {}

/** Attaches a suite that no catalog has to one; nothing for a suite that cannot be edited. */
function AttachSuite({ suite }: { suite: Suite }) {
  const suites = useMemo(() => [suite], [suite])
  if (whyNotOnSuite('edit', suite) !== undefined) return null
  return (
    <DialogButton
      load={attachDialog.load}
      dialog={(onClose) => (
        <LazyPart
          code={attachDialog}
          kind="attach"
          suites={suites}
          onStarted={keep}
          onClose={onClose}
        />
      )}
    >
      Attach to a catalog
    </DialogButton>
  )
}

const nothing: readonly string[] = []

/** Runs in each catalog. */
const shownRuns = 20

const rowId = ({ catalogId }: Attachment) => catalogId

const columnsOf = (suite: Suite): readonly Column<Attachment>[] => [
  {
    id: 'catalog',
    card: 'line',
    width: 220,
    grow: 2,
    header: 'Catalog',
    cell: ({ catalogId, catalogDisplayName }) => (
      <CatalogLink id={catalogId} name={catalogDisplayName} />
    ),
  },
  ...placeRunColumns(shownRuns, ({ catalogId, catalogDisplayName }: Attachment) => ({
    name: catalogDisplayName,
    place: { suiteId: suite.id, catalogId },
  })),
  {
    id: 'version',
    card: 'hidden',
    width: 120,
    header: 'Version',
    cell: ({ catalogVersionId }) =>
      catalogVersionId === undefined ? (
        'Latest'
      ) : (
        <span className="font-mono text-xs">{shortId(catalogVersionId)}</span>
      ),
  },
]

function AttachmentsPanel({ suite }: { suite: Suite }) {
  const [view, onViewChange] = useTableView(nothing)
  const columns = useMemo(() => columnsOf(suite), [suite])
  return (
    <DataTable
      label="Catalogs"
      lines={2}
      columns={columns}
      rows={suite.attachments}
      rowId={rowId}
      view={view}
      onViewChange={onViewChange}
      empty={
        <EmptyState action={<AttachSuite suite={suite} />}>
          This suite is attached to no catalog: no job of a catalog runs it.
        </EmptyState>
      }
    />
  )
}

/** The lists of a suite as tabs. */
export function SuiteTabs({ suite }: { suite: Suite }) {
  const { catalog_id } = useSearch({ from: '/_console/suites/$suiteId/' })
  return (
    <PageTabs
      label="Parts of the suite"
      tabs={suiteTabs}
      names={suiteTabNames}
      counts={{ specs: suite.specs.length, catalogs: suite.attachments.length }}
      kept={{ catalog_id }}
    >
      {(open) =>
        open === 'specs' ? <SpecsPanel suite={suite} /> : <AttachmentsPanel suite={suite} />
      }
    </PageTabs>
  )
}

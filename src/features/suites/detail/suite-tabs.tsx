import type { Attachment, Suite } from '@generated/evaluation/types.ts'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { shortId } from '@/lib/ids.ts'
import { whyNotOnSuite } from '@/models/suites/suite-action-rules.ts'
import { suiteTabNames, suiteTabs } from '@/models/suites/suite-search.ts'
import { CatalogLink } from '@/page/links.tsx'
import { useTableView } from '@/page/search.ts'
import { placeRunColumns } from '@/parts/reports/place-runs.tsx'
import { Button } from '@/ui/base/button.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { SpecsPanel } from './specs-panel.tsx'

const attachDialog = lazyCode(() => import('../bulk/suite-bulk-dialog.tsx'))

const keep = () => {}

/** Attaches a suite that no catalog has to one; nothing for a suite that cannot be edited. */
function AttachSuite({ suite }: { suite: Suite }) {
  const [isOpen, setOpen] = useState(false)
  const suites = useMemo(() => [suite], [suite])
  if (whyNotOnSuite('edit', suite) !== undefined) return null
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={attachDialog.load}
        onFocus={attachDialog.load}
        onClick={() => setOpen(true)}
      >
        Attach to a catalog
      </Button>
      {isOpen && (
        <LazyPart
          code={attachDialog}
          kind="attach"
          suites={suites}
          onStarted={keep}
          onClose={() => setOpen(false)}
        />
      )}
    </>
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

/** The catalogs to which a suite is attached. */
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
  const search = useSearch({ from: '/_console/suites/$suiteId/' })
  const { tab: open = 'specs' } = search
  const counts = { specs: suite.specs.length, catalogs: suite.attachments.length }
  return (
    <Tabs value={open}>
      <TabList label="Parts of the suite">
        {suiteTabs.map((tab) => (
          <TabLink
            key={tab}
            to="/suites/$suiteId"
            params={{ suiteId: suite.id }}
            // Page and filter belong to the tab being left.
            search={{
              catalog_id: search.catalog_id,
              page_size: search.page_size,
              tab: tab === 'specs' ? undefined : tab,
            }}
            resetScroll={false}
            value={tab}
            count={counts[tab]}
          >
            {suiteTabNames[tab]}
          </TabLink>
        ))}
      </TabList>
      <TabPanel>
        {open === 'specs' ? <SpecsPanel suite={suite} /> : <AttachmentsPanel suite={suite} />}
      </TabPanel>
    </Tabs>
  )
}

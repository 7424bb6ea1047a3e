import type { Attachment, Suite } from '@generated/evaluation/types.ts'
import { useSearch } from '@tanstack/react-router'
import { shortId } from '@/lib/ids.ts'
import { suiteTabNames, suiteTabs } from '@/models/suites/suite-search.ts'
import { CatalogLink } from '@/page/links.tsx'
import { useTableView } from '@/page/search.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { EditSuite } from './edit-suite.tsx'
import { SpecsPanel } from './specs-panel.tsx'

const nothing: readonly string[] = []
const rowId = ({ catalogId }: Attachment) => catalogId

const columns: readonly Column<Attachment>[] = [
  {
    id: 'catalog',
    width: 220,
    grow: 1,
    header: 'Catalog',
    cell: ({ catalogId, catalogDisplayName }) => (
      <CatalogLink id={catalogId} name={catalogDisplayName} />
    ),
  },
  {
    id: 'version',
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
  return (
    <DataTable
      label="Catalogs"
      columns={columns}
      rows={suite.attachments}
      rowId={rowId}
      view={view}
      onViewChange={onViewChange}
      empty={
        <EmptyState action={<EditSuite suite={suite}>Attach to catalogs</EditSuite>}>
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

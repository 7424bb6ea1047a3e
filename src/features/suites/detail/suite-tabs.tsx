import type { Suite } from '@generated/evaluation/types.ts'
import { useSearch } from '@tanstack/react-router'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import { suiteTabNames, suiteTabs } from '../model/search.ts'
import { AttachmentsPanel } from './attachments-panel.tsx'
import { SpecsPanel } from './specs-panel.tsx'

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

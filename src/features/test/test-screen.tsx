import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { oneOf } from '@/lib/search-params.ts'
import { Page } from '@/page/page.tsx'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import { ConsolePanel } from './console-panel.tsx'
import { ControlsPanel } from './controls-panel.tsx'
import { demoStateQueryOptions } from './demo-queries.ts'
import { LedgerPanel } from './ledger-panel.tsx'

const route = getRouteApi('/_console/test')

const tabs = ['console', 'controls', 'ledger'] as const

/**
 * The Test page: build and configuration of the console; where the services are a demo also its controls and
 * the ledger of its contracts.
 */
export function TestScreen() {
  const search = route.useSearch()
  const demo = useQuery({ ...demoStateQueryOptions(), select: () => true })
  const asked = oneOf(search, 'tab', tabs, 'console')
  // A URL with a demo tab shows it at once; otherwise the demo tabs appear with the platform's answer.
  const isDemo = demo.data ?? (demo.isPending && asked !== 'console')
  const tab = isDemo ? asked : 'console'
  return (
    <Page title="Test">
      <div>
        <Tabs value={tab}>
          <TabList label="Test">
            <TabLink value="console" from="/test" to="." search={{}}>
              Console
            </TabLink>
            {isDemo && (
              <TabLink value="controls" from="/test" to="." search={{ tab: 'controls' }}>
                Demo controls
              </TabLink>
            )}
            {isDemo && (
              <TabLink value="ledger" from="/test" to="." search={{ tab: 'ledger' }}>
                Contract ledger
              </TabLink>
            )}
          </TabList>
          <TabPanel value="console">
            <ConsolePanel />
          </TabPanel>
          <TabPanel value="controls">
            <ControlsPanel />
          </TabPanel>
          <TabPanel value="ledger">
            <LedgerPanel />
          </TabPanel>
        </Tabs>
      </div>
    </Page>
  )
}

import type { Scenario } from '@generated/scenario/types.ts'
import { useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import { scenarioTabNames, scenarioTabs } from '../model/search.ts'
import { VersionsPanel } from './versions-panel.tsx'

/** Lists of other areas on the page of a scenario. */
export interface ScenarioTabContents {
  suites: ComponentType<{ scenario: Scenario }>
  results: ComponentType<{ scenario: Scenario }>
}

interface ScenarioTabsProps {
  scenario: Scenario
  contents: ScenarioTabContents
}

/** The lists of a scenario as tabs. */
export function ScenarioTabs({ scenario, contents }: ScenarioTabsProps) {
  const search = useSearch({ from: '/_console/scenarios/$scenarioId/' })
  const { tab: open = 'versions' } = search
  const Content = open === 'versions' ? VersionsPanel : contents[open]
  return (
    <Tabs value={open}>
      <TabList label="Parts of the scenario">
        {scenarioTabs.map((tab) => (
          <TabLink
            key={tab}
            to="/scenarios/$scenarioId"
            params={{ scenarioId: scenario.id }}
            // The page belongs to the tab being left.
            search={{
              version: search.version,
              page_size: search.page_size,
              tab: tab === 'versions' ? undefined : tab,
            }}
            resetScroll={false}
            value={tab}
          >
            {scenarioTabNames[tab]}
          </TabLink>
        ))}
      </TabList>
      <TabPanel>
        <Content scenario={scenario} />
      </TabPanel>
    </Tabs>
  )
}

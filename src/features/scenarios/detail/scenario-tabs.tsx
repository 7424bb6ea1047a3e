import type { Scenario } from '@generated/scenario/types.ts'
import { useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { isShareable } from '@/features/suites/model/sharing.ts'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import { scenarioTabNames, scenarioTabs } from '../model/search.ts'
import { ScenarioShares } from '../sharing/scenario-shares.tsx'
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

const hasShares = ({ type, sharedFrom }: Scenario) => isShareable(type) && !sharedFrom

const SharesPanel = ({ scenario }: { scenario: Scenario }) => (
  <div className="rounded-lg border bg-surface px-4 py-3">
    <ScenarioShares scenarioId={scenario.id} />
  </div>
)

/** The lists of a scenario as tabs. */
export function ScenarioTabs({ scenario, contents }: ScenarioTabsProps) {
  const search = useSearch({ from: '/_console/scenarios/$scenarioId/' })
  const tabs = scenarioTabs.filter((tab) => tab !== 'shares' || hasShares(scenario))
  const [first = 'versions'] = tabs
  const open = tabs.find((tab) => tab === search.tab) ?? first
  const Content = { ...contents, versions: VersionsPanel, shares: SharesPanel }[open]
  return (
    <Tabs value={open}>
      <TabList label="Parts of the scenario">
        {tabs.map((tab) => (
          <TabLink
            key={tab}
            to="/scenarios/$scenarioId"
            params={{ scenarioId: scenario.id }}
            // The page belongs to the tab being left.
            search={{
              version: search.version,
              page_size: search.page_size,
              tab: tab === first ? undefined : tab,
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

import { useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { type AreaTab, areaTabNames, areaTabs } from '@/models/ml-experiments/experiment-search.ts'
import { Page } from '@/page/page.tsx'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import { ExperimentsTable } from './list/experiments-table.tsx'

/** The other lists of the area, composed by the route. */
export type AreaTabContents = Readonly<
  Partial<Record<Exclude<AreaTab, 'experiments'>, ComponentType>>
>

/** Root of the area: the experiments of the project, and the lists that belong to them. */
export function ExperimentsScreen({ contents }: { contents: AreaTabContents }) {
  const search = useSearch({ from: '/_console/mlexperiments/' })
  const all = { experiments: ExperimentsTable, ...contents }
  const tabs = areaTabs.filter((tab) => all[tab])
  const open = tabs.find((tab) => tab === search.tab) ?? 'experiments'
  const Content = all[open]
  return (
    <Page
      title="ML Experiments"
      note="An experiment collects the training runs of one model, so that they can be compared."
    >
      <Tabs value={open}>
        <TabList label="Lists" className="mt-1.5">
          {tabs.map((tab) => (
            <TabLink
              key={tab}
              to="/mlexperiments"
              // Page, sort and filter belong to the tab being left.
              search={{
                page_size: search.page_size,
                tab: tab === 'experiments' ? undefined : tab,
              }}
              resetScroll={false}
              value={tab}
            >
              {areaTabNames[tab]}
            </TabLink>
          ))}
        </TabList>
        <TabPanel>{Content && <Content />}</TabPanel>
      </Tabs>
    </Page>
  )
}

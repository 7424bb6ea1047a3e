import type { ComponentType } from 'react'
import { type AreaTab, areaTabNames, areaTabs } from '@/models/ml-experiments/experiment-search.ts'
import { Page } from '@/page/page.tsx'
import { PageTabs } from '@/page/page-tabs.tsx'
import { ExperimentsTable } from './list/experiments-table.tsx'

/** The other lists of the area, composed by the route. */
export type AreaTabContents = Readonly<
  Partial<Record<Exclude<AreaTab, 'experiments'>, ComponentType>>
>

/** Root of the area: the experiments of the project, and the lists that belong to them. */
export function ExperimentsScreen({ contents }: { contents: AreaTabContents }) {
  const all = { experiments: ExperimentsTable, ...contents }
  return (
    <Page
      title="ML Experiments"
      note="An experiment collects the training runs of one model, so that they can be compared."
    >
      <PageTabs
        label="Lists"
        tabs={areaTabs.filter((tab) => all[tab])}
        names={areaTabNames}
        className="mt-1.5"
      >
        {(open) => {
          const Content = all[open]
          return Content && <Content />
        }}
      </PageTabs>
    </Page>
  )
}

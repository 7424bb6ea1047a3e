import { useQueries, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useToList } from '@/page/kind.ts'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useIsFlagDecided } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { WarningBanner } from '@/ui/feedback/alert.tsx'
import type { NewSuiteSearch } from './model/search.ts'
import { suiteKind } from './model/suite.ts'
import { leftOutTexts, suiteOfTargets } from './model/targets.ts'
import { newSuiteQueries } from './model/wizard-queries.ts'
import { startOfNew, type WizardStart } from './wizard/start.ts'
import { SuiteWizard } from './wizard/suite-wizard.tsx'
import { WizardSkeleton } from './wizard/wizard-skeleton.tsx'

/** Makes a suite in the wizard: an empty one, one of a catalog, or one of the scenarios in the address. */
export function NewSuiteScreen() {
  const search = useSearch({ from: '/_console/suites/new' })
  // Another address begins anew.
  return <NewSuite key={`${search.catalog_id} ${search.target_ids}`} search={search} />
}

function NewSuite({ search }: { search: NewSuiteSearch }) {
  const projectId = useProjectId()
  const [queries] = useState(() => newSuiteQueries(projectId, search))
  const catalog = useQuery({ ...queries.catalog, enabled: queries.fromCatalog })
  const answers = useQueries({ queries: queries.lookUps })

  // What the suite is for is decided once, whatever is fetched later.
  const [start, setStart] = useState<WizardStart>()
  if (!start && (!queries.fromCatalog || catalog.data) && answers.every(({ data }) => data)) {
    const found = answers.flatMap(({ data }) => data?.found ?? [])
    const targets = suiteOfTargets(queries.targets, found)
    setStart(startOfNew({ catalog: catalog.data, targets, leftOut: queries.leftOut }))
  }
  // What only internal staff sees is not to push the rest aside later.
  const decided = useIsFlagDecided('internalStaff')
  const failed = catalog.isError || answers.some(({ isError }) => isError)

  const toList = useToList(suiteKind)
  return (
    <Page title="New Suite">
      {!start && (
        <>
          {queries.fromCatalog && <QueryStatus query={queries.catalog} />}
          {queries.lookUps.map((query) => (
            <QueryStatus key={JSON.stringify(query.queryKey)} query={query} />
          ))}
        </>
      )}
      {start && <LeftOutBanner start={start} />}
      {start && decided ? (
        <SuiteWizard start={start} catalogId={search.catalog_id} onCancel={toList} />
      ) : (
        !failed && <WizardSkeleton />
      )}
    </Page>
  )
}

function LeftOutBanner({ start: { leftOut, catalogLeftOut } }: { start: WizardStart }) {
  if (leftOut.length === 0 && catalogLeftOut === undefined) return null
  return (
    <WarningBanner>
      {catalogLeftOut !== undefined && <p>The catalog is not attached: {catalogLeftOut}</p>}
      {leftOut.length > 0 && (
        <>
          <p>Not taken into the suite:</p>
          <ul className="list-disc pl-5">
            {leftOut.map(({ name, reason }) => (
              <li key={`${reason} ${name}`}>
                <bdi>{name}</bdi> ({leftOutTexts[reason]})
              </li>
            ))}
          </ul>
        </>
      )}
    </WarningBanner>
  )
}

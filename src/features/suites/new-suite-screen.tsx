import { useQueries, useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { startOfNew, type WizardStart } from '@/features/suites/wizard/wizard-start.ts'
import { countText } from '@/lib/count-text.ts'
import { runJobLabel } from '@/models/run-drawer/run-drawer-name.ts'
import { scenarioKind } from '@/models/scenarios/scenario.ts'
import { readOverrides } from '@/models/suites/narrowed.ts'
import { suiteKind } from '@/models/suites/suite.ts'
import type { NewSuiteSearch } from '@/models/suites/suite-search.ts'
import { leftOutTexts, suiteOfTargets } from '@/models/suites/suite-targets.ts'
import { newSuiteQueries } from '@/models/suites/wizard-queries.ts'
import { useToList } from '@/page/kind.ts'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { ScenarioNames } from '@/parts/scenarios/scenario-names.tsx'
import { useIsFlagDecided } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { InfoBanner, WarningBanner } from '@/ui/feedback/alert.tsx'
import { OverrideChips } from './override-chips.tsx'
import { SuiteWizard } from './wizard/suite-wizard.tsx'
import { WizardSkeleton } from './wizard/wizard-skeleton.tsx'

/** Creates a suite in the wizard: empty, for a catalog, or from the scenarios in the URL. */
export function NewSuiteScreen() {
  const search = useSearch({ from: '/_console/suites/new' })
  const targetIds = useLocation({ select: ({ state }) => state.targetIds })
  const given = targetIds ? { ...search, target_ids: [...targetIds] } : search
  // Other parameters of its own start a new wizard; the project, which joins the address late, does not.
  const own = [given.catalog_id, given.target_ids, given.overrides]
  return <NewSuite key={JSON.stringify(own)} search={given} />
}

function NewSuite({ search }: { search: NewSuiteSearch }) {
  const projectId = useProjectId()
  const [queries] = useState(() => newSuiteQueries(projectId, search))
  const [overrides] = useState(() => readOverrides(search.overrides))
  const catalog = useQuery({ ...queries.catalog, enabled: queries.fromCatalog })
  const answers = useQueries({ queries: queries.lookUps })

  // The start is decided once: later refetches do not change the draft.
  const [start, setStart] = useState<WizardStart>()
  if (!start && (!queries.fromCatalog || catalog.data) && answers.every(({ data }) => data)) {
    const found = answers.flatMap(({ data }) => data?.found ?? [])
    const targets = suiteOfTargets(queries.targets, found)
    setStart(startOfNew({ catalog: catalog.data, targets, leftOut: queries.leftOut, overrides }))
  }
  // Wait for the flag: fields for internal staff that appear later would shift the rest.
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
      {start && overrides.length > 0 && (
        <InfoBanner>
          <p className="mb-1.5">
            Narrowed to a part of the parameter space. Once it is saved, run it with{' '}
            <q>{runJobLabel}</q> on its page.
          </p>
          <OverrideChips overrides={overrides} />
        </InfoBanner>
      )}
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
          <p>
            Not added to the suite:{' '}
            {countText({ count: leftOut.length, complete: true }, scenarioKind)}
          </p>
          <ScenarioNames
            label="Not added"
            items={leftOut}
            idOf={({ name, reason }) => `${reason} ${name}`}
            most={100}
          >
            {({ name, reason }) => (
              <>
                <bdi>{name}</bdi> ({leftOutTexts[reason]})
              </>
            )}
          </ScenarioNames>
        </>
      )}
    </WarningBanner>
  )
}

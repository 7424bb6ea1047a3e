import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { batchGetScenarioVersionsQueryOptions } from '@generated/scenario/queries.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { listOf } from '@/lib/search-params.ts'
import { Page } from '@/session/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { QueryStatus } from '@/session/query-status.tsx'
import { WarningBanner } from '@/ui/alert.tsx'
import { chunk } from './rules/batches.ts'
import { leftOutTexts, parseTargets, suiteOfTargets } from './rules/targets.ts'
import { startOfNew, type WizardStart } from './wizard/start.ts'
import { SuiteWizard } from './wizard/suite-wizard.tsx'
import { WizardSkeleton } from './wizard/wizard-skeleton.tsx'

/** Makes a suite in the wizard: an empty one, one of a catalog, or one of the scenarios in the address. */
export function NewSuiteScreen() {
  const search = useSearch({ from: '/_console/suites/new' })
  const { catalog_id, target_ids } = search
  // Another address begins anew.
  return <NewSuite key={`${catalog_id} ${target_ids}`} search={search} />
}

interface NewSuiteProps {
  search: { catalog_id?: unknown; target_ids?: unknown }
}

function NewSuite({ search }: NewSuiteProps) {
  const projectId = useProjectId()
  const navigate = useNavigate()
  const catalogId = search.catalog_id === undefined ? '' : String(search.catalog_id)
  const [{ targets, leftOut }] = useState(() => parseTargets(listOf(search, 'target_ids')))

  const catalogQuery = getCatalogQueryOptions({ projectId, catalogId })
  const catalog = useQuery({ ...catalogQuery, enabled: catalogId !== '' })
  const targetQueries = chunk(targets).map((items) =>
    batchGetScenarioVersionsQueryOptions(
      { projectId },
      {
        items: items.map(({ scenarioId, versionId }) => ({
          scenarioId,
          scenarioVersionId: versionId,
        })),
      },
    ),
  )
  const answers = useQueries({ queries: targetQueries })

  const ready = (catalogId === '' || catalog.data) && answers.every(({ data }) => data)
  // What the suite is for is decided once, whatever is fetched later.
  const [start, setStart] = useState<WizardStart>()
  if (!start && ready) {
    const found = answers.flatMap(({ data }) => data?.found ?? [])
    setStart(
      startOfNew({ catalog: catalog.data, targets: suiteOfTargets(targets, found), leftOut }),
    )
  }
  const failed = catalog.isError || answers.some(({ isError }) => isError)

  const toSuite = (suiteId: string | undefined) =>
    suiteId === undefined
      ? navigate({ to: '/suites', ignoreBlocker: true })
      : navigate({ to: '/suites/$suiteId', params: { suiteId }, ignoreBlocker: true })

  return (
    <Page title="New Suite">
      {!start && (
        <>
          {catalogId !== '' && <QueryStatus query={catalogQuery} />}
          {targetQueries.map((query) => (
            <QueryStatus key={JSON.stringify(query.queryKey)} query={query} />
          ))}
        </>
      )}
      {start && <LeftOutBanner start={start} />}
      {start ? (
        <SuiteWizard
          start={start}
          onSaved={toSuite}
          onCancel={() =>
            navigate({ to: '/suites', search: catalogId ? { catalog_id: catalogId } : {} })
          }
        />
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

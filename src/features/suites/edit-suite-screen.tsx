import { getSuiteQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsFlagDecided } from '@/session/flags.ts'
import { Page } from '@/session/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { QueryStatus } from '@/session/query-status.tsx'
import { isNotFound } from '@/transport/errors.ts'
import { InfoBanner } from '@/ui/alert.tsx'
import { SuiteNotFound } from './suite-not-found.tsx'
import { startOfEdit, type WizardStart } from './wizard/start.ts'
import { SuiteWizard } from './wizard/suite-wizard.tsx'
import { WizardSkeleton } from './wizard/wizard-skeleton.tsx'

/** Edits a suite in the wizard. */
export function EditSuiteScreen() {
  const { suiteId } = useParams({ from: '/_console/suites/$suiteId/edit' })
  // Another suite begins anew.
  return <EditSuite key={suiteId} suiteId={suiteId} />
}

function EditSuite({ suiteId }: { suiteId: string }) {
  const projectId = useProjectId()
  const { catalog_id } = useSearch({ from: '/_console/suites/$suiteId/edit' })
  const navigate = useNavigate()
  const query = getSuiteQueryOptions({ projectId, suiteId })
  const { data: suite, isError, error } = useQuery(query)
  // The form belongs to the version that it began with, whatever is fetched later.
  const [start, setStart] = useState<WizardStart>()
  if (!start && suite) setStart(startOfEdit(suite, catalog_id !== undefined))

  // What only internal staff sees is not to push the rest aside later.
  const decided = useIsFlagDecided('internalStaff')

  const toSuite = (saved: boolean) =>
    navigate({
      to: '/suites/$suiteId',
      params: { suiteId },
      search: catalog_id === undefined ? {} : { catalog_id },
      ignoreBlocker: saved,
    })

  if (!start && isNotFound(error)) return <SuiteNotFound />
  return (
    <Page title="Edit Suite" names={{ Suite: start?.stored?.displayName }}>
      {!start && <QueryStatus query={query} />}
      {start?.stored?.deprecated && (
        <InfoBanner>
          The suite has been deleted. Saving creates a new version without the deleted flag.
        </InfoBanner>
      )}
      {start && decided ? (
        <SuiteWizard start={start} onSaved={() => toSuite(true)} onCancel={() => toSuite(false)} />
      ) : (
        !isError && <WizardSkeleton />
      )}
    </Page>
  )
}

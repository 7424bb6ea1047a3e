import { getSuiteQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useFormStart } from '@/data/use-form-start.ts'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useIsFlagDecided } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { SuiteNotFound } from './suite-not-found.tsx'
import { startOfEdit } from './wizard/start.ts'
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
  const result = useQuery(query)
  const { isError, error } = result
  const stored = useFormStart(result)
  const [fromCatalog] = useState(catalog_id !== undefined)
  const start = useMemo(() => stored && startOfEdit(stored, fromCatalog), [stored, fromCatalog])

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
    <Page title="Edit Suite" names={{ Suite: stored?.displayName }}>
      {!start && <QueryStatus query={query} />}
      {stored?.deprecated && (
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

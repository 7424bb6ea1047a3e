import { getSuiteQueryOptions } from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Editing } from '@/data/editing.ts'
import { startOfEdit } from '@/features/suites/wizard/wizard-start.ts'
import { suiteKind, suiteTarget } from '@/models/suites/suite.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { useIsFlagDecided } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { SuiteWizard } from './wizard/suite-wizard.tsx'
import { WizardSkeleton } from './wizard/wizard-skeleton.tsx'

const from = '/_console/suites/$suiteId/edit'

/** Edits a suite in the wizard. */
export function EditSuiteScreen() {
  const projectId = useProjectId()
  const { suiteId } = useParams({ from })
  const { catalog_id } = useSearch({ from })
  // Wait for the flag: fields for internal staff that appear later would shift the rest.
  const decided = useIsFlagDecided('internalStaff')
  return (
    <EditPage
      key={suiteId}
      title="Edit Suite"
      kind={suiteKind}
      query={getSuiteQueryOptions({ projectId, suiteId })}
      names={(suite) => ({ Suite: suite?.displayName })}
      back={suiteTarget(suiteId, catalog_id)}
      waiting={!decided}
      skeleton={<WizardSkeleton />}
    >
      {(editing, leave) => <EditSuite editing={editing} catalogId={catalog_id} onCancel={leave} />}
    </EditPage>
  )
}

interface EditSuiteProps {
  editing: Editing<Suite>
  /** The catalog from which the suite was opened. */
  catalogId: string | undefined
  onCancel: () => void
}

function EditSuite(props: EditSuiteProps) {
  const { editing, catalogId } = props
  const [start] = useState(() => startOfEdit(editing.stored, catalogId !== undefined))
  return (
    <>
      {editing.stored.deprecated && (
        <InfoBanner>
          The suite has been deleted. Saving creates a new version without the deleted flag.
        </InfoBanner>
      )}
      <SuiteWizard start={start} {...props} />
    </>
  )
}

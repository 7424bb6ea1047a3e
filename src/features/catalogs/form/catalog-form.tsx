import type { Catalog } from '@generated/catalog/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { CallAlert } from '@/page/call-alert.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { changesOf, noChoices } from '../model/attachments.ts'
import { type CatalogDetails, nameError } from '../model/details.ts'
import { offeredSuitesQueryOptions } from '../model/offered-suites.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { InputStep } from './input-step.tsx'
import { UpdatesPanel } from './updates-panel.tsx'
import { useSaveCatalog } from './use-save-catalog.ts'

interface CatalogFormProps {
  /** The catalog that is edited, as it was when the form began; undefined for a new one. */
  stored: Catalog | undefined
  /** Called once all is saved; the id is undefined when the service did not tell it. */
  onSaved: (catalogId: string | undefined) => void
  onCancel: () => void
}

/** The form of a catalog: what it is and its suites, then what is going to be saved. */
export function CatalogForm({ stored, onSaved, onCancel }: CatalogFormProps) {
  const projectId = useProjectId()
  const form = useForm<CatalogDetails>({
    defaultValues: {
      displayName: stored?.displayName ?? '',
      description: stored?.description ?? '',
    },
    mode: 'all',
  })
  const { control } = form
  const [choices, setChoices] = useState(noChoices)
  const { data } = useQuery(offeredSuitesQueryOptions(projectId))
  const changes = useMemo(() => changesOf(data?.items ?? [], choices), [data, choices])
  const saving = useSaveCatalog({ stored, onSaved })

  const problem = nameError(useWatch({ control, name: 'displayName' }))
  const { isDirty } = useFormState({ control })
  const question = useUnsavedGuard((isDirty || choices.size > 0) && !saving.savedNameless)
  const { savedId } = saving
  if (saving.savedNameless) return <NamelessCatalog />
  if (savedId !== undefined) {
    return (
      <>
        <UpdatesPanel
          updates={saving.updates}
          running={saving.running}
          onGoOn={saving.goOn}
          onLeave={() => onSaved(savedId)}
        />
        {question}
      </>
    )
  }

  return (
    <>
      <TwoStepForm
        labels={{ input: 'Input', confirm: 'Confirm' }}
        input={() => (
          <InputStep
            form={form}
            catalogId={stored?.id}
            choices={choices}
            onChoicesChange={setChoices}
          />
        )}
        confirm={() => (
          <ConfirmStep
            details={form.getValues()}
            suites={data?.items ?? []}
            catalogId={stored?.id}
            choices={choices}
          />
        )}
        onSave={() => void saving.save(form.getValues(), changes)}
        onCancel={onCancel}
        pending={saving.pending}
        submitError={saving.failed && <CallAlert id="saveVehicleCatalog" />}
        disabledReason={problem && `Name: ${problem}`}
      />
      {question}
    </>
  )
}

/** Stands in place of the form when its suites cannot be attached to the saved catalog. */
function NamelessCatalog() {
  return (
    <div className="flex flex-col items-start gap-3.5">
      <ErrorAlert
        title="The catalog is saved, but no suite is attached to it."
        detail="The service did not tell the ID of the new catalog. Edit it to attach its suites."
      />
      <ButtonLink to="/vehicle_catalogs">All catalogs</ButtonLink>
    </div>
  )
}

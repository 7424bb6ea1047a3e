import { createCatalogOperation, updateCatalogOperation } from '@generated/catalog/codec.ts'
import type { Catalog } from '@generated/catalog/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import type { Editing } from '@/data/editing.ts'
import type { DraftFields } from '@/page/conflict-alert.tsx'
import { useKeptDraft } from '@/page/kept-draft.tsx'
import { SaveProblem } from '@/page/save-problem.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { rebaseForm } from '@/ui/forms/rebase-form.ts'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { changesOf, noChoices } from '../model/attachments.ts'
import { catalogKind } from '../model/catalog.ts'
import { type CatalogDetails, detailsOf, whyNotName } from '../model/details.ts'
import { offeredSuitesQueryOptions } from '../model/offered-suites.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { InputStep } from './input-step.tsx'
import { UpdatesPanel } from './updates-panel.tsx'
import { useSaveCatalog } from './use-save-catalog.ts'

const fields: DraftFields<CatalogDetails> = {
  displayName: { label: 'Name', text: (name) => name },
  description: { label: 'Description', text: (description) => description },
}

interface CatalogFormProps {
  /** The catalog being edited; undefined for a new one. */
  editing?: Editing<Catalog>
  onCancel: () => void
}

/** The form of a catalog: fields and suites, then confirmation. */
export function CatalogForm({ editing, onCancel }: CatalogFormProps) {
  const projectId = useProjectId()
  const form = useForm({ defaultValues: detailsOf(editing?.stored), mode: 'all' })
  const { control } = form
  const [choices, setChoices] = useState(noChoices)
  const { data } = useQuery(offeredSuitesQueryOptions(projectId))
  const changes = useMemo(() => changesOf(data?.items ?? [], choices), [data, choices])
  const { saved, ...saving } = useSaveCatalog(editing)
  const isWithoutId = saved !== undefined && saved.catalogId === undefined

  const disabledReason = whyNotName(useWatch({ control, name: 'displayName' }))
  const { isDirty } = useFormState({ control })
  const dirty = (isDirty || choices.size > 0) && !isWithoutId
  const question = useUnsavedGuard(
    dirty,
    saved && {
      question: 'Leave before all suites are updated?',
      text: saving.running
        ? 'The catalog is saved. You will not see which of its suites could not be updated.'
        : 'The catalog is saved. The suites that are not updated stay as they are.',
    },
  )
  const base = detailsOf(editing?.stored)
  const offer = useKeptDraft({
    name: 'catalog',
    dirty,
    base: { ...base, choices: [...noChoices] },
    mine: () => ({ ...form.getValues(), choices: [...choices] }),
    onRestore: ({ choices: restored, ...details }) => {
      rebaseForm(form, details, base)
      setChoices(new Map(restored))
    },
  })
  if (isWithoutId) return <CatalogWithoutId />
  if (saved) {
    return (
      <>
        <UpdatesPanel
          updates={saving.updates}
          running={saving.running}
          onResume={saving.resume}
          onLeave={saving.leave}
        />
        {question}
      </>
    )
  }

  const catalogId = editing?.stored.id
  return (
    <>
      {offer}
      <TwoStepForm
        labels={{ input: 'Input', confirm: 'Confirm' }}
        input={() => (
          <InputStep
            form={form}
            catalogId={catalogId}
            choices={choices}
            onChoicesChange={setChoices}
          />
        )}
        confirm={() => (
          <ConfirmStep
            details={form.getValues()}
            suites={data?.items ?? []}
            catalogId={catalogId}
            choices={choices}
          />
        )}
        onSave={() => void saving.save({ details: form.getValues(), changes })}
        onCancel={onCancel}
        pending={saving.pending}
        submitError={
          <SaveProblem
            operation={editing ? updateCatalogOperation : createCatalogOperation}
            kind={catalogKind}
            editing={editing}
            draftOf={detailsOf}
            mine={form.getValues}
            fields={fields}
            onTakeOver={(merged, base) => rebaseForm(form, merged, base)}
          />
        }
        disabledReason={disabledReason}
        showErrors={() => form.trigger()}
      />
      {question}
    </>
  )
}

/** Replaces the form when the answer lacks the id to which suites are attached. */
function CatalogWithoutId() {
  return (
    <div className="flex flex-col items-start gap-3.5">
      <ErrorAlert
        title="The catalog is saved, but no suite is attached to it."
        detail="The service did not return the ID of the new catalog. Edit the catalog to attach its suites."
      />
      <ButtonLink to="/vehicle_catalogs">All catalogs</ButtonLink>
    </div>
  )
}

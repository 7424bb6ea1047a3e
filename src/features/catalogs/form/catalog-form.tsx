import type { Catalog } from '@generated/catalog/types.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form'
import type { Editing } from '@/data/editing.ts'
import { formatCount } from '@/lib/numbers.ts'
import { defaultPageSize } from '@/lib/paging.ts'
import {
  type AttachmentChange,
  changeLabel,
  changesOf,
  chosenSuites,
  isOffered,
  noChoices,
  type SuiteChoices,
} from '@/models/catalogs/attachments.ts'
import { catalogKind } from '@/models/catalogs/catalog.ts'
import {
  type CatalogDetails,
  detailsOf,
  nameError,
  nameLimit,
  savedDetails,
  whyNotName,
} from '@/models/catalogs/catalog-details.ts'
import { offeredSuitesQueryOptions } from '@/models/catalogs/offered-suites.ts'
import type { DraftFields } from '@/page/conflict-alert.tsx'
import { useKeptDraft } from '@/page/kept-draft.tsx'
import { SaveProblem } from '@/page/save-problem.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { FormSection } from '@/ui/forms/form-page.tsx'
import { rebaseForm } from '@/ui/forms/rebase-form.ts'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { type Column, DataTable, type TableView } from '@/ui/table/data-table.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import { SuitePicker } from './suite-picker.tsx'
import { UpdatesPanel } from './updates-panel.tsx'
import { useSaveCatalog } from './use-save-catalog.ts'

interface InputStepProps {
  form: UseFormReturn<CatalogDetails>
  /** Id of the stored catalog; undefined for a new one. */
  catalogId: string | undefined
  choices: SuiteChoices
  onChoicesChange: (update: (choices: SuiteChoices) => SuiteChoices) => void
}

function InputStep({ form, catalogId, choices, onChoicesChange }: InputStepProps) {
  const { control, register } = form
  const { errors } = useFormState({ control, name: ['displayName'] })
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
      <FormSection title="Catalog">
        <Field label="Name" required error={errors.displayName?.message}>
          <TextInput
            limit={nameLimit}
            autoComplete="off"
            {...register('displayName', { validate: nameError })}
          />
        </Field>
        <Field label="Description">
          <TextArea {...register('description')} />
        </Field>
      </FormSection>
      <FormSection
        title="Suites"
        help="Jobs of the catalog run the chosen suites. Suites for approval choose their catalogs themselves."
      >
        <SuitePicker catalogId={catalogId} choices={choices} onChange={onChoicesChange} />
      </FormSection>
    </div>
  )
}

const rowId = ({ suiteId }: AttachmentChange) => suiteId

const columns: readonly Column<AttachmentChange>[] = [
  {
    id: 'suite',
    width: 220,
    grow: 1,
    header: 'Suite',
    cell: ({ displayName }) => displayName,
  },
  { id: 'change', width: 160, header: 'Change', cell: changeLabel },
]

interface ConfirmStepProps {
  details: CatalogDetails
  suites: readonly Suite[]
  /** Id of the stored catalog; undefined for a new one. */
  catalogId: string | undefined
  choices: SuiteChoices
}

function ConfirmStep({ details, suites, catalogId, choices }: ConfirmStepProps) {
  const { displayName, description } = savedDetails(details)
  const [view, setView] = useState<TableView>({ page: 1, pageSize: defaultPageSize })
  const changes = useMemo(() => changesOf(suites, choices), [suites, choices])
  const chosen = chosenSuites(suites.filter(isOffered), catalogId, choices).size
  return (
    <div className="flex flex-col gap-6">
      <Overview
        label="Catalog"
        items={[
          { label: 'Name', value: <bdi>{displayName}</bdi> },
          { label: 'Suites', value: `${formatCount(chosen)} chosen` },
          {
            label: 'Description',
            value: description || undefined,
            wide: true,
          },
        ]}
      />
      <section className="flex flex-col gap-3">
        <h2 className="text-base font-semibold">
          Suites to update{' '}
          <span className="font-normal text-muted">{formatCount(changes.length)}</span>
        </h2>
        <DataTable
          label="Suites to update"
          columns={columns}
          rows={changes}
          rowId={rowId}
          view={view}
          onViewChange={(next) => setView((current) => ({ ...current, ...next }))}
          empty={<EmptyState title="No suite changes." />}
        />
      </section>
    </div>
  )
}

const fields: DraftFields<CatalogDetails> = {
  displayName: { label: 'Name', text: (name) => name },
  description: { label: 'Description', text: (description) => description },
}

interface CatalogFormProps {
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
        onSave={() => saving.submit({ details: form.getValues(), changes })}
        onCancel={onCancel}
        pending={saving.pending}
        submitError={
          <SaveProblem
            saving={saving}
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

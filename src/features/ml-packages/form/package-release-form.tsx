import {
  batchGetArtifactsQueryOptions,
  createPackageReleaseMutationOptions,
  getPackageReleaseQueryKey,
  updatePackageReleaseMutationOptions,
} from '@generated/ml/queries.ts'
import type { Artifact, PackageRelease } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import type { Editing } from '@/data/editing.ts'
import { formatSize } from '@/lib/numbers.ts'
import { reasonOf } from '@/lib/reasons.ts'
import {
  type Details,
  detailsOf,
  savedDetails,
} from '@/models/ml-experiments/experiment-details.ts'
import {
  detailProblems,
  releaseNameError,
  releaseNameLimit,
} from '@/models/ml-packages/package-details.ts'
import { packageReleaseKind, packageReleaseTarget } from '@/models/ml-packages/package-release.ts'
import { itemsError } from '@/models/ml-packages/release-items.ts'
import { refreshPackageReleaseLists } from '@/models/ml-packages/release-queries.ts'
import { useKeptDraft } from '@/page/kept-draft.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { SaveProblem } from '@/page/save-problem.tsx'
import { useSave } from '@/page/use-save.ts'
import { DetailsFields, DetailsOverview, detailFields } from '@/parts/forms/details-fields.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { FormSection } from '@/ui/forms/form-page.tsx'
import { rebaseForm } from '@/ui/forms/rebase-form.ts'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { type ItemRow, itemRowsOf } from '../release/package-item-rows.ts'
import { DeselectItems, SelectItems } from './item-dialogs.tsx'

interface ReleaseDraft extends Details {
  /** Ids of its artifacts; for an edited release the stored ones. */
  artifactIds: string[]
}

interface ReleaseFormProps {
  packageId: string
  editing?: Editing<PackageRelease>
  /** Items selected at first for a new release. */
  selected?: readonly Artifact[]
  onCancel: () => void
}

/** The form of a release: name, description and items, then confirmation. */
export function PackageReleaseForm(props: ReleaseFormProps) {
  const { packageId, editing, selected = [], onCancel } = props
  const base = detailsOf(editing?.stored)
  const form = useForm<Details>({ defaultValues: base, mode: 'all' })
  const { control } = form
  const [items, setItems] = useState(selected)
  const path = { projectId: useProjectId(), packageId }
  const saving = useSave<ReleaseDraft, PackageRelease>({
    kind: packageReleaseKind,
    ownerId: packageId,
    editing,
    // The request carries no version, so a newer one is looked for first.
    checkFirst: true,
    create: ({ artifactIds, ...details }, call) =>
      call(createPackageReleaseMutationOptions(), {
        path,
        body: { ...savedDetails(details), artifactIds },
      }),
    update: (details, { id: releaseId }, call) =>
      call(updatePackageReleaseMutationOptions(), {
        path: { ...path, releaseId },
        body: savedDetails(details),
      }),
    asDraft: (stored) => ({ ...detailsOf(stored), artifactIds: [] }),
    asSaved: savedDetails,
    pageKey: (releaseId) => getPackageReleaseQueryKey({ ...path, releaseId }),
    refresh: refreshPackageReleaseLists,
    target: (releaseId) => packageReleaseTarget(packageId, releaseId),
  })
  const [name, description] = useWatch({ control, name: ['name', 'description'] })
  const { isDirty } = useFormState({ control })
  const dirty = isDirty || items.length > 0
  const question = useUnsavedGuard(dirty)
  const offer = useKeptDraft({
    name: 'package release',
    dirty,
    base: { ...base, items: [] as readonly Artifact[] },
    mine: () => ({ ...form.getValues(), items }),
    onRestore: ({ items: restored, ...details }) => {
      rebaseForm(form, details, base)
      setItems(restored)
    },
  })
  const problems = [
    ...detailProblems({ name, description }, releaseNameError),
    ...(editing ? [] : [itemsError(items)].filter((problem) => problem !== undefined)),
  ]
  const shownItems = editing ? (
    <StoredItems release={editing.stored} />
  ) : (
    <ItemList items={items.map((artifact) => ({ id: artifact.id, artifact }))} />
  )
  return (
    <>
      {offer}
      <TwoStepForm
        input={() => (
          <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
            <FormSection title="Release">
              <DetailsFields
                form={form}
                nameLimit={releaseNameLimit}
                nameError={releaseNameError}
              />
            </FormSection>
            <FormSection
              title="Items"
              help={
                editing
                  ? 'The items of a release stay as they are.'
                  : 'Artifacts that training runs made for the package, 1 to 10.'
              }
            >
              {editing ? (
                shownItems
              ) : (
                <ItemsField packageId={packageId} items={items} onChange={setItems}>
                  {shownItems}
                </ItemsField>
              )}
            </FormSection>
          </div>
        )}
        confirm={() => (
          <DetailsOverview
            label="Release"
            details={savedDetails(form.getValues())}
            items={[
              {
                label: 'Items',
                value: <div className="w-full min-w-0">{shownItems}</div>,
                wide: true,
              },
            ]}
          />
        )}
        onSave={() =>
          saving.submit({ ...form.getValues(), artifactIds: items.map(({ id }) => id) })
        }
        onCancel={onCancel}
        pending={saving.pending}
        submitError={
          <SaveProblem
            saving={saving}
            kind={packageReleaseKind}
            editing={editing}
            draftOf={detailsOf}
            mine={form.getValues}
            fields={detailFields}
            onTakeOver={(merged, stored) => rebaseForm(form, merged, stored)}
          />
        }
        disabledReason={reasonOf(problems)}
        showErrors={() => form.trigger()}
      />
      {question}
    </>
  )
}

interface ItemsFieldProps {
  packageId: string
  items: readonly Artifact[]
  onChange: (items: readonly Artifact[]) => void
  children: ReactNode
}

function ItemsField({ packageId, items, onChange, children }: ItemsFieldProps) {
  const [open, setOpen] = useState<'select' | 'deselect'>()
  const dialog = { items, onChange, onClose: () => setOpen(undefined) }
  return (
    <Field group label="Items" labelHidden error={items.length > 0 ? itemsError(items) : undefined}>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-2">
          <Button aria-haspopup="dialog" onClick={() => setOpen('select')}>
            Select items
          </Button>
          <Button
            aria-haspopup="dialog"
            disabledReason={items.length === 0 ? 'No items selected.' : undefined}
            onClick={() => setOpen('deselect')}
          >
            Deselect items
          </Button>
        </div>
        {children}
      </div>
      {open === 'select' && <SelectItems {...dialog} packageId={packageId} />}
      {open === 'deselect' && <DeselectItems {...dialog} />}
    </Field>
  )
}

const useItemRows = ({ asset }: PackageRelease) => {
  const projectId = useProjectId()
  const items = asset?.items ?? []
  const ids = items.map(({ id }) => id)
  const query = batchGetArtifactsQueryOptions({ projectId }, { ids })
  const { data } = useQuery({ ...query, enabled: ids.length > 0 })
  return { query, rows: itemRowsOf(items, ids, data?.found) satisfies ItemRow[] }
}

function StoredItems({ release }: { release: PackageRelease }) {
  const { query, rows } = useItemRows(release)
  return (
    <div className="flex flex-col gap-2">
      <QueryStatus query={query} />
      <ItemList items={rows} />
    </div>
  )
}

function ItemList({ items }: { items: readonly ItemRow[] }) {
  if (items.length === 0) return <p className="text-sm text-muted">No items selected.</p>
  return (
    <ul aria-label="Items" className="divide-y divide-line rounded-lg border bg-surface text-sm">
      {items.map(({ id, artifact }) => (
        <li
          key={id}
          className="grid min-h-9 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_4.5rem] items-center gap-3 px-3 py-1.5"
        >
          <span>
            <TruncatedText text={artifact?.name ?? id} />
          </span>
          {artifact && (
            <>
              <span className="text-muted">
                <TruncatedText text={artifact.filename} />
              </span>
              <span className="text-end text-muted">{formatSize(artifact.size)}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

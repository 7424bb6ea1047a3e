import type { Suite } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type LabelErrors, labelErrors } from '@/lib/label-checks.ts'
import { type Label, labelOfKey } from '@/lib/labels.ts'
import { catalogsQueryOptions } from '@/models/catalogs/catalog-queries.ts'
import {
  attachedOptions,
  type BulkChange,
  type BulkKind,
  labelOptions,
} from '@/models/suites/suite-bulk.ts'
import { whyNotAttach } from '@/models/suites/suite-content.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Field } from '@/ui/fields/field.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'

interface BulkFieldsProps {
  suites: readonly Suite[]
  /** Why the change cannot be made yet. */
  error: string | undefined
  /** Undefined while the fields do not say what to change. */
  onChange: (change: BulkChange | undefined) => void
}

/** Asks what to change of many suites. */
export function BulkFields({ kind, ...props }: BulkFieldsProps & { kind: BulkKind }) {
  switch (kind) {
    case 'addLabel':
      return <AddLabel {...props} />
    case 'removeLabel':
      return <RemoveLabel {...props} />
    case 'attach':
      return <Attach {...props} />
    case 'detach':
      return <Detach {...props} />
    case 'delete':
      return (
        <p className="text-sm">
          Their jobs and reports stay. They stay in the list of deleted suites; saving one again
          restores it.
        </p>
      )
  }
}

function AddLabel({ error, onChange }: BulkFieldsProps) {
  const [label, setLabel] = useState<Label>({ key: '', value: '' })
  const isEmpty = label.key === '' && label.value === ''
  const found: LabelErrors = isEmpty ? { key: 'Required.', value: 'Required.' } : labelErrors(label)
  const errors: LabelErrors = error === undefined ? {} : found
  const change = (next: Label) => {
    setLabel(next)
    const isValid = next.key !== '' && Object.keys(labelErrors(next)).length === 0
    onChange(isValid ? { kind: 'addLabel', label: next } : undefined)
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Key" error={errors.key}>
        <TextInput
          value={label.key}
          onChange={({ target }) => change({ ...label, key: target.value.trim() })}
        />
      </Field>
      <Field label="Value" error={errors.value}>
        <TextInput
          value={label.value}
          onChange={({ target }) => change({ ...label, value: target.value.trim() })}
        />
      </Field>
    </div>
  )
}

function RemoveLabel({ suites, error, onChange }: BulkFieldsProps) {
  const [value, setValue] = useState<string>()
  const options = useMemo(() => labelOptions(suites), [suites])
  return (
    <Field label="Label" error={error}>
      <Picker
        label="Label"
        options={options}
        value={value}
        emptyText="These suites have no labels."
        onValueChange={(next) => {
          setValue(next)
          onChange(
            next === undefined ? undefined : { kind: 'removeLabel', label: labelOfKey(next) },
          )
        }}
      />
    </Field>
  )
}

function Attach({ error, onChange }: BulkFieldsProps) {
  const [value, setValue] = useState<string>()
  const query = catalogsQueryOptions(useProjectId(), { deleted: false })
  const { data, isError } = useQuery(query)
  const options = useMemo(
    () =>
      (data?.items ?? []).map((catalog) => ({
        value: catalog.id,
        label: catalog.displayName,
        detail: catalog.description,
        disabledReason: whyNotAttach(catalog),
      })),
    [data],
  )
  return (
    <div className="flex flex-col gap-3">
      <QueryStatus query={query} />
      <Field label="Catalog" error={error}>
        <Picker
          label="Catalog"
          options={options}
          value={value}
          loading={!isError && data?.complete !== true}
          emptyText="The project has no catalogs."
          onValueChange={(next) => {
            setValue(next)
            onChange(next === undefined ? undefined : { kind: 'attach', catalogId: next })
          }}
        />
      </Field>
    </div>
  )
}

function Detach({ suites, error, onChange }: BulkFieldsProps) {
  const [value, setValue] = useState<string>()
  const options = useMemo(() => attachedOptions(suites), [suites])
  return (
    <Field label="Catalog" error={error}>
      <Picker
        label="Catalog"
        options={options}
        value={value}
        emptyText="These suites are attached to no catalog."
        onValueChange={(next) => {
          setValue(next)
          onChange(next === undefined ? undefined : { kind: 'detach', catalogId: next })
        }}
      />
    </Field>
  )
}

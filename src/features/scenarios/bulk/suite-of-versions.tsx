import { createSuiteMutationOptions } from '@generated/evaluation/queries.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { sayOpen } from '@/data/lost-answer.ts'
import { useSubmission } from '@/data/submission.tsx'
import { suiteKind, suiteTarget } from '@/models/suites/suite.ts'
import { nameError, nameLimit } from '@/models/suites/suite-details.ts'
import { type NewVersions, requestForVersions } from '@/models/suites/suite-draft.ts'
import { refreshSuiteLists, suitesQueryOptions } from '@/models/suites/suite-queries.ts'
import { shareableType } from '@/models/suites/suite-sharing.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { maybeCreated } from '@/page/use-save.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { CatalogPicker } from '../listed-pickers.tsx'
import { useStoredSuite } from '../use-stored-suite.tsx'

interface SuiteOfVersionsProps {
  /** Id of the form, for its submit button. */
  form: string
  versions: NewVersions
  onCreated: () => void
}

/** Makes a suite of new versions of scenarios, to have them approved; from nothing, or from another suite. */
export function SuiteOfVersions({ form, versions, onCreated }: SuiteOfVersionsProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [attempted, setAttempted] = useState(false)
  const [baseId, setBaseId] = useState<string>()
  const [catalogId, setCatalogId] = useState<string>()
  const query = suitesQueryOptions(projectId, {
    sim_type: shareableType,
    catalog_id: catalogId,
    deleted: false,
  })
  const { data, isError } = useQuery(query)
  const options = useMemo(
    () => (data?.items ?? []).map(({ id, displayName }) => ({ value: id, label: displayName })),
    [data],
  )
  const { stored, alerts } = useStoredSuite(baseId)
  const { submit, alert } = useSubmission(
    async (displayName: string, call) => {
      const body = requestForVersions(displayName, shareableType, versions, stored)
      const made = await call(createSuiteMutationOptions(), { path: { projectId }, body })
      refreshSuiteLists(client, projectId)
      const open = made && {
        action: { label: 'Open', onSelect: () => void navigate(suiteTarget(made.id)) },
      }
      toast('The suite has been saved.', open)
      onCreated()
    },
    {
      once: true,
      recover: sayOpen(maybeCreated(suiteKind), () => refreshSuiteLists(client, projectId)),
    },
  )

  return (
    <form
      id={form}
      aria-label="New suite"
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        setAttempted(true)
        if (nameError(name) || (baseId !== undefined && !stored)) return
        submit(name)
      }}
    >
      <Field
        label="Name of the new suite"
        required
        error={attempted ? nameError(name) : undefined}
        className="sm:col-span-2"
      >
        <TextInput
          limit={nameLimit}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label="Catalog of a suite to start from">
        <CatalogPicker
          value={catalogId}
          onValueChange={(next) => {
            setCatalogId(next)
            setBaseId(undefined)
          }}
        />
      </Field>
      <Field label="Start from a suite">
        <Picker
          label="Suite"
          options={options}
          value={baseId}
          onValueChange={setBaseId}
          loading={!isError && data?.complete !== true}
          placeholder="none"
          clearable
        />
      </Field>
      <div className="flex flex-col gap-2 empty:hidden sm:col-span-2">
        <QueryStatus query={query} />
        {alerts}
        {alert}
      </div>
    </form>
  )
}

import type { Integration, Run, Source } from '@generated/ml/types.ts'
import type { QueryKey } from '@tanstack/react-query'
import { useId } from 'react'
import { useQueryState } from '@/data/use-query-state.ts'
import { formatDateTime } from '@/lib/dates.ts'
import { shortId } from '@/lib/ids.ts'
import { dotted } from '@/lib/text.ts'
import { descriptionLimit, nameLimit } from '@/models/ml-experiments/experiment-details.ts'
import { newestOf, type UsedRef, usedRefs } from '@/models/ml-experiments/run-again.ts'
import { checkpointsLabel, type Execution } from '@/models/ml-experiments/run-execution.ts'
import { sourceText } from '@/models/ml-experiments/run-source.ts'
import { sourceTypes } from '@/models/ml-experiments/source-types.ts'
import { gitTargetOptions, gitTargets } from '@/models/run-drawer/run-state.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { Button } from '@/ui/base/button.tsx'
import { Field } from '@/ui/fields/field.tsx'
import type { Option } from '@/ui/fields/options.ts'
import { Picker } from '@/ui/fields/picker.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { ConfigButton } from '../run/config-button.tsx'
import { ChangeSettings } from './change-settings.tsx'
import type { ExecutionForm } from './use-execution.ts'

const integrationOption = ({ id, githubV3 }: Integration): Option => ({
  value: id,
  label: `${githubV3.owner}/${githubV3.repo}`,
  detail: shortId(id),
})

const sourceOption = ({ id, description, createdAt }: Source): Option => ({
  value: id,
  label: description || formatDateTime(createdAt) || id,
  detail: dotted(formatDateTime(createdAt), shortId(id)),
})

const runOption = ({ id, name, createdAt, report }: Run): Option => ({
  value: id,
  label: name,
  detail: dotted(sourceText(report.event), formatDateTime(createdAt), shortId(id)),
})

/** Fields of the form that executes a run. */
export function ExecutionFields({ form }: { form: ExecutionForm }) {
  const { run, offers, queries, change, configured } = form
  const hasProcessFailed = useHasFailed(queries.processedRuns)
  const isProcessLoading = form.loading.process && !hasProcessFailed
  const experiments = offers.experiments?.map(({ id, name, description }) => ({
    value: id,
    label: name,
    detail: description,
  }))
  return (
    <>
      <PickerField
        form={form}
        field="experimentId"
        label="Experiment"
        options={experiments}
        value={run.experimentId}
        placeholder="Please select an experiment."
        emptyText="No experiments found."
        query={queries.experiments}
      />
      <TextField form={form} field="name" label="Name" limit={nameLimit} required />
      <Field label="Description" error={form.errorOf('description')}>
        <TextArea
          limit={descriptionLimit}
          value={run.description}
          onChange={(event) => change('description', event.target.value)}
        />
      </Field>
      <Field group label="Source Type" help={run.again?.sourceNote}>
        <Segmented
          options={form.sourceTypes.map((value) => ({ value, label: sourceTypes[value] }))}
          value={run.sourceType}
          onValueChange={(type) => change('sourceType', type)}
        />
      </Field>
      <SourceFields form={form} />
      <TextField form={form} field="configPath" label="Config Path" required mono />
      {configured && run.sourceType === 'reuseBuildStage' && <ConfigButton run={configured} />}
      <TextField form={form} field="checkpointIds" label={checkpointsLabel} mono />
      <div className="flex flex-col gap-2">
        <Field label="Reuse Process Run" error={form.errorOf('reusedProcessRunId')}>
          <Picker
            label="Reuse Process Run"
            options={offers.processedRuns?.map(runOption) ?? []}
            value={run.reusedProcessRunId}
            valueLabel={isProcessLoading ? 'Loading...' : undefined}
            onValueChange={(id) => change('reusedProcessRunId', id ?? null)}
            placeholder="None"
            clearable
            loading={run.experimentId !== undefined && isProcessLoading}
            onOpen={() => form.open('process')}
            emptyText="No runs found."
            noMatchText="No runs found."
          />
        </Field>
        {run.gone.reusedProcessRunId && (
          <Button
            size="sm"
            className="self-start"
            onClick={() => change('reusedProcessRunId', null)}
          >
            Process again
          </Button>
        )}
        <QueryStatus query={queries.processedRuns} />
      </div>
      <TextField
        form={form}
        field="command"
        label="Training Command"
        mono
        help={run.again && 'The platform does not tell which command the earlier run had.'}
      />
      {configured?.configRaw && (
        <ChangeSettings
          run={configured}
          command={run.command}
          onChange={(command) => change('command', command)}
        />
      )}
    </>
  )
}

function SourceFields({ form }: { form: ExecutionForm }) {
  const { run, offers, queries, change } = form
  const newest = newestOf(run)
  switch (run.sourceType) {
    case 'git':
      return (
        <>
          <PickerField
            form={form}
            field="integrationId"
            label="Integration"
            options={offers.integrations?.map(integrationOption)}
            value={run.integrationId}
            emptyText="No integrations found."
            query={queries.integrations}
          />
          <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
            <Field group label="Git Target">
              <Segmented
                options={gitTargetOptions}
                value={run.gitTarget}
                onValueChange={(target) => change('gitTarget', target)}
              />
            </Field>
            <TextField
              key={run.gitTarget}
              form={form}
              field={run.gitTarget}
              label={gitTargets[run.gitTarget].label}
              mono={run.gitTarget === 'sha'}
              required
              suggestions={usedRefs(form.runs, run.integrationId)[run.gitTarget]}
            />
          </div>
          {newest && (
            <Button
              size="sm"
              className="self-start"
              onClick={() => change('gitTarget', newest.target)}
            >
              {newest.label}
            </Button>
          )}
        </>
      )
    case 'webauto':
      return (
        <PickerField
          form={form}
          field="sourceId"
          label="Source"
          options={offers.sources?.map(sourceOption)}
          value={run.sourceId}
          emptyText="No sources found."
          query={queries.sources}
        />
      )
    case 'reuseBuildStage':
      return (
        <PickerField
          form={form}
          field="reusedBuildRunId"
          label="Run"
          options={offers.builtRuns?.map(runOption)}
          value={run.reusedBuildRunId}
          emptyText="No runs found."
          query={queries.builtRuns}
          loading={form.loading.build}
          onOpen={() => form.open('build')}
        />
      )
  }
}

interface PickerFieldProps {
  form: ExecutionForm
  field: 'experimentId' | 'integrationId' | 'sourceId' | 'reusedBuildRunId'
  label: string
  /** Undefined while loading. */
  options: readonly Option[] | undefined
  value: string | undefined
  placeholder?: string
  /** Shown for an empty list, and when nothing matches the search. */
  emptyText: string
  query: { readonly queryKey: QueryKey }
  loading?: boolean
  onOpen?: () => void
}

/** Whether what a query should have brought did not come. */
const useHasFailed = ({ queryKey }: { readonly queryKey: QueryKey }): boolean =>
  useQueryState(queryKey, (state) => state?.status) === 'error'

function PickerField(props: PickerFieldProps) {
  const { form, field, label, options, value, query } = props
  const hasFailed = useHasFailed(query)
  const isLoading = options === undefined && !hasFailed
  const emptyText = hasFailed ? 'Nothing could be loaded.' : props.emptyText
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} required error={form.errorOf(field)}>
        <Picker
          label={label}
          options={options ?? []}
          // Until its name is known, an id would tell nothing.
          value={options === undefined ? undefined : value}
          onValueChange={(id) => {
            // Choosing the form's default again changes nothing.
            if (id !== value) form.change(field, id ?? null)
          }}
          clearable
          loading={!hasFailed && (isLoading || props.loading)}
          onOpen={props.onOpen}
          placeholder={
            isLoading && form.run.experimentId !== undefined
              ? 'Loading...'
              : (props.placeholder ?? 'Select')
          }
          emptyText={emptyText}
          noMatchText={emptyText}
          onBlur={() => form.touch(field)}
        />
      </Field>
      <QueryStatus query={query} />
    </div>
  )
}

type TextName = {
  [Name in keyof Execution]: Execution[Name] extends string
    ? string extends Execution[Name]
      ? Name
      : never
    : never
}[keyof Execution]

interface TextFieldProps {
  form: ExecutionForm
  field: TextName
  label: string
  limit?: number
  required?: boolean
  mono?: boolean
  help?: string | undefined
  /** Texts to choose from; any other one may be entered. */
  suggestions?: readonly UsedRef[]
}

function TextField(props: TextFieldProps) {
  const { form, field, label, limit, required = false, mono = false, help } = props
  const { suggestions } = props
  const lock = form.lockOf(field)
  const listId = useId()
  return (
    <Field
      label={label}
      required={required && !lock}
      error={form.errorOf(field)}
      disabledReason={lock}
      help={help}
    >
      <TextInput
        limit={limit}
        mono={mono}
        autoComplete="off"
        spellCheck={false}
        value={form.run[field]}
        onChange={(event) => form.change(field, event.target.value)}
        onBlur={() => form.touch(field)}
        list={suggestions && listId}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map(({ value, label: text }) => (
            <option key={value} value={value} label={text} />
          ))}
        </datalist>
      )}
    </Field>
  )
}

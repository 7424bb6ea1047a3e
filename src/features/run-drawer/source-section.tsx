import { useMemo } from 'react'
import { keysOf } from '@/lib/objects.ts'
import { repositoryText } from '@/lib/repositories.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { ChoiceField } from './choice-field.tsx'
import { isSourceTypeOffered } from './model/flags.ts'
import { whyNotOption } from './model/interlocks.ts'
import { gitTargets, sourceTypes } from './model/state.ts'
import { integrationDetail, jobDetail, sourceDetail } from './option-details.ts'
import type { RunForm } from './use-run-form.ts'

const targetOptions = keysOf(gitTargets).map((value) => ({ value, label: gitTargets[value].label }))

const parts = { git: GitSource, webauto: UploadedSource, reuseBuildArtifacts: ReusedSource }

/** Source of a job's build. */
export function SourceSection({ form }: { form: RunForm }) {
  const { run, flags, change, lockOf } = form
  const { sourceType } = run.content
  const Part = parts[sourceType]
  const options = keysOf(sourceTypes)
    .filter((type) => isSourceTypeOffered(type, flags))
    .map((value) => ({
      value,
      label: sourceTypes[value],
      disabledReason: whyNotOption('sourceType', value, run.situation),
    }))
  return (
    <>
      <Field group label="Source Type" disabledReason={lockOf('sourceType')?.reason}>
        <Segmented
          options={options}
          value={sourceType}
          onValueChange={(type) => change('sourceType', type)}
        />
      </Field>
      <Part form={form} />
    </>
  )
}

function GitSource({ form }: { form: RunForm }) {
  const { run, offers, queries, change, touch, errorOf, lockOf } = form
  const { gitTarget } = run.content
  const integrations = useMemo(
    () =>
      offers.integrations.items.map((integration) => ({
        value: integration.id,
        label: repositoryText(integration),
        detail: integrationDetail(integration),
      })),
    [offers.integrations],
  )
  return (
    <>
      <div className="flex flex-col gap-2">
        <ChoiceField
          form={form}
          field="integrationId"
          label="Repository"
          options={integrations}
          resolved={run.integration}
          state={offers.integrations.state}
          emptyText="No integrations found."
        />
        <QueryStatus query={queries.integrations} />
      </div>
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
        <Field group label="Git Target" disabledReason={lockOf('gitTarget')?.reason}>
          <Segmented
            options={targetOptions}
            value={gitTarget}
            onValueChange={(target) => change('gitTarget', target)}
          />
        </Field>
        <Field
          key={gitTarget}
          label={gitTargets[gitTarget].label}
          required
          error={errorOf(gitTarget)}
          disabledReason={lockOf(gitTarget)?.reason}
        >
          <TextInput
            mono={gitTarget === 'sha'}
            autoComplete="off"
            spellCheck={false}
            value={run.content[gitTarget]}
            onChange={(event) => change(gitTarget, event.target.value)}
            onBlur={() => touch(gitTarget)}
          />
        </Field>
      </div>
    </>
  )
}

function UploadedSource({ form }: { form: RunForm }) {
  const { sources } = form.offers
  const options = useMemo(
    () =>
      sources.items.map((source) => ({
        value: source.id,
        label: source.id,
        detail: sourceDetail(source),
      })),
    [sources],
  )
  return (
    <div className="flex flex-col gap-2">
      <ChoiceField
        form={form}
        field="sourceId"
        label="Source"
        options={options}
        resolved={form.run.source}
        state={sources.state}
        help={options.find(({ value }) => value === form.run.source.id)?.detail}
        emptyText="No sources found."
      />
      <QueryStatus query={form.queries.sources} />
    </div>
  )
}

// The jobs to run again come from the same query: its status is shown there when both are visible.
function ReusedSource({ form }: { form: RunForm }) {
  const { sourceJobs } = form.offers
  const options = useMemo(
    () =>
      sourceJobs.items.map(({ id, report }) => ({
        value: id,
        label: id,
        detail: jobDetail(report),
      })),
    [sourceJobs],
  )
  return (
    <div className="flex flex-col gap-2">
      <ChoiceField
        form={form}
        field="sourceJobId"
        label="Source Job"
        options={options}
        resolved={form.run.sourceJob}
        state={sourceJobs.state}
        help={options.find(({ value }) => value === form.run.sourceJob.id)?.detail}
        emptyText="No jobs found."
      />
      {form.run.content.testMethod === 'suite' && <QueryStatus query={form.queries.jobs} />}
    </div>
  )
}

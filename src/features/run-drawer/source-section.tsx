import { useHeaders } from '@/evidence/use-evidence.ts'
import { keysOf } from '@/lib/objects.ts'
import { branchOf } from '@/models/reports/report-source.ts'
import { whyNotOption } from '@/models/run-drawer/interlocks.ts'
import { isSourceTypeOffered } from '@/models/run-drawer/run-flags.ts'
import { gitTargetOptions, gitTargets, sourceTypes } from '@/models/run-drawer/run-state.ts'
import { Button } from '@/ui/base/button.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { ChoiceField } from './choice-field.tsx'
import { integrationOption, jobOption, sourceOption } from './run-options.ts'
import type { RunForm } from './use-run-form.ts'

/** Branches that are offered. */
const limit = 4

interface RecentBranchesProps {
  catalogId: string
  /** The typed text: branches that hold it are offered. */
  typed: string
  onChoose: (branch: string) => void
}

/** The branches of the last jobs of a catalog that go on from what is typed, the newest first. */
function RecentBranches({ catalogId, typed, onChoose }: RecentBranchesProps) {
  const { jobs } = useHeaders({ catalogId })
  const known = new Set(jobs.flatMap(({ event }) => branchOf(event.source?.gitRefUrl) ?? []))
  const text = typed.trim()
  const branches = [...known]
    .filter((branch) => branch !== text && branch.includes(text))
    .slice(0, limit)
  return (
    <ul aria-label="Recent branches" className="flex min-h-7 shrink-0 flex-wrap gap-1">
      {branches.map((branch) => (
        <li key={branch} className="min-w-0 max-w-full">
          <Button size="sm" className="max-w-full" onClick={() => onChoose(branch)}>
            <bdi className="truncate font-normal">{branch}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  )
}

const parts = { git: GitSource, webauto: UploadedSource, reuseBuildArtifacts: ReusedSource }

/** Source of a job's build. */
export function SourceSection({ form }: { form: RunForm }) {
  const { run, flags, change, lockOf, toldAt } = form
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
      <Field
        group
        label="Source Type"
        help={toldAt('sourceType')}
        disabledReason={lockOf('sourceType')?.reason}
      >
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
  const { run, change, touch, errorOf, lockOf } = form
  const { gitTarget } = run.content
  return (
    <>
      <ChoiceField
        form={form}
        field="integrationId"
        label="Repository"
        offer={form.offers.integrations}
        optionOf={integrationOption}
        chosen={run.integration}
        emptyText="No integrations found."
        query={form.queries.integrations}
      />
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
        <Field group label="Git Target" disabledReason={lockOf('gitTarget')?.reason}>
          <Segmented
            options={gitTargetOptions}
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
      {gitTarget === 'branch' && run.catalog.id !== undefined && (
        <RecentBranches
          catalogId={run.catalog.id}
          typed={run.content.branch}
          onChoose={(branch) => change('branch', branch)}
        />
      )}
    </>
  )
}

function UploadedSource({ form }: { form: RunForm }) {
  return (
    <ChoiceField
      form={form}
      field="sourceId"
      label="Source"
      offer={form.offers.sources}
      optionOf={sourceOption}
      chosen={form.run.source}
      detailShown
      emptyText="No sources found."
      query={form.queries.sources}
    />
  )
}

function ReusedSource({ form }: { form: RunForm }) {
  return (
    <ChoiceField
      form={form}
      field="sourceJobId"
      label="Source Job"
      offer={form.offers.sourceJobs}
      optionOf={jobOption}
      chosen={form.run.sourceJob}
      detailShown
      emptyText="No jobs found."
      // The jobs to run again come from the same query: its status is shown there when both are visible.
      query={form.run.content.testMethod === 'suite' ? form.queries.jobs : undefined}
    />
  )
}

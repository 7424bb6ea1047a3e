import { useMemo } from 'react'
import { keysOf } from '@/lib/objects.ts'
import { emptyListText, isEmpty, type Offer } from '@/models/run-drawer/run-offers.ts'
import { testMethods } from '@/models/run-drawer/run-state.ts'
import { labelsOfSuites } from '@/models/run-drawer/run-suites.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import type { Option } from '@/ui/fields/options.ts'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { ChoiceField } from './choice-field.tsx'
import { catalogOption, jobOption, suiteOption } from './run-options.ts'
import type { RunForm } from './use-run-form.ts'

interface SuitesFieldProps {
  form: RunForm
  field: 'suiteIds' | 'suiteLabels' | 'retestSuiteIds'
  label: string
  options: readonly Option[]
  /** Whether options are still loading, or could not be loaded. */
  state: Offer<unknown>['state']
  /** Text of the field without options. */
  emptyText: string
}

/** Multiple choice of suites or labels; none chosen reads `All`. */
function SuitesField({ form, field, label, options, state, ...texts }: SuitesFieldProps) {
  const lock = form.lockOf(field)
  const { content } = form.run
  const emptyText = emptyListText(state, texts.emptyText)
  const unlocked = options.length > 0 ? 'All' : state === 'loading' ? 'Loading...' : emptyText
  return (
    <Field label={label} error={form.errorOf(field)} disabledReason={lock?.reason}>
      <MultiSelect
        label={label}
        options={options}
        value={content[field]}
        onValueChange={(values) => form.change(field, values)}
        emptySummary={lock ? (lock.shownText ?? '–') : unlocked}
        emptyText={emptyText}
        loading={state === 'loading'}
      />
    </Field>
  )
}

const methodOptions = keysOf(testMethods).map((value) => ({ value, label: testMethods[value] }))

/** Catalog of a job, and what it tests. */
export function CatalogSection({ form }: { form: RunForm }) {
  const { run, change, lockOf } = form
  return (
    <>
      <ChoiceField
        form={form}
        field="catalogId"
        label="Catalog"
        offer={form.allCatalogs}
        optionOf={catalogOption}
        chosen={run.catalog}
        emptyText="No catalog available"
        query={form.queries.catalogs}
      />
      {isEmpty(form.offers.catalogs) && (
        <p className="-mt-3 text-sm">
          <TextLink to="/vehicle_catalogs/new">New Catalog</TextLink>
        </p>
      )}
      <Field group label="Test Method" disabledReason={lockOf('testMethod')?.reason}>
        <Segmented
          options={methodOptions}
          value={run.content.testMethod}
          onValueChange={(method) => change('testMethod', method)}
        />
      </Field>
      {run.content.testMethod === 'suite' ? <Suites form={form} /> : <Retest form={form} />}
    </>
  )
}

function Suites({ form }: { form: RunForm }) {
  const { suites } = form.offers
  const options = useMemo(() => suites.items.map(suiteOption), [suites])
  const labels = useMemo(
    () => labelsOfSuites(suites.items).map((text) => ({ value: text, label: text })),
    [suites],
  )
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
        <SuitesField
          form={form}
          field="suiteIds"
          label="Suites"
          options={options}
          state={suites.state}
          emptyText="No suites found."
        />
        <SuitesField
          form={form}
          field="suiteLabels"
          label="Suite Labels"
          options={labels}
          state={suites.state}
          emptyText="No suite labels found."
        />
      </div>
      <QueryStatus query={form.queries.suites} />
    </div>
  )
}

function Retest({ form }: { form: RunForm }) {
  const { offers, queries, run } = form
  const { retestJobs, retestSuites } = offers
  const suites = useMemo(() => retestSuites.items.map(suiteOption), [retestSuites])
  const hasJob = run.retestJob.id !== undefined
  return (
    <div className="flex flex-col gap-4">
      <ChoiceField
        form={form}
        field="retestJobId"
        label="Job"
        offer={retestJobs}
        optionOf={jobOption}
        chosen={run.retestJob}
        detailShown
        emptyText="No jobs found."
        query={queries.jobs}
      />
      <div className="flex flex-col gap-2">
        <SuitesField
          form={form}
          field="retestSuiteIds"
          label="Suites"
          options={hasJob ? suites : []}
          // Without a job no suites are loading.
          state={hasJob ? retestSuites.state : retestJobs.state}
          emptyText="No suites found."
        />
        <QueryStatus query={queries.retestSuites} />
      </div>
    </div>
  )
}

import { useMemo } from 'react'
import { whyNotOnCatalog } from '@/features/catalogs/model/actions.ts'
import { keysOf } from '@/lib/objects.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { ChoiceField } from './choice-field.tsx'
import { testMethods } from './model/state.ts'
import { labelsOfSuites } from './model/suites.ts'
import { jobDetail, suiteDetail } from './option-details.ts'
import { SuitesField } from './suites-field.tsx'
import type { RunForm } from './use-run-form.ts'

const methodOptions = keysOf(testMethods).map((value) => ({ value, label: testMethods[value] }))

/** Catalog of a job, and what it tests. */
export function CatalogSection({ form }: { form: RunForm }) {
  const { run, allCatalogs, queries, change, lockOf } = form
  const catalogs = useMemo(
    () =>
      allCatalogs.items.map((catalog) => ({
        value: catalog.id,
        label: catalog.displayName,
        detail: catalog.description,
        disabledReason: whyNotOnCatalog('run', catalog),
      })),
    [allCatalogs],
  )
  return (
    <>
      <div className="flex flex-col gap-2">
        <ChoiceField
          form={form}
          field="catalogId"
          label="Catalog"
          options={catalogs}
          resolved={run.catalog}
          state={allCatalogs.state}
          emptyText="No catalog available"
        />
        <QueryStatus query={queries.catalogs} />
      </div>
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
  const options = useMemo(
    () =>
      suites.items.map((suite) => ({
        value: suite.id,
        label: suite.displayName,
        detail: suiteDetail(suite),
      })),
    [suites],
  )
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
  const jobs = useMemo(
    () =>
      offers.retestJobs.items.map(({ id, report }) => ({
        value: id,
        label: id,
        detail: jobDetail(report),
      })),
    [offers.retestJobs],
  )
  const suites = useMemo(
    () =>
      offers.retestSuites.items.map((suite) => ({
        value: suite.id,
        label: suite.displayName,
        detail: suiteDetail(suite),
      })),
    [offers.retestSuites],
  )
  // Without a job no suites are loading.
  const suitesState =
    run.retestJob.id === undefined ? offers.retestJobs.state : offers.retestSuites.state
  return (
    <div className="flex flex-col gap-4">
      <ChoiceField
        form={form}
        field="retestJobId"
        label="Job"
        options={jobs}
        resolved={run.retestJob}
        state={offers.retestJobs.state}
        help={jobs.find(({ value }) => value === run.retestJob.id)?.detail}
        emptyText="No jobs found."
      />
      <QueryStatus query={queries.jobs} />
      <SuitesField
        form={form}
        field="retestSuiteIds"
        label="Suites"
        options={run.retestJob.id === undefined ? [] : suites}
        state={suitesState}
        emptyText="No suites found."
      />
      <QueryStatus query={queries.retestSuites} />
    </div>
  )
}

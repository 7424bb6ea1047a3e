import { useMemo, useState } from 'react'
import { defaultPageSize } from '@/lib/paging.ts'
import { changeSpec } from '@/models/suites/suite-content.ts'
import type { SpecDraft } from '@/models/suites/suite-draft.ts'
import {
  parametersOfSpec,
  parametersOfSuite,
  specOverrideProblems,
} from '@/models/suites/suite-problems.ts'
import { matchSpecs } from '@/models/suites/suite-specs.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { keepEnter } from '@/ui/fields/keep-enter.ts'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { FormSection } from '@/ui/forms/form-page.tsx'
import { type Column, DataTable, type RowDetails, type TableView } from '@/ui/table/data-table.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { OverridesEditor } from './overrides-editor.tsx'
import { SpecScenarioLink } from './spec-scenario-link.tsx'
import { useSuiteWizard } from './wizard-context.ts'

const keyOf = (spec: SpecDraft) => spec.key

const columns: Column<SpecDraft>[] = [
  {
    id: 'scenario',
    width: 200,
    grow: 2,
    header: 'Scenario',
    cell: (spec) => <SpecScenarioLink spec={spec} />,
    sortValue: (spec) => spec.scenarioDisplayName,
  },
  {
    id: 'version',
    width: 84,
    header: 'Version',
    cell: (spec) => spec.scenarioVersionId ?? 'Latest',
  },
  {
    id: 'parameters',
    width: 180,
    grow: 2,
    header: 'Parameters',
    cell: (spec) => <ParameterNames spec={spec} />,
  },
  {
    id: 'overrides',
    width: 140,
    header: 'Overrides',
    cell: (spec) => <OverrideCount spec={spec} />,
    sortValue: countOf,
    firstSort: 'descending',
  },
]

function countOf(spec: SpecDraft) {
  return spec.overrides.length + spec.scenarioOverrides.length
}

const details: RowDetails<SpecDraft> = {
  label: (spec) => `Overrides of ${spec.scenarioDisplayName}`,
  content: (spec) => <SpecOverrides spec={spec} />,
}

/** The second step of a plain suite: parameter overrides. */
export function OverridesStep() {
  const { content, versionInfos, change } = useSuiteWizard()
  const [view, setView] = useState<TableView>({ page: 1, pageSize: defaultPageSize })
  const [search, setSearch] = useState('')
  const parameters = parametersOfSuite(content.specs, versionInfos)
  const overridable = useMemo(
    () =>
      content.specs.filter(
        (spec) => countOf(spec) > 0 || parametersOfSpec(spec, versionInfos).length > 0,
      ),
    [content.specs, versionInfos],
  )
  const rows = useMemo(() => matchSpecs(overridable, search), [overridable, search])

  return (
    <div className="flex flex-col gap-8">
      <FormSection
        title="All scenarios of the suite"
        help="Applies to every scenario with the parameter, unless the scenario has its own override."
      >
        {parameters.length === 0 && content.overrides.length === 0 ? (
          <p className="text-sm text-muted">The chosen scenarios have no parameters.</p>
        ) : (
          <OverridesEditor
            owner="all scenarios"
            parameters={parameters}
            drafts={content.overrides}
            onChange={(overrides) => change((current) => ({ ...current, overrides }))}
          />
        )}
      </FormSection>
      <FormSection title="Single scenarios" help="Open a scenario to override its parameters only.">
        <SearchInput
          label="Scenario name"
          value={search}
          onValueChange={(text) => {
            setSearch(text)
            setView((current) => ({ ...current, page: 1 }))
          }}
          onKeyDown={keepEnter}
          className="max-w-80"
        />
        <DataTable
          label="Scenarios with parameters"
          columns={columns}
          rows={rows}
          rowId={keyOf}
          view={view}
          onViewChange={(next) => setView((current) => ({ ...current, ...next }))}
          details={details}
          empty={
            <EmptyState>
              {overridable.length === 0
                ? 'No chosen scenario has parameters.'
                : 'No scenario with parameters matches the name.'}
            </EmptyState>
          }
        />
      </FormSection>
    </div>
  )
}

function ParameterNames({ spec }: { spec: SpecDraft }) {
  const { versionInfos } = useSuiteWizard()
  const names = parametersOfSpec(spec, versionInfos).map(({ name }) => name)
  return (
    <span className="font-mono text-xs">
      <TruncatedText text={names.join(', ')} />
    </span>
  )
}

function OverrideCount({ spec }: { spec: SpecDraft }) {
  const { versionInfos } = useSuiteWizard()
  const problems = specOverrideProblems(spec, versionInfos).length
  return (
    <span className="inline-flex items-center gap-2">
      {countOf(spec)}
      {problems > 0 && (
        <Badge tone="failed">{problems === 1 ? '1 error' : `${problems} errors`}</Badge>
      )}
    </span>
  )
}

function SpecOverrides({ spec }: { spec: SpecDraft }) {
  const { versionInfos, change } = useSuiteWizard()
  // Stays visible after its last override is removed.
  const [hadScenarioOverrides] = useState(spec.scenarioOverrides.length > 0)
  const parameters = parametersOfSpec(spec, versionInfos)
  const name = spec.scenarioDisplayName
  return (
    <div className="flex flex-col gap-5">
      <OverridesEditor
        owner={name}
        parameters={parameters}
        drafts={spec.overrides}
        onChange={(overrides) => change((content) => changeSpec(content, spec.key, { overrides }))}
      />
      {hadScenarioOverrides && (
        <section className="flex flex-col gap-3 border-t pt-4">
          <h3 className="text-sm font-semibold">Stored at the level of the scenario</h3>
          <OverridesEditor
            owner={`${name}, scenario level`}
            parameters={parameters}
            drafts={spec.scenarioOverrides}
            onChange={(scenarioOverrides) =>
              change((content) => changeSpec(content, spec.key, { scenarioOverrides }))
            }
          />
        </section>
      )}
    </div>
  )
}

import type { Suite, SuiteSpec } from '@generated/evaluation/types.ts'
import type { ReactNode } from 'react'
import { purposeName } from '@/models/suites/suite-settings.ts'
import { ByLine } from '@/page/by-line.tsx'
import { ScenarioLink } from '@/page/links.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { LabelChips } from '@/ui/text/label-chips.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { OverrideChips } from '../override-chips.tsx'
import { hasOverrides, SpecOverrides } from './spec-overrides.tsx'
import { specRowsOf } from './spec-rows.ts'

/** Number of scenarios with own overrides that are named. */
const namedScenarios = 3

/** Overview of a suite: everything but its lists. */
export function SuiteOverview({ suite }: { suite: Suite }) {
  const items: OverviewItem[] = [
    { label: 'Description', value: suite.description, wide: true },
    { label: 'Type', value: suite.type },
    { label: 'Purpose', value: purposeName(suite.purpose) },
    {
      label: 'Environment types',
      value: chips(suite.targetEnvironmentTypes),
    },
    { label: 'Labels', value: suite.labels.length > 0 && <LabelChips labels={suite.labels} /> },
    {
      label: 'Suite-level overrides',
      value: suite.parameterSetOverrides.length > 0 && (
        <OverrideChips overrides={suite.parameterSetOverrides} />
      ),
      wide: true,
    },
    {
      label: 'Scenario-level overrides',
      value: scenarioOverrides(suite.specs),
      wide: true,
    },
    { label: 'Created', value: <ByLine at={suite.createdAt} by={suite.createdBy} /> },
    { label: 'Updated', value: <ByLine at={suite.updatedAt} by={suite.updatedBy} /> },
    ...(suite.deprecated
      ? [{ label: 'Deleted', value: <DateText at={suite.deprecatedAt} form="date-time" /> }]
      : []),
    { label: 'Version', value: <Copyable text={suite.versionId} what="version ID" /> },
    { label: 'ID', value: <Copyable text={suite.id} what="suite ID" /> },
  ]
  // Empty and undefined both show as absent.
  return (
    <Overview
      label="Overview"
      items={items.map((item) => ({ ...item, value: item.value || undefined }))}
    />
  )
}

const chips = (texts: readonly string[]): ReactNode =>
  texts.length > 0 && texts.map((text) => <Chip key={text}>{text}</Chip>)

const scenarioOverrides = (specs: readonly SuiteSpec[]): ReactNode => {
  const overridden = specRowsOf(specs).filter(({ spec }) => hasOverrides(spec))
  if (overridden.length === 0) return undefined
  const more = overridden.length - namedScenarios
  return (
    <ul className="flex min-w-0 flex-col gap-1.5">
      {overridden.slice(0, namedScenarios).map(({ key, spec }) => (
        <li key={key} className="flex flex-wrap items-center gap-1.5">
          <ScenarioLink
            id={spec.scenarioId}
            name={spec.scenarioDisplayName}
            {...(spec.scenarioVersionId !== undefined && { version: spec.scenarioVersionId })}
          />
          <SpecOverrides spec={spec} />
        </li>
      ))}
      {more > 0 && (
        <li className="text-muted">
          {more === 1 ? '1 more scenario' : `${more} more scenarios`}, in the list below
        </li>
      )}
    </ul>
  )
}

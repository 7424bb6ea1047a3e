import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { OverrideChips } from '@/features/suites/override-chips.tsx'
import { shortId } from '@/lib/ids.ts'
import { filledLabels } from '@/lib/label-checks.ts'
import { formatCount } from '@/lib/numbers.ts'
import { defaultPageSize } from '@/lib/paging.ts'
import { type OverrideDraft, overrideOf } from '@/models/suites/overrides.ts'
import type { AttachmentDraft, DetailsDraft, SpecDraft } from '@/models/suites/suite-draft.ts'
import { purposeName } from '@/models/suites/suite-settings.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { type Column, DataTable, type TableView } from '@/ui/table/data-table.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { LabelChips } from '@/ui/text/label-chips.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import { SpecScenarioLink } from './spec-scenario-link.tsx'
import { useSuiteWizard } from './wizard-context.ts'

const Overrides = ({ drafts, fit }: { drafts: readonly OverrideDraft[]; fit?: boolean }) => (
  <OverrideChips overrides={drafts.map(overrideOf)} fit={fit} />
)

const keyOf = (spec: SpecDraft) => spec.key

const specColumns: Column<SpecDraft>[] = [
  {
    id: 'scenario',
    width: 220,
    grow: 3,
    header: 'Scenario',
    cell: (spec) => <SpecScenarioLink spec={spec} />,
  },
  {
    id: 'version',
    width: 76,
    header: 'Version',
    cell: (spec) => spec.scenarioVersionId ?? 'Latest',
  },
  {
    id: 'essential',
    width: 112,
    header: 'Must succeed',
    cell: (spec) => (spec.essential ? 'Yes' : 'No'),
  },
  {
    id: 'unavailable',
    width: 60,
    header: 'N/A',
    cell: (spec) => (spec.unavailable ? 'Yes' : 'No'),
  },
  {
    id: 'overrides',
    width: 160,
    grow: 2,
    header: 'Overrides',
    cell: (spec) => <Overrides drafts={[...spec.overrides, ...spec.scenarioOverrides]} fit />,
  },
]

const catalogIdOf = (attachment: AttachmentDraft) => attachment.catalogId

const catalogColumns: Column<AttachmentDraft>[] = [
  {
    id: 'catalog',
    width: 220,
    grow: 1,
    header: 'Catalog',
    cell: (attachment) => attachment.catalogDisplayName,
  },
  {
    id: 'version',
    width: 100,
    header: 'Version',
    cell: ({ catalogVersionId }) =>
      catalogVersionId === undefined ? 'Latest' : shortId(catalogVersionId),
  },
]

const chips = (texts: readonly string[]): ReactNode =>
  texts.length === 0 ? <EmptyCell /> : texts.map((text) => <Chip key={text}>{text}</Chip>)

/** The last step: summary of everything to be saved. */
export function ConfirmStep({ form }: { form: UseFormReturn<DetailsDraft> }) {
  const { purpose, content } = useSuiteWizard()
  const details = form.getValues()
  return (
    <div className="flex flex-col gap-6">
      <Overview
        label="Suite"
        items={[
          { label: 'Name', value: <bdi>{details.displayName.trim()}</bdi> },
          { label: 'Type', value: details.type },
          { label: 'Description', value: details.description || undefined, wide: true },
          { label: 'Purpose', value: purposeName(purpose) },
          {
            label: 'Target environment types',
            value: chips(details.targetEnvironmentTypes),
          },
          {
            label: 'Labels',
            value: <LabelChips labels={filledLabels(details.labels)} />,
            wide: true,
          },
          {
            label: 'Parameter set overrides',
            value: <Overrides drafts={content.overrides} />,
            wide: true,
          },
        ]}
      />
      <ConfirmTable
        title="Scenarios"
        columns={specColumns}
        rows={content.specs}
        rowId={keyOf}
        empty="The suite has no scenarios: its jobs test nothing."
      />
      <ConfirmTable
        title="Catalogs"
        columns={catalogColumns}
        rows={content.attachments}
        rowId={catalogIdOf}
        empty="The suite is attached to no catalog."
      />
    </div>
  )
}

interface ConfirmTableProps<Row extends object> {
  title: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  empty: string
}

function ConfirmTable<Row extends object>(props: ConfirmTableProps<Row>) {
  const { title, columns, rows, rowId, empty } = props
  const [view, setView] = useState<TableView>({ page: 1, pageSize: defaultPageSize })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">
        {title} <span className="font-normal text-muted">{formatCount(rows.length)}</span>
      </h2>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowId={rowId}
        view={view}
        onViewChange={(next) => setView((current) => ({ ...current, ...next }))}
        empty={<EmptyState>{empty}</EmptyState>}
      />
    </section>
  )
}

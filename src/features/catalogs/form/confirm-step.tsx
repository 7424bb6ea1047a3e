import type { Suite } from '@generated/evaluation/types.ts'
import { useMemo, useState } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import { defaultPageSize } from '@/lib/paging.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { type Column, DataTable, type TableView } from '@/ui/table/data-table.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import {
  type AttachmentChange,
  changeLabel,
  changesOf,
  chosenSuites,
  isOffered,
  type SuiteChoices,
} from '../model/attachments.ts'
import { type CatalogDetails, savedDetails } from '../model/details.ts'

const rowId = ({ suiteId }: AttachmentChange) => suiteId

const columns: readonly Column<AttachmentChange>[] = [
  {
    id: 'suite',
    width: 220,
    grow: 1,
    header: 'Suite',
    cell: ({ displayName }) => displayName,
  },
  { id: 'change', width: 160, header: 'Change', cell: changeLabel },
]

interface ConfirmStepProps {
  details: CatalogDetails
  suites: readonly Suite[]
  /** Id of the stored catalog; undefined for a new one. */
  catalogId: string | undefined
  choices: SuiteChoices
}

/** The last step: summary of everything to be saved. */
export function ConfirmStep({ details, suites, catalogId, choices }: ConfirmStepProps) {
  const { displayName, description } = savedDetails(details)
  const [view, setView] = useState<TableView>({ page: 1, pageSize: defaultPageSize })
  const changes = useMemo(() => changesOf(suites, choices), [suites, choices])
  const chosen = chosenSuites(suites.filter(isOffered), catalogId, choices).size
  return (
    <div className="flex flex-col gap-6">
      <Overview
        label="Catalog"
        items={[
          { label: 'Name', value: <bdi>{displayName}</bdi> },
          { label: 'Suites', value: `${formatCount(chosen)} chosen` },
          {
            label: 'Description',
            value: description ? (
              <span className="whitespace-pre-line">{description}</span>
            ) : undefined,
            wide: true,
          },
        ]}
      />
      <section className="flex flex-col gap-3">
        <h2 className="text-base font-semibold">
          Suites to update{' '}
          <span className="font-normal text-muted">{formatCount(changes.length)}</span>
        </h2>
        <DataTable
          label="Suites to update"
          columns={columns}
          rows={changes}
          rowId={rowId}
          view={view}
          onViewChange={(next) => setView((current) => ({ ...current, ...next }))}
          empty={<EmptyState title="No suite changes." />}
        />
      </section>
    </div>
  )
}

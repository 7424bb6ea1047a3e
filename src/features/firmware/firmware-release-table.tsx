import { useSearch } from '@tanstack/react-router'
import { releaseColumns } from '@/features/firmware/list/firmware-columns.tsx'
import type { SearchOf } from '@/lib/search-params.ts'
import { releaseFilter } from '@/models/firmware/firmware-filter.ts'
import { releasesQueryOptions } from '@/models/firmware/firmware-queries.ts'
import { releaseKind } from '@/models/firmware/firmware-release.ts'
import { ThingList } from '@/page/thing-list.tsx'
import { RunJobButton } from '@/parts/run-job-button.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { releaseActions } from './firmware-release-actions.tsx'

const noMatchText = ({ draft, deleted, display_name }: SearchOf<typeof releaseFilter.schema>) =>
  display_name
    ? 'No release of this catalog matches the filter.'
    : `No release of this catalog is ${[deleted && 'deleted', draft && 'a draft'].filter(Boolean).join(' and ')}.`

interface FirmwareReleaseTableProps {
  catalogId: string
  /** Whether jobs of the catalog can be started. */
  canRun?: boolean
}

/** The firmware releases of a catalog, newest first. */
export function FirmwareReleaseTable({ catalogId, canRun = false }: FirmwareReleaseTableProps) {
  const projectId = useProjectId()
  const search = useSearch({ strict: false })
  return (
    <ThingList
      owner={{ one: 'catalog', id: catalogId }}
      label="Releases"
      kind={releaseKind}
      query={releasesQueryOptions({ projectId, catalogId }, releaseFilter.serviceOf(search))}
      columns={releaseColumns}
      actions={releaseActions}
      context={undefined}
      filter={releaseFilter}
      noMatch={noMatchText(search)}
      create={
        canRun && <RunJobButton catalogId={catalogId} label="Run a job" variant="secondary" />
      }
      empty={
        canRun
          ? 'This catalog has no firmware release yet. An evaluation job makes one when it is started with Release on.'
          : 'This catalog has no firmware release.'
      }
    />
  )
}

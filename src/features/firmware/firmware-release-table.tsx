import { useSearch } from '@tanstack/react-router'
import { releaseColumns } from '@/features/firmware/list/firmware-columns.tsx'
import type { SearchOf } from '@/lib/search-params.ts'
import { releaseFilter } from '@/models/firmware/firmware-filter.ts'
import { releasesQueryOptions } from '@/models/firmware/firmware-queries.ts'
import { releaseKind } from '@/models/firmware/firmware-release.ts'
import { useRowActions } from '@/page/actions.tsx'
import { useRememberList } from '@/page/kind.ts'
import { QueryList } from '@/page/query-list.tsx'
import { RunJobButton } from '@/parts/run-job-button.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query-parameters.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { releaseActions, releaseSubject } from './firmware-release-actions.tsx'

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
  const { rowActions, dialog } = useRowActions(releaseSubject, releaseActions, undefined)
  useRememberList(releaseKind, catalogId)
  return (
    <>
      <QueryList
        // Keeps the rows while another filter loads, but not those of another catalog.
        key={catalogId}
        label="Releases"
        kind={releaseKind}
        query={{
          ...releasesQueryOptions({ projectId, catalogId }, releaseFilter.serviceOf(search)),
          placeholderData: keepWithinProject(projectId),
        }}
        columns={releaseColumns}
        rowActions={rowActions}
        filter={releaseFilter}
        noMatch={noMatchText(search)}
        empty={
          <EmptyState
            action={
              canRun && <RunJobButton catalogId={catalogId} label="Run a job" variant="secondary" />
            }
          >
            This catalog has no firmware release yet. An evaluation job makes one when it is started
            with Release on.
          </EmptyState>
        }
      />
      {dialog}
    </>
  )
}
